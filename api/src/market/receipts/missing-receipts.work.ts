import { z } from 'zod';
import type { Database } from '../../kernel/database/database.ts';
import { defineWork } from '../../kernel/work/work.ts';
import { findRefund } from '../billing/refunds.repository.ts';
import { issueCreditNote, issueReceipt } from './issue-receipt.ts';
import { findWithoutCreditNote, findWithoutReceipt, lockPayment } from './receipts.repository.ts';

const AT_ONCE = 100;

/**
 * What was paid, and what went back, before this site issued receipts gets them: in the order in which it happened, dated by
 * that day. A migration puts it down. Nobody is told: it is no news.
 */
export const missingReceipts = defineWork({
  kind: 'issue missing receipts',
  payload: z.object({}),
  attempts: 8,
  leaseS: 600,
  run: ({ db }) => issueMissing(db),
});

export async function issueMissing(db: Database): Promise<void> {
  for (;;) {
    const paid = await findWithoutReceipt(db, AT_ONCE);
    for (const { id } of paid) {
      await db.transaction(async (tx) => {
        const transaction = await lockPayment(tx, id);
        await issueReceipt(tx, transaction, { issuedAt: transaction.paidAt ?? undefined });
      });
    }
    if (paid.length < AT_ONCE) break;
  }
  for (;;) {
    const back = await findWithoutCreditNote(db, AT_ONCE);
    for (const { id, refund_id, at } of back) {
      await db.transaction(async (tx) => {
        const transaction = await lockPayment(tx, id);
        const refund = refund_id === null ? undefined : await findRefund(tx, { id: refund_id });
        await issueCreditNote(tx, transaction, { refund }, { issuedAt: new Date(at) });
      });
    }
    if (back.length < AT_ONCE) break;
  }
}
