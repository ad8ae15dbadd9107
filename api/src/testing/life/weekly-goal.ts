import { sql } from 'drizzle-orm';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }) => {
  await db.execute(sql`insert into goal_reminders (user_id, week) values (${user.id}, '2026-11-23')`);
};
