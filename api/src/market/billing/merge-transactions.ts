import { sql } from 'drizzle-orm';
import type { MergeFold } from '../../kernel/merge-rule.ts';
import { mergeRows } from '../../kernel/merge-rows.ts';

/** Payments change hands with receipts and refunds; the books name no payer, and are not touched. */
export const foldTransactions: MergeFold = async ({ db: tx }, { from, into }) => {
  await tx.execute(
    sql`update transactions t set idempotency_key = gen_random_uuid()::text
        where t.user_id = ${from} and exists (
          select from transactions o where o.user_id = ${into} and o.idempotency_key = t.idempotency_key)`,
  );
  return mergeRows(tx, 'transactions.user_id', { rule: 'move', from, into });
};
