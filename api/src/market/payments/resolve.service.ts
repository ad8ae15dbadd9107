import type { z } from 'zod';
import type { Resolution } from '@stoa/shared/contract/market/billing-words.ts';
import type { paymentEndpoints, TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { EXPIRED, hear, type Heard, secondsSince, UNFINISHED_S } from './check-payment.ts';
import { getTransactionStory } from './operated.service.ts';
import { checkLater } from './payment-check.work.ts';
import { holdsNothing, isOursToUndo, resolutionsOf } from './payments.policy.ts';
import { findTransaction, lockTransaction, updateTransaction } from './payments.repository.ts';
import { recordPaymentAct } from './record-payment-act.ts';
import { leaveReview } from './review.ts';
import { happen, settle, type Told } from './settle.ts';

type Body = z.output<(typeof paymentEndpoints)['resolvePayment']['body']>;

interface Resolving {
  transaction: TransactionRow;
  heard: Heard;
  told: Told & { note: string };
}

/**
 * A person has looked at a payment: it leaves its review, with their reason in its history. None of the ways gives access
 * without money, or lets money go unseen: what is asked again is judged like any news, what is accepted stays as it is, and
 * what is ended holds no money at its gateway.
 */
export async function resolvePayment(
  context: Context,
  { user }: Viewer,
  { transaction_id: id, as, reason }: Body,
): Promise<TransactionStory> {
  const known = await findTransaction(context.db, { id });
  if (known === undefined) throw notFound();
  requireResolvable(context, known, as);
  // What is in the books and is accepted is asked nobody about: a gateway that is silent must not keep it here.
  const isBooked = as === 'accepted' && known.paidAt !== null;
  const heard: Heard = isBooked ? { kind: 'elsewhere' } : await hear(context, known);
  if (heard.kind === 'unknown') {
    throw new Problem('unavailable', 'The gateway does not answer. Nothing has changed: try again in a moment.', {
      retryAfter: 10,
    });
  }
  const told = { source: 'operator', actorId: user.id, note: reason, isSeen: true } as const;
  await context.db.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, id);
    requireResolvable(context, transaction, as);
    await resolve[as](tx, { transaction, heard, told });
    const now = (await findTransaction(tx, { id })) ?? transaction;
    await recordPaymentAct(tx, transaction, {
      kind: 'payment_resolved',
      actorId: user.id,
      why: reason,
      before: { review: transaction.reviewReason },
      after: { resolution: as, status: now.status, review: now.reviewReason },
    });
  });
  return getTransactionStory(context, id);
}

function requireResolvable({ gateway }: Context, transaction: TransactionRow, as: Resolution): void {
  if (resolutionsOf(transaction, isOursToUndo(transaction, gateway)).includes(as)) return;
  throw new Problem(
    'payment_transition',
    transaction.reviewReason === null
      ? 'Nobody has to look at this payment any more.'
      : `A payment that is ${transaction.status} cannot leave its review like this.`,
  );
}

const resolve: Record<Resolution, (tx: Database, resolving: Resolving) => Promise<void>> = {
  accepted: async (tx, { transaction, heard, told }) => {
    if (transaction.paidAt === null) requireNoMoney(transaction, heard);
    await leaveReview(tx, transaction, { ...told, resolved: 'accepted' });
  },
  asked_again: async (tx, { transaction, heard, told }) => {
    await leaveReview(tx, transaction, { ...told, resolved: 'asked_again' });
    if (heard.kind === 'known') await settle(tx, transaction.id, heard.state, told);
    await checkLater(tx, transaction.id, 10);
  },
  failed: async (tx, { transaction, heard, told }) => {
    requireNoMoney(transaction, heard);
    const { id, reviewReason } = transaction;
    await updateTransaction(tx, id, { reviewReason: null });
    const detail = { resolved: 'failed', review: reviewReason ?? '' };
    await happen(tx, transaction, 'fail', { ...told, detail, failure: failureOf(heard) });
    // Money that comes all the same must not stay unnoticed.
    await checkLater(tx, id, 60 * 60);
  },
};

/**
 * Of a gateway that is no longer asked a person answers for it. One that waits for its payer is waited for as long as any
 * payment is; what goes by another reference there is the money of another payment.
 */
function requireNoMoney(transaction: TransactionRow, heard: Heard): void {
  if (heard.kind !== 'known' || holdsNothing(heard.state)) return;
  const { status, reference } = heard.state;
  if (reference !== transaction.reference) return;
  if (status === 'pending' && secondsSince(transaction.createdAt) > UNFINISHED_S) return;
  throw new Problem(
    'money_at_gateway',
    'The gateway holds money of this payment, or may still take it. Cancel the payment, so that it goes back.',
  );
}

const failureOf = (heard: Heard) => (heard.kind === 'known' ? heard.state.failure : undefined) ?? EXPIRED;
