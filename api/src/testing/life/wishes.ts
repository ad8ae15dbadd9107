import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { courseId }) => {
  await db.execute(sql`insert into wishes (user_id, course_id, price_minor, currency)
    values (${user.id}, ${courseId}, 4900, 'EUR')`);
};
