import type { Database } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/work/work.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { drawReceiptWork } from './draw-receipt.work.ts';
import { issueCreditNote, issueReceipt } from './issue-receipt.ts';
import { noticeOf } from './receipt-notice.ts';
import { lockPayment, oweMail } from './receipts.repository.ts';
import type { AccessLeft, ReceiptRow } from './receipts.tables.ts';

/** A payment became paid: its receipt is issued, and the payer told. Last in the transaction: it takes the next number. */
export async function receiptPayment(tx: Database, { id }: Pick<TransactionRow, 'id'>): Promise<void> {
  // As it is by now: what the gateway said of the card came with the same news.
  const transaction = await lockPayment(tx, id);
  if (transaction.amountMinor === 0) return;
  await tell(tx, transaction, await issueReceipt(tx, transaction));
}

/** The same of money that went back: of a refund, with what it closed; or of a void. */
export async function creditPayment(
  tx: Database,
  { id }: Pick<TransactionRow, 'id'>,
  back?: { refund: RefundRow; access: AccessLeft },
): Promise<void> {
  const transaction = await lockPayment(tx, id);
  if (transaction.amountMinor === 0 || transaction.paidAt === null) return;
  await tell(tx, transaction, await issueCreditNote(tx, transaction, back));
}

/** On the site at once; by mail once it is drawn, which that brings. */
async function tell(
  tx: Database,
  { userId }: TransactionRow,
  { row, isNew }: { row: ReceiptRow; isNew: boolean },
): Promise<void> {
  if (!isNew) return;
  await enqueue(tx, drawReceiptWork, { receiptId: row.id }, { key: row.id });
  if (userId === null) return;
  await oweMail(tx, row.id);
  await notify(tx, userId, noticeOf(row));
}
