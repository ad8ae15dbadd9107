import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findHoldersOf } from '../../people/roles/role-holders.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';
import { notify, notifyAll } from '../../telling/notifications/notifications.service.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { findPayer } from '../receipts/receipts.repository.ts';
import { findTransaction } from './payments.repository.ts';

/** Those who decide on it. */
export async function tellOfRequest(
  tx: Database,
  { userId, reference }: TransactionRow,
  { id, reason }: RefundRow,
): Promise<void> {
  const payer = userId === null ? undefined : await findPayer(tx, userId);
  await notifyAll(tx, await findHoldersOf(tx, 'manage-payments'), {
    kind: 'refund_requested',
    params: { author: payer?.full_name ?? '', reference, reason },
    link: to.refunds(),
    about: id,
  });
}

/** Nobody else needs to look at it. */
export const tellOfDecision = (tx: Database, refundId: string): Promise<void> =>
  settleNotices(tx, { kind: 'refund_requested', about: refundId });

/** The payer, where it was them who asked: `answer` is written for them. */
export async function tellOfDenial(tx: Database, { transactionId, askedBy }: RefundRow, answer: string): Promise<void> {
  const transaction = await findTransaction(tx, { id: transactionId });
  if (!transaction?.userId || askedBy !== transaction.userId) return;
  await notify(tx, transaction.userId, {
    kind: 'refund_denied',
    params: { reference: transaction.reference, answer },
    link: to.accountBilling(),
  });
}
