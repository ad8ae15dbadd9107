import type { Database } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/work/work.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { drawReceiptWork } from './draw-receipt.work.ts';
import { type Issued, issueCreditNote, issueReceipt } from './issue-receipt.ts';
import { noticeOf } from './receipt-notice.ts';
import { lockPayment, oweMail } from './receipts.repository.ts';
import type { AccessLeft, ReceiptDraft } from './receipts.tables.ts';

/** A payment became paid: its receipt is issued, and the payer told. Last in the transaction: it takes the next number. */
export async function receiptPayment(tx: Database, { id }: Pick<TransactionRow, 'id'>): Promise<void> {
  // As it is by now: what the gateway said of the card came with the same news.
  const transaction = await lockPayment(tx, id);
  if (transaction.amountMinor === 0) return;
  const announce = tellOf(tx, transaction);
  await oweMailOf(tx, transaction, await issueReceipt(tx, transaction, { announce }));
}

/** The same of money that went back: of a refund, with what it closed; or of a void. */
export async function creditPayment(
  tx: Database,
  { id }: Pick<TransactionRow, 'id'>,
  back?: { refund: RefundRow; access: AccessLeft },
): Promise<void> {
  const transaction = await lockPayment(tx, id);
  if (transaction.amountMinor === 0 || transaction.paidAt === null) return;
  const announce = tellOf(tx, transaction);
  await oweMailOf(tx, transaction, await issueCreditNote(tx, transaction, back, { announce }));
}

/** On the site at once; by mail once it is drawn, which that brings. */
const tellOf =
  (tx: Database, { userId }: TransactionRow) =>
  async (draft: ReceiptDraft): Promise<void> => {
    await enqueue(tx, drawReceiptWork, { receiptId: draft.id }, { key: draft.id });
    if (userId !== null) await notify(tx, userId, noticeOf(draft));
  };

async function oweMailOf(tx: Database, { userId }: TransactionRow, { row, isNew }: Issued): Promise<void> {
  if (isNew && userId !== null) await oweMail(tx, row.id);
}
