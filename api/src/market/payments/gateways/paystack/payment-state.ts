import type { FailureCode } from '@stoa/shared/contract/market/billing-words.ts';
import type { GatewayState } from '../gateway.ts';
import type { PaystackTransaction } from './paystack-replies.ts';

export function stateOf(transaction: PaystackTransaction): GatewayState {
  const { reference, status, amount, currency, authorization } = transaction;
  const isPaid = status === 'success' || status === 'reversed';
  return {
    ref: reference,
    status: isPaid ? 'paid' : status === 'failed' ? 'failed' : 'pending',
    reference,
    amountMinor: amount,
    currency,
    // Of parts it says nothing here.
    refundedMinor: status === 'reversed' ? amount : 0,
    card: authorization
      ? {
          brand: authorization.card_type.trim().toLowerCase(),
          last4: authorization.last4,
          expiresMonth: authorization.exp_month,
          expiresYear: authorization.exp_year,
          ref: undefined,
        }
      : undefined,
    settlesAt: undefined,
    settled: false,
    failure: status === 'failed' ? failureOf(transaction.gateway_response ?? '') : undefined,
  };
}

/** Its words are the bank's, and differ from bank to bank. */
const causes: [RegExp, FailureCode][] = [
  [/insufficient/i, 'insufficient_funds'],
  [/expired/i, 'card_expired'],
  [/authenti|3-?d ?secure|otp/i, 'authentication_failed'],
];

const failureOf = (message: string): { code: FailureCode; message: string } => ({
  code: causes.find(([pattern]) => pattern.test(message))?.[1] ?? 'card_declined',
  message: message || 'The card was declined.',
});
