import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into impersonations (id, session_id, actor_id, person_id, reason, ends_at, ended_at)
    values (${v7()}, ${v7()}, ${user.id}, ${user.id}, ${`Asked by ${word}`}, now(), now())`);
};
