import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await db.execute(sql`insert into lesson_notes (id, user_id, course_id, lesson_id, text, second)
    select ${v7()}, ${user.id}, ${courseId}, l.id, ${`A note by ${word}`}, 12 from lessons l
    where l.course_id = ${courseId} order by l."order" limit 1`);
};
