import type { Stripe } from 'stripe';
import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Gateway, GatewayEvent, Order, Outcome, Reversal } from '../gateway.ts';
import { isSignedBy } from '../read-signature.ts';
import { type Answer, type Ask, askStripe, declined, unknownOf } from './ask-stripe.ts';
import { chargeKept, findCharge, forgetKept, isCharge, verifyCharge } from './kept-cards.ts';
import { outcomeOf, stateOf } from './payment-state.ts';
import { reportOf } from './report.ts';
import { type StripeRefund, stripeEvent, stripeRefund, stripeRefunds, stripeSession } from './stripe-replies.ts';

export interface StripeAccess {
  /** `sk_test_…` or `sk_live_…`. */
  secretKey: string;
  /** `whsec_…` */
  webhookSecret: string;
  /** Another server than Stripe's, for tests. */
  server?: { host: string; port: number; protocol: 'http' };
  timeoutMs?: number;
}

/** The half hour after which a payment is given up, for Stripe takes no less, and the minutes in which it may be sent. */
const PAGE_OPEN_S = 33 * 60;

const EXPANDED = ['payment_intent.latest_charge.balance_transaction', 'setup_intent.payment_method'];

/**
 * Stripe: cards are typed on its page (Checkout), since no script of another host runs on this site; there one can be kept,
 * with a payment or without, and is charged without a page from then on. What is paid is taken at once, so nothing is
 * captured or undone: it is paid back.
 */
export function makeStripeGateway({ secretKey, webhookSecret, server, timeoutMs = 20_000 }: StripeAccess): Gateway {
  const ask = askStripe(async () => {
    // 23 MB on disk and 21 in memory: only where it is used.
    const { Stripe } = await import('stripe');
    return new Stripe(secretKey, { ...server, timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false });
  });
  return {
    name: 'stripe',
    isSandbox: secretKey.startsWith('sk_test_'),
    cardFieldsUrl: undefined,
    capabilities: {
      void: false,
      partialRefund: true,
      keepsPaid: true,
      keepsUnpaid: true,
      chargesKept: true,
      settlements: true,
    },
    start: (order) => start(ask, order),
    saveCard: (order) => saveCard(ask, order),
    verify: (order) => verify(ask, order),
    capture: async () => ({ kind: 'refused', message: 'The money was taken at once; there is nothing to capture.' }),
    void: async () => ({ kind: 'refused', message: 'Stripe has taken the money already. Refund it instead.' }),
    refund: (given) => refund(ask, given),
    forgetCard: ({ ref }) => forgetKept(ask, ref),
    report: (since) => reportOf(ask, since),
    readEvents: (body, headers) =>
      isSignedBy(body, headers['stripe-signature'], webhookSecret) ? eventsIn(body) : undefined,
  };
}

async function start(ask: Ask, order: Order): Promise<Outcome> {
  const { reference, amountMinor, currency, card } = order;
  const known = findCurrency(currency);
  // Its minor units are ours, but of thousandths it takes tens only.
  if (!known || (known.exponent === 3 && amountMinor % 10 !== 0)) {
    return declined(`Stripe cannot charge this amount in ${currency}.`);
  }
  if (card && 'ref' in card) return chargeKept(ask, order, card.ref);
  return openPage(ask, order, {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: reference },
        },
      },
    ],
    payment_intent_data: { metadata: { reference }, ...(card && { setup_future_usage: 'off_session' }) },
    ...(card && KEEPING),
  });
}

/** What is typed is kept under a customer that its page makes; of all means of payment only cards are kept here. */
const KEEPING: Pick<Page, 'allowed_payment_method_types' | 'customer_creation'> = {
  allowed_payment_method_types: ['card'],
  customer_creation: 'always',
};

/** Its page makes a SetupIntent for charges while the payer is away, and a customer under whom the card is kept. */
const saveCard = (ask: Ask, order: Order): Promise<Outcome> =>
  openPage(ask, order, {
    ...KEEPING,
    mode: 'setup',
    metadata: { currency: order.currency },
    setup_intent_data: { metadata: { reference: order.reference } },
  });

