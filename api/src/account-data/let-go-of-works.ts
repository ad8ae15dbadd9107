import { eq, sql } from 'drizzle-orm';
import { insertCourseEvent, updateCourseRow } from '../teaching/courses/courses.repository.ts';
import { courses } from '../teaching/courses/courses.tables.ts';
import { type Database, isReferredTo } from '../kernel/database/database.ts';

/**
 * A course that nobody took, and that no path holds, goes. Any other is taken off the catalogue and stays open to those
 * who are enrolled; what was never public of it goes.
 */
export async function letGoOfCourses(tx: Database, ownerId: string): Promise<void> {
  const rows = await tx
    .select({ id: courses.id, status: courses.status })
    .from(courses)
    .where(eq(courses.ownerId, ownerId));
  for (const { id, status } of rows) {
    if (await isDeleted(tx, sql`delete from courses where id = ${id}`)) continue;
    await tx.execute(sql`delete from course_revisions where course_id = ${id} and status <> 'published'`);
    if (status === 'unpublished') continue;
    await updateCourseRow(tx, id, { status: 'unpublished', publishAt: null, unpublishedReason: 'Its author left.' });
    await insertCourseEvent(tx, {
      courseId: id,
      actorId: null,
      action: 'unpublish',
      fromStatus: status,
      toStatus: 'unpublished',
      reason: 'Its author left.',
    });
  }
}

/** Who holds a class with them goes on; what nobody comes to hold is called off, and calendars that took it hear of it. */
export async function callOffClasses(tx: Database, hostId: string): Promise<void> {
  await tx.execute(sql`delete from live_session_hosts where user_id = ${hostId}`);
  const next = sql`(select h.user_id from live_session_hosts h where h.class_id = live_sessions.id order by h.user_id limit 1)`;
  await tx.execute(
    sql`update live_sessions set host_id = ${next}, updated_at = now()
        where host_id = ${hostId} and ${next} is not null and starts_at > now()`,
  );
  await tx.execute(
    sql`delete from live_session_hosts h using live_sessions s where s.id = h.class_id and s.host_id = h.user_id`,
  );
  await tx.execute(
    sql`update live_sessions
        set cancelled_at = now(), ics_sequence = ics_sequence + 1, updated_at = now()
        where host_id = ${hostId} and cancelled_at is null and starts_at > now()`,
  );
}

/** A learning path that was published once is no longer offered; one that never was goes. */
export async function letGoOfPaths(tx: Database, partnerId: string): Promise<void> {
  await tx.execute(
    sql`update learning_paths set status = 'retired', updated_at = now()
        where partner_id = ${partnerId} and (published_at is not null or status in ('published', 'unpublished'))`,
  );
  await tx.execute(
    sql`delete from learning_paths where partner_id = ${partnerId} and status in ('draft', 'in_review')`,
  );
}

/** Tries it aside, so that a row that others refer to stops nothing else. */
async function isDeleted(tx: Database, deletion: ReturnType<typeof sql>): Promise<boolean> {
  try {
    await tx.transaction((aside) => aside.execute(deletion));
    return true;
  } catch (error) {
    if (isReferredTo(error)) return false;
    throw error;
  }
}
