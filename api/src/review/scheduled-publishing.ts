import { sql } from 'drizzle-orm';
import { lockCourse } from '../courses/course-rows.ts';
import { workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { rowsOf, type Database } from '../database/database.ts';
import { publishNow } from './publishing.service.ts';

/** Any number; the same for every process of the site. */
const LOCK = 7_106_1202;

/**
 * Publishes what is approved and due; safe to run in every replica at once: one of them gets the lock, and each course
 * is looked at again under its own lock. Returns the ids of what was published.
 */
export const publishDueCourses = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    const [turn] = await rowsOf<{ ours: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${LOCK}) as ours`);
    if (!turn?.ours) return [];
    const published: string[] = [];
    for (const id of await findDue(tx)) {
      const work = await lockCourse(tx, { id });
      if (work === undefined || !isDue(work)) continue;
      await publishNow(tx, work, null);
      published.push(id);
    }
    return published;
  });

async function findDue(tx: Database): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from courses where status = 'approved' and publish_at <= now() and deleted_at is null
        union
        select r.course_id from course_revisions r join courses c on c.id = r.course_id
        where r.status = 'approved' and r.publish_at <= now() and c.deleted_at is null
        limit 50`,
  );
  return rows.map(({ id }) => id);
}

function isDue(work: CourseAtWork): boolean {
  const { publishAt } = work.revision ?? work.course;
  return workStatus(work) === 'approved' && publishAt !== null && publishAt <= new Date();
}
