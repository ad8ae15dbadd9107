import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { currencyCodes, findCurrency } from '@stoa/shared/contract/kernel/currencies.ts';
import { startStripe, type TestStripe } from '../../../../testing/stripe.ts';
import type { Gateway, Order } from '../gateway.ts';
import { openGateway } from '../../open-gateway.ts';
import { makeStripeGateway } from './stripe-gateway.ts';

let stripe: TestStripe;
let gateway: Gateway;
beforeEach(async () => {
  stripe = await startStripe();
  gateway = makeStripeGateway(stripe.access);
});
afterEach(() => stripe.close());

const anOrder = (change: Partial<Order> = {}): Order => ({
  id: randomUUID(),
  reference: `ST-${randomUUID().slice(0, 8).toUpperCase()}`,
  amountMinor: 4900,
  currency: 'EUR',
  card: undefined,
  createdAt: new Date(),
  customerId: 'customer-1',
  email: 'amina@example.org',
  returnUrl: 'https://stoa.example/payment/return?reference=ST-1',
  ...change,
});
const started = async (order = anOrder()) => {
  const outcome = await gateway.start(order);
  if (outcome.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(outcome)}`);
  return { ...order, ref: outcome.ref, url: outcome.url };
};
const paid = async (settled = false) => {
  const order = await started();
  stripe.pay(order.reference, { settled });
  return order;
};

test('the payer goes to its page; what came of it is asked by the page’s name, with card and settlement', async () => {
  const order = await started();
  expect(order.url).toBe(`https://checkout.example/${order.ref}`);
  expect(await gateway.verify(order)).toMatchObject({ kind: 'known', state: { status: 'pending', card: undefined } });
  stripe.pay(order.reference);
  expect(await gateway.verify(order)).toEqual({
    kind: 'known',
    state: {
      ref: order.ref,
      status: 'paid',
      reference: order.reference,
      amountMinor: 4900,
      currency: 'EUR',
      refundedMinor: 0,
      card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2040, ref: undefined },
      settlesAt: new Date(2_000_000_000_000),
      settled: false,
      failure: undefined,
    },
  });
  const settled = await paid(true);
  expect(await gateway.verify(settled)).toMatchObject({ state: { settled: true } });
});

test('a page that was open for too long has failed, and nothing was paid', async () => {
  const order = await started();
  stripe.expire(order.reference);
  expect(await gateway.verify(order)).toMatchObject({ state: { status: 'failed', failure: { code: 'expired' } } });
});

