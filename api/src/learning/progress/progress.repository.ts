import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import type { TimeTaken } from './clock-allowance.ts';
import type { LessonRules, LessonState } from './fold-progress.ts';
import { lessonProgress, progressEvents, type LessonProgressRow } from './progress.tables.ts';

export type NewEvent = typeof progressEvents.$inferInsert;
export type EventRow = typeof progressEvents.$inferSelect;

/** Appends; an event whose key is known already is left out. Returns those that are new, in the order given. */
export async function insertEvents(tx: Database, events: NewEvent[]): Promise<EventRow[]> {
  if (events.length === 0) return [];
  const rows = await tx
    .insert(progressEvents)
    .values(events)
    .onConflictDoNothing({ target: [progressEvents.userId, progressEvents.idemKey] })
    .returning();
  return rows.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Which of these keys of a person's events are known already. */
export async function findKnownKeys(tx: Database, userId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ idemKey: progressEvents.idemKey })
    .from(progressEvents)
    .where(and(eq(progressEvents.userId, userId), inArray(progressEvents.idemKey, [...keys])));
  return new Set(rows.map(({ idemKey }) => idemKey));
}

/** What a person's clock was used for so far, by enrolment; until the transaction ends nobody else uses it. */
export async function lockTimeTaken(tx: Database, userId: string): Promise<TimeTaken[]> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`);
  const rows = await rowsOf<{ enrolled_at: string; watched_s: number; read_s: number }>(
    tx,
    sql`select e.enrolled_at,
          coalesce(sum((
            select sum((r.range ->> 1)::float8 - (r.range ->> 0)::float8)
            from jsonb_array_elements(p.ranges) as r(range))), 0)::float8 as watched_s,
          coalesce(sum(p.read_s), 0)::float8 as read_s
        from enrolments e left join lesson_progress p on p.enrolment_id = e.id
        where e.user_id = ${userId}
        group by e.id`,
  );
  return rows.map((row) => ({
    enrolledAt: new Date(row.enrolled_at),
    watchedS: row.watched_s,
    readS: row.read_s,
  }));
}

export const findEvents = (db: Database, enrolmentId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(progressEvents)
    .where(eq(progressEvents.enrolmentId, enrolmentId))
    .orderBy(asc(progressEvents.at), asc(progressEvents.id));

/** Rules of the lessons of a course, by id. */
export async function findRules(db: Database, courseId: string): Promise<Map<string, LessonRules>> {
  const rows = await db
    .select({
      id: lessons.id,
      kind: lessons.kind,
      duration_s: lessons.durationS,
      pages: lessons.pages,
      watch_threshold: courses.watchThreshold,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(lessons.courseId, courseId));
  return new Map(rows.map(({ id, ...rules }) => [id, rules]));
}

export async function findProgress(
  db: Database,
  enrolmentId: string,
  lessonIds?: readonly string[],
): Promise<Map<string, LessonProgressRow>> {
  const ofThese = lessonIds ? inArray(lessonProgress.lessonId, [...lessonIds]) : undefined;
  if (lessonIds?.length === 0) return new Map();
  const rows = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.enrolmentId, enrolmentId), ofThese));
  return new Map(rows.map((row) => [row.lessonId, row]));
}

export async function upsertProgress(
  tx: Database,
  enrolmentId: string,
  states: ReadonlyMap<string, LessonState>,
): Promise<void> {
  const rows = [...states].map(([lessonId, state]) => ({
    enrolmentId,
    lessonId,
    positionS: state.position_s,
    ranges: state.ranges,
    readS: state.read_s,
    percentage: state.percentage,
    completedAt: state.completed_at,
  }));
  if (rows.length === 0) return;
  await tx
    .insert(lessonProgress)
    .values(rows)
    .onConflictDoUpdate({
      target: [lessonProgress.enrolmentId, lessonProgress.lessonId],
      set: {
        positionS: sql`excluded.position_s`,
        ranges: sql`excluded.ranges`,
        readS: sql`excluded.read_s`,
        percentage: sql`excluded.percentage`,
        completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`,
        updatedAt: sql`now()`,
      },
    });
}

/** Required lessons of the enrolment's course, and how many of them are completed. */
export async function countRequired(
  db: Database,
  { id, courseId }: { id: string; courseId: string },
): Promise<{ required: number; completed: number }> {
  const [row] = await rowsOf<{ required: number; completed: number }>(
    db,
    sql`select count(*)::int as required, count(p.completed_at)::int as completed
        from lessons l
        left join lesson_progress p on p.lesson_id = l.id and p.enrolment_id = ${id}
        where l.course_id = ${courseId} and l.required`,
  );
  return row ?? { required: 0, completed: 0 };
}
