import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { word, postId }) => {
  await db.execute(sql`insert into community_replies (id, post_id, author_id, body)
    values (${v7()}, ${postId}, ${user.id}, ${`Replied by ${word}`})`);
  await db.execute(
    sql`insert into community_reactions (user_id, post_id, kind) values (${user.id}, ${postId}, 'like')`,
  );
  await db.execute(sql`insert into community_reports (post_id, reporter_id, reason, title, body)
    values (${postId}, ${user.id}, ${`Reported by ${word}`}, 'title', 'body')`);
  await db.execute(sql`insert into community_decisions (moderator_id, action, post_id, title, reason)
    values (${user.id}, 'pin', ${postId}, 'title', ${`Decided by ${word}`})`);
};