test('its page ends soon after the payment is given up here, whenever it was asked for', async () => {
  const order = anOrder({ createdAt: new Date(Date.now() - 120_000) });
  const outcome = await gateway.start(order);
  if (outcome.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(outcome)}`);
  const openS = (outcome.expiresAt.getTime() - order.createdAt.getTime()) / 1000;
  expect(openS).toBeGreaterThan(30 * 60);
  expect(openS).toBeLessThan(35 * 60);
  expect(await gateway.start(order)).toEqual(outcome);
});

test('the same id opens one page, also after a lost answer; other input under it is not taken for a failure', async () => {
  const order = anOrder();
  stripe.loseNext();
  expect(await gateway.start(order)).toMatchObject({ kind: 'unknown' });
  expect(await gateway.verify({ ...order, ref: undefined })).toEqual({ kind: 'never_heard' });
  const { ref } = await started(order);
  expect((await started(order)).ref).toBe(ref);
  expect(stripe.sessions.size).toBe(1);
  expect(await gateway.start({ ...order, amountMinor: 1 })).toMatchObject({ kind: 'unknown' });
});

test('a refund with one id pays back once, also a day later; parts may be alike, more than was paid is refused', async () => {
  const { ref } = await paid();
  const part = { ref, id: randomUUID(), amountMinor: 2000, currency: 'EUR' };
  stripe.loseNext('POST');
  expect(await gateway.refund(part)).toMatchObject({ kind: 'unknown' });
  const asked = await gateway.refund(part);
  expect(asked).toMatchObject({ kind: 'pending' });
  stripe.forgetKeys();
  expect(await gateway.refund(part)).toEqual(asked);
  stripe.refunds[0]!.status = 'succeeded';
  expect(await gateway.refund(part)).toEqual({ ...asked, kind: 'done' });
  expect(await gateway.refund({ ...part, id: randomUUID() })).toMatchObject({ kind: 'pending' });
  expect(await gateway.refund({ ...part, id: randomUUID() })).toMatchObject({ kind: 'refused' });
  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([2000, 2000]);
});

test('a refund is found again behind a hundred newer ones of the same payment', async () => {
  const { ref } = await paid();
  const asked = { ref, id: randomUUID(), amountMinor: 100, currency: 'EUR' };
  const first = await gateway.refund(asked);
  const [made] = stripe.refunds;
  for (let at = 0; at < 120; at++)
    stripe.refunds.push({ ...made!, id: `re_new_${at}`, metadata: { refund: `r${at}` } });
  stripe.forgetKeys();
  expect(await gateway.refund(asked)).toEqual(first);
  expect(stripe.refunds).toHaveLength(121);
});

test('a refund that failed there is refused; while its refunds cannot be read nothing is paid back', async () => {
  const { ref } = await paid();
  const all = { ref, id: randomUUID(), amountMinor: 4900, currency: 'EUR' };
  stripe.loseNext('GET');
  expect(await gateway.refund(all)).toMatchObject({ kind: 'unknown' });
  expect(stripe.refunds).toEqual([]);
  expect(await gateway.refund(all)).toMatchObject({ kind: 'pending' });
  stripe.refunds[0]!.status = 'failed';
  expect(await gateway.refund(all)).toMatchObject({ kind: 'refused' });
  expect(stripe.refunds).toHaveLength(1);
});

test('an answer without an error is not yet an answer: what it is must be said', async () => {
  stripe.answerNext([200, { message: 'Welcome' }]);
  expect(await gateway.start(anOrder())).toEqual({ kind: 'unknown', cause: 'its answer cannot be read' });
  const { ref } = await paid();
  stripe.answerNext([200, { object: 'checkout.session', id: ref, payment_status: 'paid' }]);
  expect(await gateway.verify({ ...anOrder(), ref })).toMatchObject({ kind: 'unknown' });
});

test('a wrong key, too many calls, a fault of its own and a dead server are unknown; a refused amount is declined', async () => {
  const wrong = makeStripeGateway({ ...stripe.access, secretKey: 'sk_test_another0000' });
  expect(await wrong.start(anOrder())).toMatchObject({ kind: 'unknown' });
  for (const status of [429, 500]) {
    stripe.answerNext([status, { error: { type: 'api_error', message: 'Later.' } }]);
    expect(await gateway.start(anOrder())).toMatchObject({ kind: 'unknown' });
  }
  expect(await gateway.start(anOrder({ amountMinor: 0 }))).toMatchObject({
    kind: 'declined',
    failure: { code: 'gateway_refused', message: 'Amount must be more than zero.' },
  });
  stripe.close();
  expect(await gateway.start(anOrder())).toMatchObject({ kind: 'unknown' });
});

test.each(currencyCodes)('%s: what is asked for is what it holds to be owed', async (currency) => {
  const { step = 1, highest = 0 } = findCurrency(currency) ?? {};
  for (const amountMinor of [step * 10, highest]) {
    const order = await started(anOrder({ currency, amountMinor }));
    stripe.pay(order.reference);
    expect(await gateway.verify(order)).toMatchObject({ state: { amountMinor, currency } });
  }
});

test('of thousandths it takes tens only, and no currency that nothing is sold in', async () => {
  for (const [currency, amountMinor] of [
    ['KWD', 1005],
    ['XTS', 1000],
  ] as const) {
    expect(await gateway.start(anOrder({ currency, amountMinor }))).toMatchObject({ kind: 'declined' });
  }
  expect(stripe.sessions.size).toBe(0);
});

test('an event is read when it was signed just now, also while the secret is being replaced', () => {
  const seconds = Math.floor(Date.now() / 1000);
  const hmac = (body: string, secret: string, at = seconds) =>
    createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const read = (body: string, header: string) => gateway.readEvents(Buffer.from(body), { 'stripe-signature': header });
  const { webhookSecret } = stripe.access;
  const session = { client_reference_id: 'ST-1', metadata: {} };
  const told = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'checkout.session.completed', data: { object } });
  const body = told(session);
  const event = { id: 'evt_1', type: 'checkout.session.completed', reference: 'ST-1' };
  expect(read(body, `t=${seconds},v1=${hmac(body, webhookSecret)},v0=old`)).toEqual([event]);
  expect(read(body, `t=${seconds},v1=${hmac(body, 'whsec_old')},v1=${hmac(body, webhookSecret)}`)).toEqual([event]);
  expect(read(body, `t=${seconds},v1=${hmac(body, 'whsec_old')}`)).toBeUndefined();
  expect(read(body, `t=${seconds - 301},v1=${hmac(body, webhookSecret, seconds - 301)}`)).toBeUndefined();
  expect(read(`${body} `, `t=${seconds},v1=${hmac(body, webhookSecret)}`)).toBeUndefined();
  const ofCharge = told({ metadata: { reference: 'ST-1' } });
  expect(read(ofCharge, `t=${seconds},v1=${hmac(ofCharge, webhookSecret)}`)).toEqual([event]);
  const ofNothing = told({});
  expect(read(ofNothing, `t=${seconds},v1=${hmac(ofNothing, webhookSecret)}`)).toEqual([]);
});

test('the settings choose it; only a test key moves no money', () => {
  const chosen = openGateway({
    gateway: { name: 'stripe', secretKey: 'sk_live_0123456789', webhookSecret: 'whsec_1' },
  });
  expect(chosen).toMatchObject({ name: 'stripe', isSandbox: false, cardFieldsUrl: undefined });
  expect(gateway.isSandbox).toBe(true);
});
