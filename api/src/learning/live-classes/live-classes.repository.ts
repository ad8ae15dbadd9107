import { and, asc, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { courses } from '../../teaching/courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findOne } from '../../kernel/database/gathering.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { liveClasses } from './live-classes.tables.ts';

export type ClassWithCourse = Awaited<ReturnType<typeof findOfCourse>>[number];

/** Of each class that is asked for. */
export const coHostIdsOf = sql<
  string[]
>`coalesce((select json_agg(h.user_id order by h.user_id) from live_session_hosts h
  where h.class_id = ${liveClasses.id}), '[]')`.mapWith((ids: string[]) => ids);

const classesWhere = (db: Database, found: SQL | undefined) =>
  db
    .select({
      liveClass: liveClasses,
      course: { id: courses.id, name: courses.name, slug: courses.slug },
      coHostIds: coHostIdsOf,
    })
    .from(liveClasses)
    .innerJoin(courses, and(eq(courses.id, liveClasses.courseId), isNull(courses.deletedAt)))
    .where(found)
    .orderBy(asc(liveClasses.startsAt), asc(liveClasses.id));

/** What is on or to come in the courses that this person learns in, and what they host. */
export const findNext = (db: Database, userId: string, { now, limit }: { now: Date; limit: number }) => {
  const learns = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, liveClasses.courseId),
        eq(enrolments.userId, userId),
        sql`${enrolments.status} in ('active', 'completed')`,
      ),
    );
  const endsAt = sql`${liveClasses.startsAt} + make_interval(mins => ${liveClasses.durationMin})`;
  return classesWhere(
    db,
    and(
      isNull(liveClasses.cancelledAt),
      sql`${endsAt} > ${now.toISOString()}::timestamptz`,
      or(
        eq(liveClasses.hostId, userId),
        sql`exists (select from live_session_hosts h where h.class_id = ${liveClasses.id} and h.user_id = ${userId})`,
        exists(learns),
      ),
    ),
  ).limit(limit);
};

export const findOfCourse = (db: Database, courseId: string) => classesWhere(db, eq(liveClasses.courseId, courseId));

export const findOfLesson = async (db: Database, lessonId: string): Promise<ClassWithCourse[]> =>
  (await findOne(db, classesByLesson, lessonId)) ?? [];

async function classesByLesson(db: Database, lessonIds: readonly string[]) {
  const rows = await classesWhere(db, inArray(liveClasses.lessonId, [...lessonIds]));
  return Map.groupBy(rows, ({ liveClass }) => liveClass.lessonId ?? '');
}

export const findClassesAmong = (db: Database, ids: readonly string[]) =>
  classesWhere(db, ids.length === 0 ? sql`false` : inArray(liveClasses.id, [...ids]));

export async function findLiveClass(db: Database, id: string): Promise<ClassWithCourse | undefined> {
  const [row] = await classesWhere(db, eq(liveClasses.id, id));
  return row;
}
