import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** In the course of another, invited by themselves, as nobody is hindered from. */
export const withOther: Life['withOther'] = async (db, { user }, { courseId }) => {
  await db.execute(sql`insert into course_instructors (id, course_id, user_id, rights, invited_by, accepted_at)
    values (${v7()}, ${courseId}, ${user.id}, '{edit,grade}', ${user.id}, now())`);
  await db.execute(sql`update courses set edited_by = ${user.id} where id = ${courseId}`);
};
