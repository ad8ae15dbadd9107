import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';

/** What can happen to a payment, whoever tells of it. */
export const paymentEvents = ['authorize', 'pay', 'fail', 'void', 'refund_part', 'refund_all'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * What follows, in the same database transaction. `sell`: the sale is booked and what was paid for is opened; `unsell`: a
 * void is booked; `take_back`: what was opened is closed. What a refund closes is the second phase of the refund. `receipt`
 * and `credit` take the next number of a year, whose lock comes after all others: they stand last.
 */
export type Effect =
  'sell' | 'unsell' | 'take_back' | 'count_coupon' | 'count_late_coupon' | 'release_coupon' | 'receipt' | 'credit';

interface Change {
  to: TransactionStatus;
  effects: readonly Effect[];
}

/** `known`: older news than ours, or the same; `contradiction`: both cannot be true, so people look into it. */
type Verdict = Change | 'known' | 'contradiction';

const change = (to: TransactionStatus, ...effects: Effect[]): Change => ({ to, effects });

const unfinished = {
  fail: change('failed', 'release_coupon'),
  void: change('voided', 'release_coupon'),
  refund_part: 'contradiction',
  refund_all: 'contradiction',
} as const;
const paid = {
  authorize: 'known',
  pay: 'known',
  fail: 'contradiction',
  void: change('voided', 'unsell', 'take_back', 'credit'),
  refund_part: change('partially_refunded'),
  refund_all: change('refunded'),
} as const;
const over = {
  authorize: 'known',
  pay: 'known',
  fail: 'known',
  void: 'known',
  refund_part: 'contradiction',
  refund_all: 'contradiction',
} as const;

const machine: Record<TransactionStatus, Record<PaymentEvent, Verdict>> = {
  initiated: { ...unfinished, authorize: change('authorized'), pay: change('paid', 'sell', 'count_coupon', 'receipt') },
  authorized: { ...unfinished, authorize: 'known', pay: change('captured', 'sell', 'count_coupon', 'receipt') },
  paid,
  captured: paid,
  partially_refunded: { ...paid, void: 'contradiction' },
  // Given up too early: money that came wins. Its coupon was let go of, and is counted all the same, even beyond its limit:
  // the payer has paid the lower price, and numbers that leave it out are wrong.
  failed: { ...over, authorize: 'contradiction', pay: change('paid', 'sell', 'count_late_coupon', 'receipt') },
  voided: over,
  refunded: over,
};

/** What becomes of a payment in this status when this happens to it. */
export const judgePayment = (status: TransactionStatus, event: PaymentEvent): Verdict => machine[status][event];
