import { sql } from 'drizzle-orm';
import type { Context } from '../../kernel/context.ts';
import { lockCourse } from '../courses/find-course.ts';
import { workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';
import { publishNow } from './publishing.service.ts';
import { hasVerifiedAuthor } from './verified-author.ts';

/**
 * Publishes what is approved and due; safe to run in every replica at once, for each course is looked at again under its
 * own lock. One that cannot be published holds up no other. Returns the ids of what was published.
 */
export async function publishDueCourses({ db, log, nouns }: Pick<Context, 'db' | 'log' | 'nouns'>): Promise<string[]> {
  const published: string[] = [];
  for (const id of await findDue(db)) {
    try {
      if (await publishIfDue(db, id, nouns)) published.push(id);
    } catch (error) {
      log.error({ err: error, course: id }, 'not published as scheduled');
    }
  }
  if (published.length > 0) log.info({ courses: published }, 'published as scheduled');
  return published;
}

const publishIfDue = (db: Database, id: string, nouns: Context['nouns']): Promise<boolean> =>
  db.transaction(async (tx) => {
    const work = await lockCourse(tx, { id });
    if (work === undefined || !isDue(work) || !(await hasVerifiedAuthor(tx, work.course))) return false;
    await publishNow(tx, work, { actorId: null, nouns });
    return true;
  });

async function findDue(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select id from courses where status = 'approved' and publish_at <= now() and deleted_at is null
        union
        select r.course_id from course_revisions r join courses c on c.id = r.course_id
        where r.status = 'approved' and r.publish_at <= now() and c.deleted_at is null`,
  );
  return rows.map(({ id }) => id);
}

function isDue(work: CourseAtWork): boolean {
  const { publishAt } = work.revision ?? work.course;
  return workStatus(work) === 'approved' && publishAt !== null && publishAt <= new Date();
}
