import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { enqueue } from '../../kernel/work/work.ts';
import { denyWaiting, insertRefund, sumRefunds } from '../billing/refunds.repository.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { countCoupon, releaseCoupon } from '../coupons/redemptions.ts';
import { bookSale, bookSettlement, bookVoid } from './books.ts';
import type { GatewayState } from './gateways/gateway.ts';
import { closeLines, openLines } from './open-line.ts';
import { type Effect, judgePayment, type PaymentEvent } from './payment-machine.ts';
import { findLines, insertEvent, keepCard, lockTransaction, updateTransaction } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';
import { refundWork } from './refund.work.ts';

/** Who told us, or asked for it. */
export interface Told {
  source: 'payer' | 'return' | 'webhook' | 'poller' | 'janitor' | 'operator';
  actorId?: string;
  /** Why, in words. */
  note?: string;
}

/**
 * The only place where a payment's status changes by what a gateway says. Pay, return page, webhook, poller and janitor all
 * end here, with what the gateway answered when it was asked: told again, late or out of order, it changes nothing. What
 * follows from it (books, access, coupon, notices) happens in the caller's transaction, or nothing does.
 */
export async function settle(tx: Database, id: string, state: GatewayState, told: Told): Promise<void> {
  const transaction = await lockTransaction(tx, id);
  const mismatch = mismatchOf(transaction, state);
  if (mismatch !== undefined) return review(tx, transaction, mismatch);
  await takeFacts(tx, transaction, state);
  const event = eventOf[state.status];
  if (event !== undefined) await happen(tx, transaction, event, { ...told, failure: state.failure });
  if (state.settled) await settleMoney(tx, id);
  if (state.refundedMinor > (await sumRefunds(tx, id, 'not denied'))) {
    await review(tx, transaction, 'The gateway has paid back more than was refunded here.');
  }
}

interface Happening extends Told {
  failure?: { code: FailureCode; message: string } | undefined;
  /** Of the change; by default all of the payment. */
  amountMinor?: number;
}

/** Something happened to a payment whose row is locked. Gives whether it changed by it. */
export async function happen(
  tx: Database,
  transaction: TransactionRow,
  event: PaymentEvent,
  { failure, amountMinor, ...told }: Happening,
): Promise<boolean> {
  const verdict = judgePayment(transaction.status, event);
  if (verdict === 'contradiction') {
    await review(tx, transaction, `The gateway says “${event}” of a payment that is ${transaction.status} here.`);
  }
  if (typeof verdict === 'string') return false;
  const { to, effects } = verdict;
  const failed = to === 'failed' ? (failure ?? UNEXPLAINED) : undefined;
  const changed: Partial<TransactionRow> = {
    status: to,
    failureCode: failed?.code ?? null,
    failureMessage: failed?.message ?? null,
    nextUrl: null,
    nextExpiresAt: null,
    ...(effects.includes('sell') && { paidAt: new Date() }),
  };
  await updateTransaction(tx, transaction.id, changed);
  const { source, actorId, note = failed?.message } = told;
  await insertEvent(tx, {
    transactionId: transaction.id,
    fromStatus: transaction.status,
    toStatus: to,
    amountMinor: amountMinor ?? transaction.amountMinor,
    source,
    actorId,
    detail: note === undefined ? {} : { note },
  });
  for (const effect of effects) await apply[effect](tx, { ...transaction, ...changed });
  return true;
}

const UNEXPLAINED = { code: 'gateway_refused', message: 'The gateway refused the payment.' } as const;

const apply: Record<Effect, (tx: Database, transaction: TransactionRow) => Promise<void>> = {
  sell: async (tx, transaction) => {
    await bookSale(tx, transaction, await findLines(tx, transaction.id));
    for (const line of await openLines(tx, transaction)) await giveBack(tx, transaction, line);
  },
  unsell: async (tx, transaction) => {
    await bookVoid(tx, transaction);
    await denyWaiting(tx, transaction.id, 'The payment was voided: all of the money stays with you.');
  },
  take_back: closeLines,
  count_coupon: (tx, { id }) => countCoupon(tx, id),
  release_coupon: (tx, { id }) => releaseCoupon(tx, id),
};

/** Money for what could not be opened goes back at once: nobody has paid without having. */
async function giveBack(tx: Database, { id, gateway }: TransactionRow, line: LineRow): Promise<void> {
  if (line.amountMinor === 0) return;
  const refund = await insertRefund(tx, {
    transactionId: id,
    amountMinor: line.amountMinor,
    gateway,
    lineId: line.id,
    reason: 'What was paid for could not be opened: the payer has it already, or it is gone.',
    decidedAt: new Date(),
  });
  await enqueue(tx, refundWork, { refundId: refund.id }, { key: refund.id });
}

const eventOf: Record<GatewayState['status'], PaymentEvent | undefined> = {
  pending: undefined,
  authorized: 'authorize',
  paid: 'pay',
  failed: 'fail',
  voided: 'void',
};

function mismatchOf(ours: TransactionRow, theirs: GatewayState): string | undefined {
  if (theirs.reference !== ours.reference) return `The gateway calls it ${theirs.reference}.`;
  if (theirs.amountMinor !== ours.amountMinor || theirs.currency !== ours.currency) {
    return `The gateway speaks of ${theirs.amountMinor} ${theirs.currency}, in minor units.`;
  }
  return ours.gatewayRef !== null && ours.gatewayRef !== theirs.ref
    ? `The gateway calls it ${theirs.ref}, and ${ours.gatewayRef} before.`
    : undefined;
}

/** The first reason stays. */
async function review(tx: Database, { id, reviewReason }: TransactionRow, reason: string): Promise<void> {
  if (reviewReason === null) await updateTransaction(tx, id, { reviewReason: reason });
}

/** What a gateway says beside the status: its name of the payment, the card, when it settles. */
async function takeFacts(tx: Database, transaction: TransactionRow, { ref, card, settlesAt }: GatewayState) {
  const { id, userId, gateway } = transaction;
  const cardTokenId =
    card?.ref === undefined || userId === null
      ? undefined
      : await keepCard(tx, {
          userId,
          gateway,
          gatewayRef: card.ref,
          brand: card.brand,
          last4: card.last4,
          expiresMonth: card.expiresMonth,
          expiresYear: card.expiresYear,
        });
  await updateTransaction(tx, id, {
    gatewayRef: ref,
    ...(card && { cardBrand: card.brand, cardLast4: card.last4 }),
    ...(settlesAt && { settlesAt }),
    ...(cardTokenId !== undefined && { cardTokenId }),
  });
}

async function settleMoney(tx: Database, id: string): Promise<void> {
  const transaction = await lockTransaction(tx, id);
  if (transaction.settledAt !== null || transaction.paidAt === null) return;
  await bookSettlement(tx, transaction);
  await updateTransaction(tx, id, { settledAt: new Date() });
}
