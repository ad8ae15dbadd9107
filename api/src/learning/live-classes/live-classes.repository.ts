import { and, asc, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm';
import { courses } from '../../teaching/courses/courses.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { liveSessions } from './live-sessions.tables.ts';

export type SessionWithCourse = Awaited<ReturnType<typeof findOfCourse>>[number];

const sessionsWhere = (db: Database, found: SQL | undefined) =>
  db
    .select({ session: liveSessions, course: { id: courses.id, name: courses.name, slug: courses.slug } })
    .from(liveSessions)
    .innerJoin(courses, and(eq(courses.id, liveSessions.courseId), isNull(courses.deletedAt)))
    .where(found)
    .orderBy(asc(liveSessions.startsAt), asc(liveSessions.id));

/** What is on or to come in the courses that this person learns in, and what they host. */
export const findNext = (db: Database, userId: string, { now, limit }: { now: Date; limit: number }) => {
  const learns = db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(
      and(
        eq(enrolments.courseId, liveSessions.courseId),
        eq(enrolments.userId, userId),
        sql`${enrolments.status} in ('active', 'completed')`,
      ),
    );
  const endsAt = sql`${liveSessions.startsAt} + make_interval(mins => ${liveSessions.durationMin})`;
  return sessionsWhere(
    db,
    and(
      isNull(liveSessions.cancelledAt),
      sql`${endsAt} > ${now.toISOString()}::timestamptz`,
      or(eq(liveSessions.hostId, userId), exists(learns)),
    ),
  ).limit(limit);
};

export const findOfCourse = (db: Database, courseId: string) => sessionsWhere(db, eq(liveSessions.courseId, courseId));

export async function findSession(db: Database, id: string): Promise<SessionWithCourse | undefined> {
  const [row] = await sessionsWhere(db, eq(liveSessions.id, id));
  return row;
}
