import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await db.execute(sql`insert into review_comments (id, course_id, author_id, body, blocking)
    values (${v7()}, ${courseId}, ${user.id}, ${`Reviewed by ${word}`}, false)`);
  await db.execute(sql`insert into review_replies (id, comment_id, author_id, body)
    select ${v7()}, id, author_id, ${`Answered by ${word}`} from review_comments where author_id = ${user.id}`);
};
