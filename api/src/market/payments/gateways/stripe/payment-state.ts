import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import type { GatewayCard, GatewayState, Outcome } from '../gateway.ts';
import { refOf } from './card-ref.ts';
import type {
  PaidSession,
  SetupSession,
  StripeCard,
  StripeCharge,
  StripePayment,
  StripeSession,
} from './stripe-replies.ts';

export function outcomeOf(session: StripeSession): Outcome {
  const { id: ref, status, url, expires_at } = session;
  if (status === 'open' && url) return { kind: 'challenge', ref, url, expiresAt: new Date(expires_at * 1000) };
  return finished(stateOf(session));
}

/** A card that was declined leaves its page open for another one: that is no failure yet. */
export function stateOf(session: StripeSession): GatewayState {
  if (session.mode === 'setup') return stateOfCheck(session);
  const { id, status, payment_status, client_reference_id, amount_total, currency, payment_intent } = session;
  const isPaid = payment_status === 'paid';
  return {
    ref: id,
    status: isPaid ? 'paid' : status === 'expired' ? 'failed' : 'pending',
    reference: client_reference_id,
    amountMinor: amount_total,
    currency,
    ...factsOf(payment_intent?.latest_charge, isPaid ? keptBy(session) : undefined),
    failure: isPaid || status !== 'expired' ? undefined : TOO_LATE,
  };
}

/** As for a card that is kept unpaid: only what may be charged while its payer is away. */
function keptBy({ customer, payment_intent: intent }: PaidSession): string | undefined {
  const method = intent?.setup_future_usage === 'off_session' ? intent.payment_method : undefined;
  return customer && method ? refOf({ customer, method }) : undefined;
}

const TOO_LATE = { code: 'expired', message: 'The page of the payment was open for too long.' } as const;

function stateOfCheck(session: SetupSession): GatewayState {
  const { id, status, client_reference_id, metadata, customer, setup_intent: intent } = session;
  const kept = intent?.status === 'succeeded' ? intent.payment_method : undefined;
  const isKept = status === 'complete' && kept && customer;
  return {
    ref: id,
    status: isKept ? 'paid' : status === 'expired' ? 'failed' : 'pending',
    reference: client_reference_id,
    amountMinor: 0,
    currency: metadata.currency,
    refundedMinor: 0,
    card: isKept ? cardOf(kept.card, refOf({ customer, method: kept.id })) : undefined,
    settlesAt: undefined,
    settled: false,
    failure: status === 'expired' ? TOO_LATE : undefined,
  };
}

/** Of a kept card that was charged. Where its bank asks the payer, they are sent there; ours ends after half an hour. */
export function outcomeOfCharge(payment: StripePayment): Outcome {
  const url = payment.status === 'requires_action' ? payment.next_action?.redirect_to_url?.url : undefined;
  if (url) return { kind: 'challenge', ref: payment.id, url, expiresAt: new Date(Date.now() + 30 * 60_000) };
  return finished(stateOfCharge(payment));
}

export function stateOfCharge(payment: StripePayment): GatewayState {
  const { id, status, amount, currency, metadata, customer, payment_method: method, last_payment_error } = payment;
  const hasFailed = status === 'requires_payment_method' || status === 'canceled';
  const { code, decline_code, message } = last_payment_error ?? {};
  return {
    ref: id,
    status: status === 'succeeded' ? 'paid' : hasFailed ? 'failed' : 'pending',
    reference: metadata.reference,
    amountMinor: amount,
    currency,
    ...factsOf(payment.latest_charge, customer && method ? refOf({ customer, method }) : undefined),
    failure: hasFailed ? failureOf(decline_code ?? code, message ?? 'The card was declined.') : undefined,
  };
}

const causes: Readonly<Record<string, FailureCode>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'card_expired',
  authentication_required: 'authentication_failed',
  authentication_not_handled: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
};

export const failureOf = (cause: string | null | undefined, message: string) => ({
  code: causes[cause ?? ''] ?? ('card_declined' as const),
  message,
});

function finished(state: GatewayState): Outcome {
  if (state.failure) return { kind: 'declined', ref: state.ref, failure: state.failure };
  return state.status === 'paid' ? { kind: 'done', state } : { kind: 'pending', ref: state.ref };
}

function factsOf(charge: StripeCharge | null | undefined, ref: string | undefined) {
  const card = charge?.payment_method_details?.card;
  const balance = charge?.balance_transaction;
  return {
    refundedMinor: charge?.amount_refunded ?? 0,
    card: card ? cardOf(card, ref) : undefined,
    settlesAt: balance ? new Date(balance.available_on * 1000) : undefined,
    settled: balance?.status === 'available',
  };
}

const cardOf = ({ brand, last4, exp_month, exp_year }: StripeCard, ref: string | undefined): GatewayCard => ({
  brand,
  last4,
  expiresMonth: exp_month,
  expiresYear: exp_year,
  ref,
});
