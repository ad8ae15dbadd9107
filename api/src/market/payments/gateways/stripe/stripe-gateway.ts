import type { Stripe } from 'stripe';
import type { z } from 'zod';
import { findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Gateway, GatewayEvent, Order, Outcome, Reversal } from '../gateway.ts';
import { isSignedBy } from '../read-signature.ts';
import { outcomeOf, stateOf } from './payment-state.ts';
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

/** `refused`: it said no, and will again. */
type Answer<T> =
  | { kind: 'answered'; reply: T }
  | { kind: 'refused'; status: number; message: string }
  | { kind: 'unknown'; cause: string };
type Ask = <T>(call: (stripe: Stripe) => Promise<unknown>, reply: z.ZodType<T>) => Promise<Answer<T>>;

/** The half hour after which a payment is given up, for Stripe takes no less, and the minutes in which it may be sent. */
const PAGE_OPEN_S = 33 * 60;

const EXPANDED = ['payment_intent.latest_charge.balance_transaction'];

/**
 * Stripe: cards are typed on its page (Checkout), since no script of another host runs on this site. What is paid there is
 * taken at once, so nothing is captured or undone: it is paid back.
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
    capabilities: { void: false, partialRefund: true, savedCards: false, settlements: true },
    start: (order) => start(ask, order),
    verify: ({ ref }) => verify(ask, ref),
    capture: async () => ({ kind: 'refused', message: 'The money was taken at once; there is nothing to capture.' }),
    void: async () => ({ kind: 'refused', message: 'Stripe has taken the money already. Refund it instead.' }),
    refund: (given) => refund(ask, given),
    forgetCard: async () => ({ kind: 'refused', message: 'Stripe keeps no cards for this site.' }),
    readEvents: (body, headers) =>
      isSignedBy(body, headers['stripe-signature'], webhookSecret) ? eventsIn(body) : undefined,
  };
}

async function start(ask: Ask, order: Order): Promise<Outcome> {
  const { id, createdAt, reference, amountMinor, currency, email, returnUrl } = order;
  const known = findCurrency(currency);
  // Its minor units are ours, but of thousandths it takes tens only.
  if (!known || (known.exponent === 3 && amountMinor % 10 !== 0)) {
    return declined(`Stripe cannot charge this amount in ${currency}.`);
  }
  const answer = await ask(
    (stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: reference,
          customer_email: email,
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
          payment_intent_data: { metadata: { reference } },
          // From its beginning, not from now: with one key it must be the same.
          expires_at: Math.floor(createdAt.getTime() / 1000) + PAGE_OPEN_S,
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: id },
      ),
    stripeSession,
  );
  if (answer.kind === 'answered') return outcomeOf(answer.reply);
  return answer.kind === 'refused' ? declined(answer.message) : answer;
}

/** A page whose address was lost on its way to us was never shown to anybody: nobody can have paid there. */
const verify = async (ask: Ask, ref: string | undefined): ReturnType<Gateway['verify']> => {
  if (ref === undefined) return { kind: 'never_heard' };
  const answer = await readSession(ask, ref);
  if (answer.kind === 'answered') return { kind: 'known', state: stateOf(answer.reply) };
  if (answer.kind === 'refused') return answer.status === 404 ? { kind: 'never_heard' } : unknownOf(answer);
  return answer;
};

const readSession = (ask: Ask, ref: string) =>
  ask((stripe) => stripe.checkout.sessions.retrieve(ref, { expand: EXPANDED }), stripeSession);

/** A key is known there for a day, with the answer of then: the refund is looked for by our id before it is asked for. */
async function refund(ask: Ask, { ref, id, amountMinor }: Parameters<Gateway['refund']>[0]): Promise<Reversal> {
  const session = await readSession(ask, ref);
  if (session.kind !== 'answered') return session;
  const { payment_intent: paid } = session.reply;
  if (!paid) return { kind: 'refused', message: 'Nothing was paid here.' };
  const earlier = await ask((stripe) => stripe.refunds.list({ payment_intent: paid.id, limit: 100 }), stripeRefunds);
  if (earlier.kind !== 'answered') return earlier;
  const before = earlier.reply.data.find(({ metadata }) => metadata?.refund === id);
  if (before) return reversed(before);
  const asked = { payment_intent: paid.id, amount: amountMinor, metadata: { refund: id } };
  const answer = await ask((stripe) => stripe.refunds.create(asked, { idempotencyKey: id }), stripeRefund);
  return answer.kind === 'answered' ? reversed(answer.reply) : answer;
}

function reversed({ id, status }: StripeRefund): Reversal {
  if (status === 'failed' || status === 'canceled') {
    return { kind: 'refused', message: 'Stripe could not pay it back.' };
  }
  return { kind: status === 'succeeded' ? 'done' : 'pending', ref: id };
}

/** The SDK is loaded with the first call. */
function askStripe(load: () => Promise<Stripe>): Ask {
  let loaded: Promise<Stripe> | undefined;
  return async (call, schema) => {
    try {
      const reply = schema.safeParse(await call(await (loaded ??= load())));
      return reply.success
        ? { kind: 'answered', reply: reply.data }
        : { kind: 'unknown', cause: 'its answer cannot be read' };
    } catch (error) {
      return refusalOf(error as Error & { type?: string; statusCode?: number });
    }
  };
}

/** Of the SDK's errors two speak of the payment; all others of the caller, the line or the hour. */
function refusalOf({ type, statusCode = 0, message }: { type?: string; statusCode?: number; message: string }) {
  const isFinal = type === 'StripeCardError' || type === 'StripeInvalidRequestError';
  return isFinal
    ? ({ kind: 'refused', status: statusCode, message } as const)
    : ({ kind: 'unknown', cause: message } as const);
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

const unknownOf = ({ status, message }: { status: number; message: string }) => ({
  kind: 'unknown' as const,
  cause: `it refused the call (${status}): ${message}`,
});

const declined = (message: string): Outcome => ({
  kind: 'declined',
  ref: undefined,
  failure: { code: 'gateway_refused', message },
});
