import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** What they announced in the course of the other, and what was announced to them there. */
export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  const [written, received] = [v7(), v7()];
  await db.execute(sql`insert into announcements (id, course_id, author_id, subject, body, audience, send_at, sent_at)
    values (${written}, ${courseId}, ${user.id}, ${`About ${word}`}, ${`Announced by ${word}`}, 'all', now(), now()),
      (${received}, ${courseId}, null, 'Next week', 'We glaze on Tuesday.', 'chosen', now(), now())`);
  await db.execute(sql`insert into announcement_recipients (announcement_id, user_id, read_at)
    values (${received}, ${user.id}, now())`);
};
