import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import type { Merging } from '../../kernel/merge-rule.ts';

/** Whether the books name the account that would end: they are never rewritten. */
export async function hasSold(db: Database, { from }: Merging): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 as found from ledger_lines
        where account in (
          select distinct ${`creator_payable:${from}:`}::text || t.currency
          from transaction_lines l join transactions t on t.id = l.transaction_id where l.seller_id = ${from})
        limit 1`,
  );
  return rows.length > 0;
}
