import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons, modules, quizzes } from '../../teaching/lessons/lessons.tables.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import type { EventRow } from '../progress/progress.repository.ts';
import { lessonProgress, progressEvents } from '../progress/progress.tables.ts';

export type TakenLesson = Awaited<ReturnType<typeof findTakenLessons>>[number];

/** The lessons of an enrolment's course in their order, with how far its person is in each. */
export async function findTakenLessons(db: Database, { id, courseId }: Pick<EnrolmentRow, 'id' | 'courseId'>) {
  const rows = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      module: modules.title,
      kind: lessons.kind,
      required: lessons.required,
      durationS: lessons.durationS,
      pages: lessons.pages,
      watchThreshold: courses.watchThreshold,
      passMark: quizzes.passMark,
      ranges: lessonProgress.ranges,
      furthestPage: sql<number>`coalesce((select max((${progressEvents.detail} ->> 'page')::int) from ${progressEvents}
        where ${progressEvents.enrolmentId} = ${id} and ${progressEvents.lessonId} = ${lessons.id}
          and ${progressEvents.kind} = 'page_seen'), 0)`,
      percentage: sql<number>`coalesce(${lessonProgress.percentage}, 0)`,
      completedAt: lessonProgress.completedAt,
      isTried: sql<boolean>`exists (select 1 from ${progressEvents} where ${progressEvents.enrolmentId} = ${id}
        and ${progressEvents.lessonId} = ${lessons.id} and ${progressEvents.kind} = 'quiz_submitted')`,
    })
    .from(lessons)
    .innerJoin(modules, eq(modules.id, lessons.moduleId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(quizzes, eq(quizzes.lessonId, lessons.id))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.enrolmentId, id)))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(modules.order), asc(lessons.order));
  return rows;
}

export async function findLessonEvents(
  db: Database,
  wanted: { enrolmentId: string; lessonId: string; page: number; per_page: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const ofLesson = and(
    eq(progressEvents.enrolmentId, wanted.enrolmentId),
    eq(progressEvents.lessonId, wanted.lessonId),
  );
  const rows = await db
    .select()
    .from(progressEvents)
    .where(ofLesson)
    .orderBy(desc(progressEvents.id))
    .limit(wanted.per_page)
    .offset((wanted.page - 1) * wanted.per_page);
  return { rows, total: await db.$count(progressEvents, ofLesson) };
}

/** What a statement says, of whomever it is. */
const noted = {
  id: progressEvents.id,
  userId: progressEvents.userId,
  lessonId: progressEvents.lessonId,
  kind: progressEvents.kind,
  detail: progressEvents.detail,
  at: progressEvents.at,
  lesson: lessons.title,
  lessonKind: lessons.kind,
  courseId: courses.id,
  course: courses.name,
  language: courses.language,
};
export type NotedEvent = Awaited<ReturnType<typeof findNotedEvents>>[number];

/** By their ids, which stand in time order; those of lessons that are gone are left out. */
export const findNotedEvents = (
  db: Database,
  {
    enrolmentId,
    after,
    before,
    limit,
  }: { enrolmentId?: string; after?: string | undefined; before?: Date; limit: number },
) =>
  db
    .select(noted)
    .from(progressEvents)
    .innerJoin(lessons, eq(lessons.id, progressEvents.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        enrolmentId === undefined ? undefined : eq(progressEvents.enrolmentId, enrolmentId),
        after === undefined ? undefined : gt(progressEvents.id, after),
        before === undefined ? undefined : lt(progressEvents.at, before),
      ),
    )
    .orderBy(asc(progressEvents.id))
    .limit(limit);
