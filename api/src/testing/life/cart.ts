import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { courseId }) => {
  await db.execute(sql`insert into cart_items (user_id, kind, item_id) values (${user.id}, 'course', ${courseId})`);
};
