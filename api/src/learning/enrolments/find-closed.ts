import { sql } from 'drizzle-orm';
import type { LessonWait } from '@stoa/shared/contract/learning/player.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isTaughtBy, isTeam, type Taught } from '../../teaching/courses/courses.policy.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findOpeningLater } from '../../teaching/courses/find-opening-later.ts';
import { findPrerequisites } from '../../teaching/courses/prerequisites.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';
import { findOutline, type OutlineModule } from '../../teaching/lessons/outline.ts';
import { isLearning } from './enrolments.policy.ts';
import { findEnrolment } from './enrolments.repository.ts';
import type { EnrolmentRow } from './enrolments.tables.ts';
import { allOpen, closedLessons, type ClosedLessons } from './openings.policy.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** What has to be completed before this person begins courses that they take, by course; none where nothing. */
    findWaits?: (
      db: Database,
      of: { userId: string; courseIds: readonly string[] },
    ) => Promise<ReadonlyMap<string, LessonWait[]>>;
  }
}

interface Asked {
  course: Taught & Pick<CourseRow, 'id' | 'prerequisites'>;
  enrolment: EnrolmentRow | undefined;
  /** Where it was read already. */
  outline?: readonly OutlineModule[];
  now?: Date;
}

/** What does not open yet to this viewer. A course's team sees all of it, at any time. */
export const findClosed = async (reach: WithNouns, viewer: Viewer | undefined, asked: Asked): Promise<ClosedLessons> =>
  isTeam(viewer, asked.course) ? allOpen : findClosedTo(reach, viewer?.user.id, asked);

/** The same to somebody who is not of the team; undefined is a guest. */
export async function findClosedTo(
  { db, nouns }: WithNouns,
  userId: string | undefined,
  { course, enrolment, outline: known, now = new Date() }: Asked,
): Promise<ClosedLessons> {
  const outline = known ?? (await findOutline(db, course.id));
  const waits = isLearning(enrolment) ? await findWaits({ db, nouns }, userId, [course.id]) : undefined;
  const before = [...(await findUnfinished(db, userId, course)), ...(waits?.get(course.id) ?? [])];
  const hasOpenings = outline.some((module) => module.opening || module.lessons.some(({ opening }) => opening));
  if (!hasOpenings && before.length === 0) return allOpen;
  const learns = isLearning(enrolment) ? enrolment : undefined;
  const completed = learns ? await findCompleted(db, learns.id) : new Set<string>();
  return closedLessons(outline, { enrolledAt: learns?.enrolledAt, completed, before, now });
}

/** A course that they teach themselves, and thus never took, asks nothing of them. */
async function findUnfinished(
  db: Database,
  userId: string | undefined,
  { prerequisites }: Pick<CourseRow, 'prerequisites'>,
): Promise<LessonWait[]> {
  const musts = await findPrerequisites(
    db,
    prerequisites.filter(({ must }) => must),
  );
  const waits: LessonWait[] = [];
  for (const { course_id, name, slug } of musts) {
    const enrolment = await findEnrolment(db, userId, course_id);
    const course = await findCourse(db, { id: course_id });
    const isDone = enrolment?.completedAt || (course && userId !== undefined && isTaughtBy(course, userId));
    if (!isDone) waits.push({ kind: 'course', name, slug });
  }
  return waits;
}

/** By course: what other nouns have it wait for. */
async function findWaits(
  { db, nouns }: WithNouns,
  userId: string | undefined,
  courseIds: readonly string[],
): Promise<Map<string, LessonWait[]>> {
  const found = new Map<string, LessonWait[]>();
  if (userId === undefined || courseIds.length === 0) return found;
  for (const noun of nouns) {
    const waits = (await noun.findWaits?.(db, { userId, courseIds })) ?? new Map<string, LessonWait[]>();
    for (const [id, more] of waits) found.set(id, [...(found.get(id) ?? []), ...more]);
  }
  return found;
}

/** The same of several courses that this viewer takes; closed lessons of all of them. */
export async function findClosedIn(
  reach: WithNouns,
  viewer: Viewer,
  courseIds: readonly string[],
): Promise<ClosedLessons> {
  const { db } = reach;
  const closed = new Map<string, LessonWait[]>();
  const ids = [...new Set(courseIds)];
  const waits = await findWaits(reach, viewer.user.id, ids);
  for (const id of new Set([...(await findOpeningLater(db, ids)), ...waits.keys()])) {
    const course = await findCourse(db, { id });
    if (course === undefined) continue;
    const enrolment = await findEnrolment(db, viewer.user.id, id);
    for (const [lesson, waits] of await findClosed(reach, viewer, { course, enrolment })) closed.set(lesson, waits);
  }
  return closed;
}

async function findCompleted(db: Database, enrolmentId: string): Promise<Set<string>> {
  const rows = await rowsOf<{ lesson_id: string }>(
    db,
    sql`select lesson_id from lesson_progress where enrolment_id = ${enrolmentId} and completed_at is not null`,
  );
  return new Set(rows.map((row) => row.lesson_id));
}

type Lesson = Pick<LessonRow, 'id' | 'courseId'>;

/** @throws `lesson_locked` where one who learns in the course comes too early */
export async function requireOpened(
  reach: WithNouns,
  viewer: Viewer,
  { lesson, enrolment }: { lesson: Lesson; enrolment: EnrolmentRow | undefined },
): Promise<void> {
  const course = await findCourse(reach.db, { id: lesson.courseId });
  const closed = course && (await findClosed(reach, viewer, { course, enrolment }));
  const waits = closed?.get(lesson.id);
  if (waits) throw lockedUntil(waits);
}

type Waits = ReturnType<ClosedLessons['get']>;

export function lockedUntil(waits: Waits): Problem {
  const [first] = waits ?? [];
  if (first?.kind === 'time') return new Problem('lesson_locked', `This lesson opens on ${first.at.slice(0, 10)}.`);
  if (first?.kind === 'course') {
    return new Problem('lesson_locked', `This course opens when you have completed “${first.name}”.`);
  }
  if (first?.kind === 'part') {
    return new Problem('lesson_locked', `This lesson opens when you have finished “${first.title}”.`);
  }
  return new Problem('lesson_locked', 'Enrol in this course to open this lesson.');
}
