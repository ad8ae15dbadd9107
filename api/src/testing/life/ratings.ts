import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await db.execute(sql`insert into course_ratings (course_id, user_id, rating, comment)
    values (${courseId}, ${user.id}, 5, ${`Comment of ${word}`})`);
};
