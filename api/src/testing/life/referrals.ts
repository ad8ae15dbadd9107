import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }) => {
  await db.execute(sql`insert into referral_links values (${user.id}, ${v7().slice(-12)}, now())`);
};
