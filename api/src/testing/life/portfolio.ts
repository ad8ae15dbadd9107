import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into portfolios values (${user.id}, ${v7()})`);
  await db.execute(sql`insert into portfolio_items (id, user_id, title, url, share)
    values (${v7()}, ${user.id}, ${`Shown by ${word}sson`}, 'https://example.org/', ${v7()})`);
};
