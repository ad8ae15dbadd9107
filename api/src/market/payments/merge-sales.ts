import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { mergeRows } from '../../kernel/merge-rows.ts';
import { Problem } from '../../kernel/problem.ts';
import { hasSold } from '../ledger/has-sold.ts';

/** What is not paid yet will be booked to the account that stays; what was paid while nobody looked stops the merge. */
export const foldSales: MergeFold = async ({ db: tx }, { from, into }) => {
  await tx.execute(
    sql`select from transactions where id in (select transaction_id from transaction_lines where seller_id = ${from})
        order by id for update`,
  );
  if (await hasSold(tx, { from, into })) {
    throw new Problem('conflict', 'The account that would end has just sold something. Let that account stay.');
  }
  return mergeRows(tx, 'transaction_lines.seller_id', { rule: 'move', from, into });
};
