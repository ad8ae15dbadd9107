import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** A question and an answer to it, which is voted for and accepted; both are their own, in the course of the other. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  const [question, answer] = [v7(), v7()];
  await db.execute(sql`insert into discussions (id, course_id, user_id, by_team, kind, body)
    values (${question}, ${courseId}, ${user.id}, false, 'question', ${`Asked by ${word}`})`);
  await db.execute(sql`insert into discussions (id, course_id, parent_id, user_id, by_team, kind, body)
    values (${answer}, ${courseId}, ${question}, ${user.id}, false, 'comment', ${`Answered by ${word}`})`);
  await db.execute(sql`insert into discussion_votes (discussion_id, user_id) values (${answer}, ${user.id})`);
  await db.execute(
    sql`update discussions set accepted_reply_id = ${answer}, resolved_by = ${user.id} where id = ${question}`,
  );
};
