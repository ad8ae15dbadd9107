/** The words of payments; plain data, so that a screen can use them without zod. */
export const transactionStatuses = [
  'initiated',
  'authorized',
  'paid',
  'captured',
  'failed',
  'voided',
  'partially_refunded',
  'refunded',
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

/** `cart`: several things at once, each a line of the payment. */
export const transactionKinds = ['course', 'learning_path', 'subscription', 'card_verification', 'cart'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** Two phases, so that money and access cannot part: the money goes back first, then what it bought is taken away. */
export const refundStatuses = [
  'open',
  'denied',
  'payment_error',
  'payment_refunded',
  'revocation_error',
  'complete',
] as const;
export type RefundStatus = (typeof refundStatuses)[number];
/** Asked for and not decided on, or decided on and hanging. */
export const waitingRefunds = ['open', 'payment_error', 'payment_refunded', 'revocation_error'] as const;

/**
 * Who gives the money of a refund back. `elsewhere`: somebody has done it outside this site, such as on the gateway's own
 * pages; it is recorded here, and no gateway is asked.
 */
export const refundWays = ['gateway', 'elsewhere'] as const;
export type RefundWay = (typeof refundWays)[number];

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export { type PurchasableKind, purchasableKinds } from '../kernel/purchasable-kinds.ts';

/**
 * Why a payment failed, whatever the gateway calls it: each has a sentence and a next step at the payer's. `expired`: it
 * was left unfinished for half an hour.
 */
export const failureCodes = [
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
  'expired',
  'gateway_refused',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Why a plan's payment did not come: also where none was begun, for the tax depends on a country that is not known. */
export const planFailures = [...failureCodes, 'country_unknown'] as const;
export type PlanFailure = (typeof planFailures)[number];

/**
 * How a payment that people must look at leaves that state: its gateway was asked once more and believed; they have seen to it
 * by hand, and it stays as it is; it is ended, for the gateway holds nothing of it.
 */
export const resolutions = ['asked_again', 'accepted', 'failed'] as const;
export type Resolution = (typeof resolutions)[number];

/** Why a payer cannot ask for money back (docs: refund policy). */
export const refundObstacles = [
  'not_paid',
  'already_refunded',
  'already_asked',
  'too_late',
  'certificate_issued',
  'too_much_watched',
  'refunded_before',
  'subscription',
] as const;
export type RefundObstacle = (typeof refundObstacles)[number];

/** What payments of everybody can be sorted by. An amount stands among those of its currency. */
export const paymentSorts = ['created', 'amount'] as const;
export type PaymentSort = (typeof paymentSorts)[number];

/** What refund requests can be sorted by; likewise. */
export const refundSorts = ['asked', 'amount'] as const;
export type RefundSort = (typeof refundSorts)[number];

export const couponDiscounts = ['percent', 'fixed'] as const;
export type CouponDiscount = (typeof couponDiscounts)[number];

/** `usable`: it can be redeemed, now or from its start on. `ended`: expired or used up. */
export const couponStates = ['usable', 'ended', 'disabled'] as const;

/** What coupons can be sorted by. One without an end ends last. */
export const couponSorts = ['created', 'code', 'used', 'expires'] as const;
export type CouponSort = (typeof couponSorts)[number];

export const couponScopes = ['all', 'courses', 'learning_paths', 'plans'] as const;
export type CouponScope = (typeof couponScopes)[number];
