import type { Gateway, Order, Outcome, Reversal } from '../gateway.ts';
import { type Ask, declined, unknownOf } from './ask-stripe.ts';
import { readRef } from './card-ref.ts';
import { failureOf, outcomeOfCharge, stateOfCharge } from './payment-state.ts';
import { stripeKeptCard, stripePayment, stripePayments } from './stripe-replies.ts';

const EXPANDED = ['latest_charge.balance_transaction'];

/** Charges a kept card. Who is there is sent to their bank where it asks; for who is not, Stripe declines. */
export async function chargeKept(ask: Ask, order: Order, cardRef: string): Promise<Outcome> {
  const { id, reference, amountMinor, currency, returnUrl, isUnattended = false } = order;
  const { customer, method } = readRef(cardRef);
  const answer = await ask(
    (stripe) =>
      stripe.paymentIntents.create(
        {
          amount: amountMinor,
          currency: currency.toLowerCase(),
          customer,
          payment_method: method,
          allowed_payment_method_types: ['card'],
          confirm: true,
          ...(isUnattended ? { off_session: true } : { return_url: returnUrl }),
          metadata: { reference, payment: id },
          expand: EXPANDED,
        },
        { idempotencyKey: id },
      ),
    stripePayment,
  );
  if (answer.kind === 'answered') return outcomeOfCharge(answer.reply);
  if (answer.kind === 'unknown') return answer;
  const { decline, message } = answer;
  if (decline === undefined) return declined(message);
  return { kind: 'declined', ref: decline.ref, failure: failureOf(decline.code, message) };
}

export const isCharge = (ref: string): boolean => ref.startsWith('pi_');

export const verifyCharge = async (ask: Ask, ref: string): ReturnType<Gateway['verify']> => {
  const answer = await ask((stripe) => stripe.paymentIntents.retrieve(ref, { expand: EXPANDED }), stripePayment);
  if (answer.kind === 'answered') return { kind: 'known', state: stateOfCharge(answer.reply) };
  if (answer.kind === 'refused') return answer.status === 404 ? { kind: 'never_heard' } : unknownOf(answer);
  return answer;
};

/** A payment is sent within half an hour of its beginning; clocks may differ a little. */
const SENT_WITHIN_S = 35 * 60;
const CLOCKS_DIFFER_S = 5 * 60;
const MOST_PAGES = 50;

/**
 * The charge whose answer was lost: only its attempt's id is known. All charges of its half hour are gone through, for
 * Stripe's search knows of the newest ones too late.
 */
export const findCharge = async (
  ask: Ask,
  { id, createdAt }: Pick<Order, 'id' | 'createdAt'>,
): ReturnType<Gateway['verify']> => {
  const from = Math.floor(createdAt.getTime() / 1000);
  const created = { gte: from - CLOCKS_DIFFER_S, lte: from + SENT_WITHIN_S + CLOCKS_DIFFER_S };
  let after: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const asked = { created, limit: 100, ...(after !== undefined && { starting_after: after }) };
    const answer = await ask((stripe) => stripe.paymentIntents.list(asked), stripePayments);
    if (answer.kind !== 'answered') return answer.kind === 'refused' ? unknownOf(answer) : answer;
    const { data, has_more } = answer.reply;
    const found = data.find(({ metadata }) => metadata?.payment === id);
    if (found) return verifyCharge(ask, found.id);
    after = data.at(-1)?.id;
    if (!has_more || after === undefined) return { kind: 'never_heard' };
  }
  return { kind: 'unknown', cause: 'too much was paid in this half hour to look through' };
};

export async function forgetKept(ask: Ask, cardRef: string): Promise<Reversal> {
  const { method } = readRef(cardRef);
  const answer = await ask((stripe) => stripe.paymentMethods.detach(method), stripeKeptCard);
  return answer.kind === 'answered' ? { kind: 'done', ref: cardRef } : answer;
}
