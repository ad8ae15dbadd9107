import { createHmac, timingSafeEqual } from 'node:crypto';
import { exponentOf } from '@stoa/shared/contract/kernel/currencies.ts';
import type { Gateway, GatewayEvent, Order, Outcome, Reversal } from '../gateway.ts';
import { type AskGateway, askGatewayAt, type GatewayAnswer, isFinal, unknownOf } from '../ask-gateway.ts';
import { stateOf } from './payment-state.ts';
import { reportOf } from './report.ts';
import {
  manyRefunds,
  nothingMore,
  oneRefund,
  oneTransaction,
  type PaystackRefund,
  paystackEvent,
  paystackRefusal,
  startedTransaction,
} from './paystack-replies.ts';

export interface PaystackAccess {
  /** `sk_test_…` or `sk_live_…`; events are signed with it, too. */
  secretKey: string;
  url?: string;
  timeoutMs?: number;
}

/** Its page waits for a card for as long as we keep a payment open. */
const PAGE_OPEN_MS = 30 * 60_000;

/**
 * Paystack, over its HTTP API: cards are typed on a page of its own, and a payment is asked about by our reference. It has
 * no idempotency keys: a reference is charged once at most, and a refund is looked for by our id before it is asked for.
 * It tells of no settlement and undoes nothing: what was paid can be paid back. It would keep every card, and asks nobody
 * on its page whether it may: none is kept by us. It cannot check a card without charging it.
 */
export function makePaystackGateway({
  secretKey,
  url = 'https://api.paystack.co',
  timeoutMs = 20_000,
}: PaystackAccess): Gateway {
  const ask = askGatewayAt({ url, secret: secretKey, timeoutMs, refusal: paystackRefusal });
  return {
    name: 'paystack',
    isSandbox: secretKey.startsWith('sk_test_'),
    cardFieldsUrl: undefined,
    capabilities: {
      void: false,
      partialRefund: true,
      keepsPaid: false,
      keepsUnpaid: false,
      chargesKept: false,
      settlements: false,
    },
    start: (order) => start(ask, order),
    saveCard: async () => declined('Paystack cannot check a card without charging it.'),
    verify: ({ reference }) => verify(ask, reference),
    capture: async () => ({
      kind: 'refused',
      message: 'Paystack takes the money at once; there is nothing to capture.',
    }),
    void: async () => ({ kind: 'refused', message: 'Paystack cannot undo a payment. Refund it instead.' }),
    refund: (given) => refund(ask, given),
    // One that was kept before.
    forgetCard: async ({ ref }) => {
      const body = { authorization_code: ref };
      const answer = await ask({ method: 'POST', path: '/customer/authorization/deactivate', body }, nothingMore);
      if (answer.kind === 'answered') return { kind: 'done', ref };
      return reversalOf(answer);
    },
    report: (since) => reportOf(ask, since),
    readEvents: (body, headers) =>
      isSigned(body, headers['x-paystack-signature'], secretKey) ? eventsIn(body) : undefined,
  };
}

async function start(ask: AskGateway, order: Order): Promise<Outcome> {
  const { reference, amountMinor, currency, email, returnUrl } = order;
  // It counts in hundredths, whatever the currency.
  if (exponentOf(currency) !== 2) return declined(`Paystack cannot charge in ${currency}.`);
  const body = { reference, amount: amountMinor, currency, email, callback_url: returnUrl, channels: ['card'] };
  const answer = await ask({ method: 'POST', path: '/transaction/initialize', body }, startedTransaction);
  if (answer.kind !== 'answered') return notStarted(answer, reference);
  const { authorization_url } = answer.reply.data;
  return { kind: 'challenge', ref: reference, url: authorization_url, expiresAt: new Date(Date.now() + PAGE_OPEN_MS) };
}

/** A reference that it knows already was charged by an earlier try whose answer was lost: it is asked about. */
function notStarted(answer: Exclude<Awaited<ReturnType<AskGateway>>, { kind: 'answered' }>, ref: string): Outcome {
  if (answer.kind === 'refused' && /duplicate/i.test(answer.message)) return { kind: 'pending', ref };
  if (answer.kind === 'refused' && isFinal(answer)) return declined(answer.message);
  return unknownOf(answer);
}

const verify = async (ask: AskGateway, reference: string): ReturnType<Gateway['verify']> => {
  const path = `/transaction/verify/${encodeURIComponent(reference)}`;
  const answer = await ask({ method: 'GET', path }, oneTransaction);
  if (answer.kind === 'answered') return { kind: 'known', state: stateOf(answer.reply.data) };
  if (answer.kind === 'refused' && /not found/i.test(answer.message)) return { kind: 'never_heard' };
  return unknownOf(answer);
};

/** Asked twice with one id it pays back once: the first is found by the note that it carries. */
async function refund(
  ask: AskGateway,
  { ref, id, amountMinor, currency }: Parameters<Gateway['refund']>[0],
): Promise<Reversal> {
  const earlier = await findRefund(ask, ref, id);
  if (earlier.kind !== 'answered') return reversalOf(earlier);
  if (earlier.reply) return reversed(earlier.reply);
  const body = { transaction: ref, amount: amountMinor, currency, merchant_note: id };
  const answer = await ask({ method: 'POST', path: '/refund', body }, oneRefund);
  return answer.kind === 'answered' ? reversed(answer.reply.data) : reversalOf(answer);
}

const PER_PAGE = 100;

/** One payment may have more of them than it tells of at once. */
async function findRefund(
  ask: AskGateway,
  ref: string,
  id: string,
): Promise<GatewayAnswer<PaystackRefund | undefined>> {
  for (let page = 1; ; page++) {
    const path = `/refund?transaction=${encodeURIComponent(ref)}&perPage=${PER_PAGE}&page=${page}`;
    const answer = await ask({ method: 'GET', path }, manyRefunds);
    if (answer.kind !== 'answered') return answer;
    const { data } = answer.reply;
    const reply = data.find(({ merchant_note }) => merchant_note === id);
    if (reply || data.length < PER_PAGE) return { kind: 'answered', reply };
  }
}

function reversed({ id, status }: PaystackRefund): Reversal {
  if (status === 'failed') return { kind: 'refused', message: 'Paystack could not pay it back.' };
  return { kind: status === 'processed' ? 'done' : 'pending', ref: id };
}

function reversalOf(answer: Exclude<Awaited<ReturnType<AskGateway>>, { kind: 'answered' }>): Reversal {
  if (answer.kind === 'refused' && isFinal(answer)) return { kind: 'refused', message: answer.message };
  return unknownOf(answer);
}

/** Hex of HMAC-SHA512 over the bytes as they came. It holds no time: an old event may come again, and is only a hint. */
function isSigned(body: Buffer, header: string | string[] | undefined, secretKey: string): boolean {
  if (typeof header !== 'string' || !/^[0-9a-f]{128}$/.test(header)) return false;
  return timingSafeEqual(Buffer.from(header, 'hex'), createHmac('sha512', secretKey).update(body).digest());
}

function eventsIn(body: Buffer): GatewayEvent[] {
  try {
    const { event, data } = paystackEvent.parse(JSON.parse(body.toString('utf8')));
    const reference = data.transaction_reference ?? data.reference;
    // Events have no name of their own: what came of one thing once is one event.
    return reference === undefined ? [] : [{ id: `${event}:${data.id ?? reference}`, type: event, reference }];
  } catch {
    // It is Paystack's, and speaks of nothing that we know.
    return [];
  }
}

const declined = (message: string): Outcome => ({
  kind: 'declined',
  ref: undefined,
  failure: { code: 'gateway_refused', message },
});
