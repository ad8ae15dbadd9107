import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { denyWaiting, insertRefund, sumRefunds } from '../billing/refunds.repository.ts';
import type { TransactionRow } from '../billing/billing.tables.ts';
import { takeOutBought } from '../cart/take-out-bought.ts';
import { countCoupon, countLateCoupon, releaseCoupon } from '../coupons/redemptions.ts';
import { creditPayment, receiptPayment } from '../receipts/announce-receipt.ts';
import { bookSale, bookSettlement, bookVoid } from './books.ts';
import type { GatewayState } from './gateways/gateway.ts';
import { closeLines, openLines } from './open-line.ts';
import { type Effect, judgePayment, type PaymentEvent } from './payment-machine.ts';
import { hasGivenBack, holdsNothing } from './payments.policy.ts';
import { findLines, insertEvent, keepCard, lockTransaction, updateTransaction } from './payments.repository.ts';
import type { LineRow } from './payments.tables.ts';
import { enqueueRefund } from './refund-errand.ts';
import { keepRef, mismatchOf, putInReview, sumOf } from './review.ts';

/** Who told us, or asked for it. */
export interface Told {
  source: 'payer' | 'return' | 'webhook' | 'poller' | 'janitor' | 'operator';
  actorId?: string;
  /** Why, in words. */
  note?: string;
  /** Whoever asks is deciding on a payment in review: nobody else is told that it stays there. */
  isSeen?: boolean;
}

/**
 * The only place where a payment's status changes by what a gateway says. Pay, return page, webhook, poller and janitor all
 * end here, with what the gateway answered when it was asked: told again, late or out of order, it changes nothing. What
 * follows from it (books, access, coupon, notices) happens in the caller's transaction, or nothing does.
 */
export async function settle(tx: Database, id: string, state: GatewayState, told: Told): Promise<void> {
  const transaction = await lockTransaction(tx, id);
  const mismatch = mismatchOf(transaction, state);
  if (mismatch !== undefined) return doubt(tx, transaction, { state, mismatch, told });
  await takeFacts(tx, transaction, state);
  // Nothing is opened by money that has gone back before anybody here heard of it.
  const isUndone = transaction.paidAt === null && hasGivenBack(state);
  const event = isUndone ? 'void' : eventOf[state.status];
  if (event !== undefined) await happen(tx, transaction, event, { ...told, failure: state.failure });
  if (state.settled) await settleMoney(tx, id);
  if (!isUndone && state.refundedMinor > 0 && state.refundedMinor > (await sumRefunds(tx, id, 'sent back'))) {
    const sum = sumOf(state.refundedMinor, state.currency);
    const reason = quotingRule("The gateway has paid back '{text}': more than was refunded here.", sum);
    await putInReview(tx, transaction, reason, told);
  }
}

/** What is over here, and of which the gateway holds nothing, hurts nobody, whatever it is called there. */
async function doubt(
  tx: Database,
  transaction: TransactionRow,
  { state, mismatch, told }: { state: GatewayState; mismatch: string; told: Told },
): Promise<void> {
  if (['failed', 'voided'].includes(transaction.status) && holdsNothing(state)) return;
  await keepRef(tx, transaction, state);
  await putInReview(tx, transaction, mismatch, told);
}

interface Happening extends Told {
  failure?: { code: FailureCode; message: string } | undefined;
  /** Of the change; by default all of the payment. */
  amountMinor?: number;
  /** What else is kept with the change. */
  detail?: Record<string, string>;
}

/** Something happened to a payment whose row is locked. Gives whether it changed by it. */
export async function happen(
  tx: Database,
  transaction: TransactionRow,
  event: PaymentEvent,
  { failure, amountMinor, detail, ...told }: Happening,
): Promise<boolean> {
  const verdict = judgePayment(transaction.status, event);
  if (verdict === 'contradiction') {
    const reason = quotingRule(
      "The gateway says '{text}' of it, which does not follow from what is known here.",
      event,
    );
    await putInReview(tx, transaction, reason, told);
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
    detail: { ...(note !== undefined && { note }), ...detail },
  });
  // A card that was only checked sold nothing.
  if (transaction.kind === 'card_verification') return true;
  for (const effect of effects) await apply[effect](tx, { ...transaction, ...changed });
  return true;
}

const UNEXPLAINED = { code: 'gateway_refused', message: 'The gateway refused the payment.' } as const;

const apply: Record<Effect, (tx: Database, transaction: TransactionRow) => Promise<void>> = {
  sell: async (tx, transaction) => {
    await bookSale(tx, transaction, await findLines(tx, transaction.id));
    for (const line of await openLines(tx, transaction)) await giveBack(tx, transaction, line);
    await takeOutBought(tx, transaction);
  },
  unsell: async (tx, transaction) => {
    await bookVoid(tx, transaction);
    await denyWaiting(tx, transaction.id, rule('The payment was cancelled: none of its money is taken.'));
  },
  take_back: async (tx, transaction) => {
    await closeLines(tx, transaction, { lines: await findLines(tx, transaction.id), why: 'voided' });
  },
  count_coupon: (tx, { id }) => countCoupon(tx, id),
  count_late_coupon: (tx, { id }) => countLateCoupon(tx, id),
  release_coupon: (tx, { id }) => releaseCoupon(tx, id),
  receipt: receiptPayment,
  credit: (tx, transaction) => creditPayment(tx, transaction),
};

/** Money for what could not be opened goes back at once: nobody has paid without having. */
async function giveBack(tx: Database, { id, gateway }: TransactionRow, line: LineRow): Promise<void> {
  if (line.amountMinor === 0) return;
  const refund = await insertRefund(tx, {
    transactionId: id,
    amountMinor: line.amountMinor,
    gateway,
    lineId: line.id,
    reason: rule('What was paid for could not be opened: the payer has it already, or it is gone.'),
    decidedAt: new Date(),
  });
  await enqueueRefund(tx, refund.id);
}

const eventOf: Record<GatewayState['status'], PaymentEvent | undefined> = {
  pending: undefined,
  authorized: 'authorize',
  paid: 'pay',
  failed: 'fail',
  voided: 'void',
};

/** What a gateway says beside the status: its name of the payment, the card, when it settles, what it gave back. */
async function takeFacts(
  tx: Database,
  transaction: TransactionRow,
  { ref, card, settlesAt, refundedMinor }: GatewayState,
) {
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
    refundedThereMinor: refundedMinor,
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
