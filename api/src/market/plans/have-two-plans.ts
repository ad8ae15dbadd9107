import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Merging } from '../../kernel/merge-rule.ts';

/** Of a person one plan lasts at a time. */
export async function haveTwoPlans(db: Database, { from, into }: Merging): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select distinct user_id from subscriptions
        where user_id in (${from}, ${into}) and status in ('trialing', 'active', 'past_due')`,
  );
  return rows.length === 2;
}
