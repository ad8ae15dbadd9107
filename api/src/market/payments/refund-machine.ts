import type { RefundStatus } from '@stoa/shared/contract/market/billing-words.ts';

/** `paid_back`: the gateway gave the money back; `taken_back`: what it had paid for is closed, where that is due. */
export const refundEvents = ['deny', 'paid_back', 'refused', 'taken_back', 'taking_back_failed'] as const;
export type RefundEvent = (typeof refundEvents)[number];

const machine: Record<RefundStatus, Partial<Record<RefundEvent, RefundStatus>>> = {
  open: { deny: 'denied', paid_back: 'payment_refunded', refused: 'payment_error' },
  denied: {},
  payment_error: { paid_back: 'payment_refunded', refused: 'payment_error' },
  payment_refunded: { taken_back: 'complete', taking_back_failed: 'revocation_error' },
  revocation_error: { taken_back: 'complete', taking_back_failed: 'revocation_error' },
  complete: {},
};

/** Undefined where this cannot happen to it any more. */
export const refundAfter = (status: RefundStatus, event: RefundEvent): RefundStatus | undefined =>
  machine[status][event];
