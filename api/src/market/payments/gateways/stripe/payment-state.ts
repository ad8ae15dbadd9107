import type { GatewayState, Outcome } from '../gateway.ts';
import type { StripeSession } from './stripe-replies.ts';

export function outcomeOf(session: StripeSession): Outcome {
  const { id: ref, status, url, expires_at } = session;
  if (status === 'open' && url) return { kind: 'challenge', ref, url, expiresAt: new Date(expires_at * 1000) };
  const state = stateOf(session);
  if (state.failure) return { kind: 'declined', ref, failure: state.failure };
  return state.status === 'paid' ? { kind: 'done', state } : { kind: 'pending', ref };
}

/** A card that was declined leaves its page open for another one: that is no failure yet. */
export function stateOf(session: StripeSession): GatewayState {
  const { id, status, payment_status, client_reference_id, amount_total, currency, payment_intent } = session;
  const charge = payment_intent?.latest_charge;
  const card = charge?.payment_method_details?.card;
  const balance = charge?.balance_transaction;
  const isPaid = payment_status === 'paid';
  return {
    ref: id,
    status: isPaid ? 'paid' : status === 'expired' ? 'failed' : 'pending',
    reference: client_reference_id,
    amountMinor: amount_total,
    currency,
    refundedMinor: charge?.amount_refunded ?? 0,
    card: card
      ? {
          brand: card.brand,
          last4: card.last4,
          expiresMonth: card.exp_month,
          expiresYear: card.exp_year,
          ref: undefined,
        }
      : undefined,
    settlesAt: balance ? new Date(balance.available_on * 1000) : undefined,
    settled: balance?.status === 'available',
    failure:
      isPaid || status !== 'expired'
        ? undefined
        : { code: 'expired', message: 'The page of the payment was open for too long.' },
  };
}
