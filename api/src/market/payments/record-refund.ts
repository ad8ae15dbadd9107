import { quotingRule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { findRefunds, updateRefund } from '../billing/refunds.repository.ts';
import { hear, type Heard } from './check-payment.ts';
import { takeInRefund } from './pay-back.ts';
import { isSaid } from './payments.policy.ts';
import { findTransaction, lockTransaction, updateTransaction } from './payments.repository.ts';
import { withdrawRefund } from './refund-errand.ts';
import { sumOf } from './review.ts';
import { settle, type Told } from './settle.ts';

/** What a payment's gateway says now of what it gave back. */
export async function hearOfRefunds(context: Context, transaction: TransactionRow): Promise<Heard> {
  const heard = await hear(context, transaction);
  if (heard.kind !== 'unknown') return heard;
  throw new Problem('unavailable', 'The gateway does not answer. Nothing has changed: try again in a moment.', {
    retryAfter: 10,
  });
}

interface Recording {
  heard: Heard;
  told: Told;
}

/** The payment as it stands with what was heard; its row is locked. */
export async function takeInHeard(tx: Database, id: string, { heard, told }: Recording): Promise<TransactionRow> {
  if (heard.kind === 'known') await settle(tx, id, heard.state, told);
  return lockTransaction(tx, id);
}

/**
 * Takes in a refund that was paid back outside this site: books, access, credit note and notice are those of any other, and no
 * gateway is asked. Of one that is the site's, no more is believed than it says itself.
 */
export async function recordPaidBack(
  tx: Database,
  transaction: TransactionRow,
  { refund, heard, told }: Recording & { refund: RefundRow },
): Promise<void> {
  if (heard.kind !== 'elsewhere') await requireSaid(tx, transaction, refund);
  await updateRefund(tx, refund.id, { way: 'elsewhere' });
  await withdrawRefund(tx, refund.id);
  await takeInRefund(tx, refund, null);
  await endReview(tx, transaction, { heard, told });
}

async function requireSaid(tx: Database, transaction: TransactionRow, refund: RefundRow): Promise<void> {
  const before = (await findRefunds(tx, transaction.id, 'sent back')).filter(({ id }) => id !== refund.id);
  const unknown = transaction.refundedThereMinor - before.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (unknown <= 0) {
    throw new Problem('nothing_to_record', 'The gateway has paid back nothing of this payment that is not known here.');
  }
  if (isSaid(refund, unknown)) return;
  const sum = sumOf(unknown, transaction.currency);
  throw invalid({
    amount_minor: quotingRule("The gateway has paid back '{text}' that is not known here: record that.", sum),
  });
}

/** What its gateway says is judged anew, against what is known by now. */
async function endReview(tx: Database, { id }: TransactionRow, { heard, told }: Recording): Promise<void> {
  const transaction = await findTransaction(tx, { id });
  if (transaction === undefined || transaction.reviewReason === null) return;
  if (heard.kind !== 'known' && transaction.status !== 'refunded') return;
  await updateTransaction(tx, id, { reviewReason: null });
  if (heard.kind === 'known') await settle(tx, id, heard.state, told);
}
