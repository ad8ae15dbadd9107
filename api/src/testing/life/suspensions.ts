import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into suspensions (id, user_id, suspended_by, reason, public_reason, ended_by, ended_at)
    values (${v7()}, ${user.id}, ${user.id}, 'Noted by those who run the site', ${`Told ${word}`}, ${user.id}, now())`);
};
