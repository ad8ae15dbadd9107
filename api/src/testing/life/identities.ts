import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into identities (user_id, provider, subject, email)
    values (${user.id}, 'example', ${`subject of ${word}`}, '')`);
};
