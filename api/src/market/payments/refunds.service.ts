import type { RefundObstacle } from '@stoa/shared/contract/market/billing-words.ts';
import type { paymentEndpoints, Refund, TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { z } from 'zod';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { RefundRow, TransactionRow } from '../billing/billing.tables.ts';
import { refundObstacleOf } from '../billing/refund-policy.ts';
import { findRefund, insertRefund, lockRefund, sumRefunds, updateRefund } from '../billing/refunds.repository.ts';
import { findOperatedById } from './operated.repository.ts';
import { getTransactionStory } from './operated.service.ts';
import { payBack } from './pay-back.ts';
import { enqueueRefund, withdrawRefund } from './refund-errand.ts';
import { isOursToUndo, isPaid, refundableOf } from './payments.policy.ts';
import { findTransaction, lockTransaction } from './payments.repository.ts';
import { tellOfDecision, tellOfDenial, tellOfRequest } from './refund-notices.ts';
import { refundAfter } from './refund-machine.ts';

type Body<N extends 'refundPayment' | 'decideRefund'> = z.output<(typeof paymentEndpoints)[N]['body']>;

/** Of all that is left of it: a payer asks for the whole payment. */
export const askRefund = (
  { db }: Context,
  { user }: Viewer,
  { transaction_id, reason }: { transaction_id: string; reason: string },
): Promise<Refund> =>
  db.transaction(async (tx) => {
    const own = await findTransaction(tx, { id: transaction_id });
    if (own?.userId !== user.id) throw notFound();
    // Who asks twice at once asks one after the other.
    const transaction = await lockTransaction(tx, own.id);
    await requireNoObstacle(tx, own.id);
    const amountMinor = refundableOf(transaction, await sumRefunds(tx, own.id, 'not denied'));
    const { gateway } = transaction;
    const refund = { transactionId: own.id, amountMinor, gateway, reason, askedBy: user.id };
    const asked = await insertRefund(tx, refund);
    await tellOfRequest(tx, own, asked);
    return refundOf(asked);
  });

async function requireNoObstacle(tx: Database, transactionId: string): Promise<void> {
  const [shown] = await findOperatedById(tx, [transactionId]);
  const obstacle = shown === undefined ? 'not_paid' : refundObstacleOf(shown.refund_facts);
  if (obstacle !== null) throw new Problem('not_refundable', obstacleWords[obstacle]);
}

const obstacleWords: Record<RefundObstacle, string> = {
  not_paid: 'Nothing was paid that could be given back.',
  already_refunded: 'This payment was refunded already.',
  already_asked: 'A refund of this payment was asked for already.',
  too_late: 'A refund can be asked for within 30 days of the payment.',
  certificate_issued: 'A course with a certificate is not refunded.',
  too_much_watched: 'More than 30 % of this course was watched: it is not refunded.',
  refunded_before: 'This course was refunded to you once before.',
  subscription: 'A plan is not refunded: cancel it, and it ends with the time that is paid.',
};

/** Told as done only when the gateway said so; what it has not said yet is asked for until it does. */
export async function refundPayment(
  context: Context,
  viewer: Viewer,
  asked: Body<'refundPayment'>,
): Promise<TransactionStory> {
  const refund = await context.db.transaction((tx) => beginRefund(tx, { context, viewer, asked }));
  await payBack(context, refund.id);
  return getTransactionStory(context, asked.transaction_id);
}

async function beginRefund(
  tx: Database,
  { context, viewer, asked }: { context: Context; viewer: Viewer; asked: Body<'refundPayment'> },
): Promise<RefundRow> {
  const { key, transaction_id: transactionId, amount_minor: amountMinor, reason } = asked;
  if ((await findTransaction(tx, { id: transactionId })) === undefined) throw notFound();
  const transaction = await lockTransaction(tx, transactionId);
  const before = await findRefund(tx, { transactionId, key });
  if (before !== undefined) return requireSame(before, amountMinor);
  requireRefundable(context, transaction, { amountMinor, given: await sumRefunds(tx, transactionId, 'not denied') });
  const { gateway } = transaction;
  const decided = { askedBy: viewer.user.id, decidedBy: viewer.user.id, decidedAt: new Date() };
  const refund = await insertRefund(tx, { transactionId, key, amountMinor, reason, gateway, ...decided });
  await enqueueRefund(tx, refund.id, BY_WORKER_S);
  return refund;
}

/** Tried at once by whoever asks for it; by the worker where that one dies. */
const BY_WORKER_S = 30;

function requireSame(refund: RefundRow, amountMinor: number): RefundRow {
  if (refund.amountMinor === amountMinor) return refund;
  throw new Problem('payment_key_reused', 'Another refund was made with this key. Make a new key for a new refund.');
}

function requireRefundable(
  { gateway }: Context,
  transaction: TransactionRow,
  { amountMinor, given }: { amountMinor: number; given: number },
): void {
  if (!isPaid(transaction)) {
    throw new Problem('payment_transition', `A payment that is ${transaction.status} cannot be refunded.`);
  }
  if (!isOursToUndo(transaction, gateway)) {
    throw new Problem('payment_transition', `This payment was taken by ${transaction.gateway}: pay it back there.`);
  }
  if (amountMinor > refundableOf(transaction, given)) {
    throw invalid({ amount_minor: rule('Refund cannot exceed the amount paid.') });
  }
  if (amountMinor < transaction.amountMinor && gateway?.capabilities.partialRefund === false) {
    throw invalid({ amount_minor: rule('The gateway of this payment pays back all of it or nothing.') });
  }
}

export async function decideRefund(
  context: Context,
  { user }: Viewer,
  { id, ...asked }: Body<'decideRefund'> & { id: string },
): Promise<Refund> {
  const { db } = context;
  const known = await findRefund(db, { id });
  if (known === undefined) throw notFound();
  await db.transaction(async (tx) => {
    await lockTransaction(tx, known.transactionId);
    const refund = (await lockRefund(tx, id)) ?? known;
    await tellOfDecision(tx, id);
    if (asked.decision === 'deny') return deny(tx, refund, { decidedBy: user.id, answer: asked.answer });
    await grant(tx, refund, user.id);
  });
  if (asked.decision === 'grant') await payBack(context, id);
  return refundOf((await findRefund(db, { id })) ?? known);
}

async function grant(tx: Database, refund: RefundRow, decidedBy: string): Promise<void> {
  if (refund.status === 'denied' || refund.status === 'complete') throw decided(refund);
  const again = refundAfter(refund.status, 'ask_again');
  if (again !== undefined) await updateRefund(tx, refund.id, { status: again, failureMessage: null });
  if (refund.decidedAt === null) await updateRefund(tx, refund.id, { decidedBy, decidedAt: new Date() });
  await enqueueRefund(tx, refund.id, BY_WORKER_S);
}

/** Of what was granted the money may be on its way: denied is only what the gateway refused, while nobody asks it anew. */
async function deny(
  tx: Database,
  refund: RefundRow,
  { decidedBy, answer }: { decidedBy: string; answer: string },
): Promise<void> {
  const status = refundAfter(refund.status, 'deny');
  const isDeniable = refund.decidedAt === null || refund.status === 'payment_error';
  if (status === undefined || !isDeniable) throw decided(refund);
  if (refund.leasedUntil !== null && refund.leasedUntil > new Date()) throw beingAsked();
  await updateRefund(tx, refund.id, { status, answer, decidedBy, decidedAt: new Date() });
  await withdrawRefund(tx, refund.id);
  await tellOfDenial(tx, refund, answer);
}

const beingAsked = (): Problem =>
  new Problem('unavailable', 'The gateway is being asked for this refund just now. Look again in a minute.', {
    retryAfter: 60,
  });

const decided = ({ status }: RefundRow): Problem =>
  new Problem('payment_transition', `This refund is decided already: it is ${status}.`);

const refundOf = (row: RefundRow): Refund => ({
  id: row.id,
  transaction_id: row.transactionId,
  amount_minor: row.amountMinor,
  status: row.status,
  reason: row.reason,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
