import type { GatewayState, Outcome } from '../gateway.ts';
import type { SandboxPayment } from './sandbox-replies.ts';

export function outcomeOf(payment: SandboxPayment): Outcome {
  const { id: ref, status, challenge, failure } = payment;
  if (status === 'requires_action' && challenge) {
    return { kind: 'challenge', ref, url: challenge.url, expiresAt: challenge.expires_at };
  }
  if (status === 'processing' || status === 'requires_action') return { kind: 'pending', ref };
  if (status === 'failed' && failure) return { kind: 'declined', ref, failure };
  return { kind: 'done', state: stateOf(payment) };
}

export const stateOf = (payment: SandboxPayment): GatewayState => ({
  ref: payment.id,
  status: payment.status === 'processing' || payment.status === 'requires_action' ? 'pending' : payment.status,
  reference: payment.reference,
  amountMinor: payment.amount_minor,
  currency: payment.currency,
  refundedMinor: payment.refunded_minor,
  card: {
    brand: payment.card.brand,
    last4: payment.card.last4,
    expiresMonth: payment.card.expires_month,
    expiresYear: payment.card.expires_year,
    ref: payment.card.ref ?? undefined,
  },
  settlesAt: payment.settles_at ?? undefined,
  settled: payment.is_settled,
  failure: payment.failure ?? undefined,
});
