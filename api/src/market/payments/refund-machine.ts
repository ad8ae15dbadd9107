import type { RefundStatus } from '@stoa/shared/contract/market/billing-words.ts';

/**
 * `ask_again`: the gateway refused, and is asked once more; until it answers, the money may be on its way. `paid_back`: the
 * gateway gave the money back; `taken_back`: what it had paid for is closed, where that is due.
 */
export const refundEvents = ['deny', 'ask_again', 'paid_back', 'refused', 'taken_back', 'taking_back_failed'] as const;
export type RefundEvent = (typeof refundEvents)[number];

const machine: Record<RefundStatus, Partial<Record<RefundEvent, RefundStatus>>> = {
  open: { deny: 'denied', paid_back: 'payment_refunded', refused: 'payment_error' },
  denied: {},
  // Denied then, it is closed: the gateway has said that nothing went back.
  payment_error: { deny: 'denied', ask_again: 'open', paid_back: 'payment_refunded', refused: 'payment_error' },
  payment_refunded: { taken_back: 'complete', taking_back_failed: 'revocation_error' },
  revocation_error: { taken_back: 'complete', taking_back_failed: 'revocation_error' },
  complete: {},
};

/** Undefined where this cannot happen to it any more. */
export const refundAfter = (status: RefundStatus, event: RefundEvent): RefundStatus | undefined =>
  machine[status][event];
