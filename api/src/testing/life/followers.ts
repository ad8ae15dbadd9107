import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

/** Follows the owner of the other's course, and is followed by them. */
export const withOther: Life['withOther'] = async (db, { user }, { courseId }) => {
  await db.execute(sql`
    insert into instructor_followers (instructor_id, user_id)
    select c.owner_id, ${user.id}::uuid from courses c where c.id = ${courseId} and c.owner_id <> ${user.id}
    union all
    select ${user.id}::uuid, c.owner_id from courses c where c.id = ${courseId} and c.owner_id <> ${user.id}
    on conflict do nothing`);
};
