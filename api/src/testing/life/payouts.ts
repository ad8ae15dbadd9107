import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Life } from '../full-life.ts';

/** One to themselves, recorded and taken back by themselves, as nobody is hindered from. */
export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  await db.execute(sql`insert into payouts
      (id, creator_id, amount_minor, currency, reference, paid_on, key, recorded_by, reversed_at, reversed_by, reversal_reason)
    values (${v7()}, ${user.id}, 900, 'USD', ${`Paid to ${word}`}, '2026-03-02', ${v7()}, ${user.id}, now(), ${user.id},
      ${`Told by ${word}`})`);
};
