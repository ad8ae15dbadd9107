import type { PaymentRow } from '../book/rows.ts';

/** A payment as the site's server is told of it: nothing of how the card will behave. */
export function paymentReply(payment: PaymentRow, publicUrl: string) {
  const { id, key, reference, amount_minor, currency, status, refunded_minor, is_settled, failure, challenge } =
    payment;
  const { brand, last4, expires_month, expires_year } = payment.card;
  return {
    id,
    key,
    reference,
    amount_minor,
    currency,
    status,
    refunded_minor,
    card: { brand, last4, expires_month, expires_year, ref: payment.card_ref },
    failure,
    challenge: challenge && {
      url: `${publicUrl}/challenges/${id}?code=${challenge.code}`,
      expires_at: new Date(challenge.expires_at).toISOString(),
    },
    created_at: new Date(payment.created_at).toISOString(),
    settles_at: payment.settles_at === null ? null : new Date(payment.settles_at).toISOString(),
    is_settled,
  };
}
