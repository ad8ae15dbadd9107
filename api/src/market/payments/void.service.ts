import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { v5 } from 'uuid';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sumRefunds } from '../billing/refunds.repository.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { checkPayment, hear } from './check-payment.ts';
import type { Gateway, GatewayState, Reversal } from './gateways/gateway.ts';
import { getTransactionStory } from './operated.service.ts';
import { checkLater } from './payment-check.work.ts';
import { canVoid, hasGivenBack, isPaid, isSettled, NO_GATEWAY } from './payments.policy.ts';
import { findTransaction, lockTransaction, updateTransaction } from './payments.repository.ts';
import { recordPaymentAct } from './record-payment-act.ts';
import { leaveReview } from './review.ts';
import { happen, type Told } from './settle.ts';

/**
 * The gateway lets go of the money before it moves; what was opened is closed with it. What never came into the books, since
 * gateway and site did not agree, is given back there by its real state.
 */
export async function voidPayment(
  context: Context,
  { user }: Viewer,
  { transaction_id: id, reason }: { transaction_id: string; reason: string },
): Promise<TransactionStory> {
  const told: VoidTold = { source: 'operator', actorId: user.id, note: reason };
  // What the gateway knows of it now, such as that it has settled.
  await checkPayment(context, id, told);
  const transaction = await context.db.transaction((tx) => requireVoidable(tx, id));
  const reversal = await letGo(context, transaction);
  if (reversal.kind === 'refused') throw transaction.paidAt === null ? undoRefused(reversal.message) : tooLate();
  if (reversal.kind !== 'done') throw notYet();
  await context.db.transaction((tx) => takeInVoid(tx, id, told));
  return getTransactionStory(context, id);
}

type VoidTold = Told & { source: 'operator'; actorId: string; note: string };

/** Whatever people were to look at is over with it. */
async function takeInVoid(tx: Database, id: string, told: VoidTold): Promise<void> {
  const transaction = await lockTransaction(tx, id);
  const { reviewReason } = transaction;
  const isChanged = await happen(tx, transaction, 'void', told);
  if (isChanged && reviewReason !== null) await updateTransaction(tx, id, { reviewReason: null });
  // It had failed here before money came there: that it went back is history, too.
  if (!isChanged && reviewReason !== null) await leaveReview(tx, transaction, told);
  await recordPaymentAct(tx, transaction, {
    kind: 'payment_voided',
    actorId: told.actorId,
    why: told.note,
    before: { review: reviewReason },
    after: { status: isChanged ? 'voided' : transaction.status, review: null },
  });
}

const tooLate = (): Problem => new Problem('payment_settled', 'This payment is already settled. Refund it instead.');

const notYet = (): Problem =>
  new Problem('unavailable', 'The gateway has not answered yet. What became of it is asked for: look again soon.', {
    retryAfter: 30,
  });

const undoRefused = (message: string): Problem =>
  new Problem(
    'undo_refused',
    `The gateway does not give it back: ${message} Give it back on the gateway’s own pages, then end the payment as failed.`,
  );

/** Whatever dies after this, the payment is asked about again. */
async function requireVoidable(tx: Database, id: string): Promise<TransactionRow> {
  if ((await findTransaction(tx, { id })) === undefined) throw notFound();
  const transaction = await lockTransaction(tx, id);
  const given = await sumRefunds(tx, id, 'decided');
  if (!canVoid(transaction, given)) {
    if (isPaid(transaction) && isSettled(transaction)) throw tooLate();
    throw new Problem(
      'payment_transition',
      given > 0
        ? 'A refund of this payment is done or under way: it cannot be voided.'
        : `A payment that is ${transaction.status} cannot be voided.`,
    );
  }
  await checkLater(tx, id, 20);
  return transaction;
}

async function letGo(context: Context, transaction: TransactionRow): Promise<Reversal> {
  const { id, gateway: name, gatewayRef: ref } = transaction;
  const { gateway } = context;
  if (name === NO_GATEWAY) return { kind: 'done', ref: id };
  if (gateway?.name !== name || ref === null) return { kind: 'unknown', cause: 'another gateway' };
  if (transaction.paidAt !== null) return gateway.void({ ref, id });
  const heard = await hear(context, transaction);
  if (heard.kind === 'known') return undoUnbooked(gateway, { id, ref }, heard.state);
  return heard.kind === 'never_heard' ? { kind: 'done', ref } : { kind: 'unknown', cause: 'no answer' };
}

/** What the gateway says decides, and not what it should have been; asked twice, it gives back once, for the key stays. */
async function undoUnbooked(
  gateway: Gateway,
  { id, ref }: { id: string; ref: string },
  state: GatewayState,
): Promise<Reversal> {
  if (state.status === 'failed' || state.status === 'voided') return { kind: 'done', ref };
  const undone = await gateway.void({ ref, id });
  if (undone.kind !== 'refused' || state.status !== 'paid') return undone;
  const { currency, amountMinor: took, refundedMinor } = state;
  const amountMinor = refundedMinor < took ? took - refundedMinor : took;
  const back = await gateway.refund({ ref, id: v5('give back', id), amountMinor, currency });
  return back.kind === 'refused' && hasGivenBack(state) ? { kind: 'done', ref } : back;
}
