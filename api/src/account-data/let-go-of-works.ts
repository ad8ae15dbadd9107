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

/** Nobody comes to hold what is still ahead; calendars that took it hear of it by the next sequence. */
export async function callOffClasses(tx: Database, hostId: string): Promise<void> {
  await tx.execute(
    sql`update live_sessions
        set cancelled_at = now(), ics_sequence = ics_sequence + 1, updated_at = now()
        where host_id = ${hostId} and cancelled_at is null and starts_at > now()`,
  );
}

/** A published learning path is no longer offered; one that never was goes. */
export async function letGoOfPaths(tx: Database, partnerId: string): Promise<void> {
  await tx.execute(
    sql`update learning_paths set status = 'retired', updated_at = now()
        where partner_id = ${partnerId} and status in ('published', 'unpublished')`,
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
