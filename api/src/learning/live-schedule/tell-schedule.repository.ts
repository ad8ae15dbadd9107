import { and, asc, inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { type ClassWithCourse, findClassesAmong } from '../live-classes/live-classes.repository.ts';
import { liveClasses } from '../live-classes/live-classes.tables.ts';

/** Classes to come of which people know something else than what is so now, or nothing; by time. */
export async function findUntold(tx: Database, courseId: string): Promise<ClassWithCourse[]> {
  const rows = await tx
    .select({ id: liveClasses.id })
    .from(liveClasses)
    .where(
      and(
        sql`${liveClasses.courseId} = ${courseId}`,
        sql`${liveClasses.startsAt} > now()`,
        sql`(${liveClasses.toldStartsAt} is distinct from ${liveClasses.startsAt}
          or ${liveClasses.toldDurationMin} is distinct from ${liveClasses.durationMin}
          or ${liveClasses.toldCancelled} is distinct from (${liveClasses.cancelledAt} is not null))`,
      ),
    )
    .orderBy(asc(liveClasses.id))
    .for('no key update');
  return findClassesAmong(
    tx,
    rows.map(({ id }) => id),
  );
}

export async function markTold(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(liveClasses)
    .set({
      toldStartsAt: sql`${liveClasses.startsAt}`,
      toldDurationMin: sql`${liveClasses.durationMin}`,
      toldCancelled: sql`${liveClasses.cancelledAt} is not null`,
    })
    .where(inArray(liveClasses.id, [...ids]));
}

/** Who learns in the course, and who holds one of the classes. */
export async function findAudience(
  db: Database,
  { courseId, classes }: { courseId: string; classes: readonly ClassWithCourse[] },
): Promise<string[]> {
  const hosts = classes.flatMap(({ liveClass, coHostIds }) => [liveClass.hostId ?? [], coHostIds].flat());
  const learners = await rowsOf<{ user_id: string }>(
    db,
    sql`select user_id from enrolments where course_id = ${courseId} and status in ('active', 'completed')`,
  );
  return [...new Set([...learners.map(({ user_id }) => user_id), ...hosts])];
}
