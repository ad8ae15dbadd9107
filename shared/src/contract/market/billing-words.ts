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

export const transactionKinds = ['course', 'learning_path', 'subscription', 'card_verification'] as const;
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

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'canceled', 'expired'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