type Page = NonNullable<Parameters<Stripe['checkout']['sessions']['create']>[0]>;

async function openPage(ask: Ask, { id, createdAt, reference, email, returnUrl }: Order, page: Page): Promise<Outcome> {
  const asked: Page = {
    ...page,
    client_reference_id: reference,
    customer_email: email,
    // From its beginning, not from now: with one key it must be the same.
    expires_at: Math.floor(createdAt.getTime() / 1000) + PAGE_OPEN_S,
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
  const answer = await ask((stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey: id }), stripeSession);
  if (answer.kind === 'answered') return outcomeOf(answer.reply);
  return answer.kind === 'refused' ? declined(answer.message) : answer;
}

/** A page whose address was lost on its way to us was never shown to anybody; a kept card may have been charged. */
const verify = async (ask: Ask, order: Parameters<Gateway['verify']>[0]): ReturnType<Gateway['verify']> => {
  const { ref } = order;
  if (ref === undefined) return findCharge(ask, order);
  if (isCharge(ref)) return verifyCharge(ask, ref);
  const answer = await readSession(ask, ref);
  if (answer.kind === 'answered') return { kind: 'known', state: stateOf(answer.reply) };
  if (answer.kind === 'refused') return answer.status === 404 ? { kind: 'never_heard' } : unknownOf(answer);
  return answer;
};

const readSession = (ask: Ask, ref: string) =>
  ask((stripe) => stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED }), stripeSession);

/** A key is known there for a day, with the answer of then: the refund is looked for by our id before it is asked for. */
async function refund(ask: Ask, { ref, id, amountMinor }: Parameters<Gateway['refund']>[0]): Promise<Reversal> {
  const paid = isCharge(ref) ? ({ kind: 'charge', id: ref } as const) : await findPaid(ask, ref);
  if (paid.kind !== 'charge') return paid;
  const earlier = await findRefund(ask, paid.id, id);
  if (earlier.kind !== 'answered') return earlier;
  if (earlier.reply) return reversed(earlier.reply);
  const asked = { payment_intent: paid.id, amount: amountMinor, metadata: { refund: id } };
  const answer = await ask((stripe) => stripe.refunds.create(asked, { idempotencyKey: id }), stripeRefund);
  return answer.kind === 'answered' ? reversed(answer.reply) : answer;
}

/** What was paid on its page. */
async function findPaid(ask: Ask, ref: string): Promise<Reversal | { kind: 'charge'; id: string }> {
  const session = await readSession(ask, ref);
  if (session.kind !== 'answered') return session;
  const paid = session.reply.mode === 'payment' ? session.reply.payment_intent : undefined;
  return paid ? { kind: 'charge', id: paid.id } : { kind: 'refused', message: 'Nothing was paid here.' };
}

/** It tells of a hundred at once; one payment may have more. */
async function findRefund(ask: Ask, paymentIntent: string, id: string): Promise<Answer<StripeRefund | undefined>> {
  let after: string | undefined;
  for (;;) {
    const place = { payment_intent: paymentIntent, limit: 100, ...(after !== undefined && { starting_after: after }) };
    const answer = await ask((stripe) => stripe.refunds.list(place), stripeRefunds);
    if (answer.kind !== 'answered') return answer;
    const { data, has_more } = answer.reply;
    const reply = data.find(({ metadata }) => metadata?.refund === id);
    after = data.at(-1)?.id;
    if (reply || !has_more || after === undefined) return { kind: 'answered', reply };
  }
}

function reversed({ id, status }: StripeRefund): Reversal {
  if (status === 'failed' || status === 'canceled') {
    return { kind: 'refused', message: 'Stripe could not pay it back.' };
  }
  return { kind: status === 'succeeded' ? 'done' : 'pending', ref: id };
}

function eventsIn(body: Buffer): GatewayEvent[] {
  try {
    const { id, type, data } = stripeEvent.parse(JSON.parse(body.toString('utf8')));
    const reference = data.object.client_reference_id ?? data.object.metadata?.reference;
    return reference ? [{ id, type, reference }] : [];
  } catch {
    // It is Stripe's, and speaks of nothing that we know.
    return [];
  }
}
