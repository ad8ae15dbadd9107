import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { startPaystack, type TestPaystack } from '../../../../testing/paystack.ts';
import { reportPages } from '../../../../testing/report-pages.ts';
import type { Gateway, Order } from '../gateway.ts';
import { openGateway } from '../../open-gateway.ts';
import { makePaystackGateway } from './paystack-gateway.ts';

let paystack: TestPaystack;
let gateway: Gateway;
beforeEach(async () => {
  paystack = await startPaystack();
  gateway = makePaystackGateway(paystack);
});
afterEach(() => paystack.close());

const anOrder = (change: Partial<Order> = {}): Order => ({
  id: randomUUID(),
  reference: `ST-${randomUUID().slice(0, 8).toUpperCase()}`,
  amountMinor: 490_000,
  currency: 'NGN',
  card: undefined,
  createdAt: new Date(),
  customerId: 'customer-1',
  email: 'amina@example.org',
  returnUrl: 'https://stoa.example/payment/return?reference=ST-1',
  ...change,
});
const paid = async (change: Partial<Order> = {}) => {
  const order = anOrder(change);
  await gateway.start(order);
  paystack.finish(order.reference, 'success');
  return order;
};
const verify = (order: Order) => gateway.verify({ ...order, ref: order.reference });

test('the payer goes to its page, and what came of it is asked by our reference', async () => {
  const order = anOrder();
  expect(await verify(order)).toEqual({ kind: 'never_heard' });
  const outcome = await gateway.start(order);
  expect(outcome).toMatchObject({ kind: 'challenge', url: `https://checkout.example/${order.reference}` });
  expect(await verify(order)).toMatchObject({ kind: 'known', state: { status: 'pending', card: undefined } });
  paystack.finish(order.reference, 'success');
  expect(await verify(order)).toMatchObject({
    kind: 'known',
    state: {
      status: 'paid',
      reference: order.reference,
      amountMinor: 490_000,
      currency: 'NGN',
      refundedMinor: 0,
      card: { brand: 'visa', last4: '4081', expiresMonth: 12, expiresYear: 2040, ref: undefined },
    },
  });
});

test.each([
  ['Insufficient Funds', 'insufficient_funds'],
  ['Expired Card', 'card_expired'],
  ['Authentication failed', 'authentication_failed'],
  ['Declined', 'card_declined'],
] as const)('“%s” is %s', async (words, code) => {
  const order = anOrder();
  await gateway.start(order);
  paystack.finish(order.reference, 'failed', words);
  expect(await verify(order)).toMatchObject({ state: { status: 'failed', failure: { code, message: words } } });
});

test('an answer that was lost is unknown; asked again it is the same payment, and no second one', async () => {
  const order = anOrder();
  paystack.loseNext();
  expect(await gateway.start(order)).toMatchObject({ kind: 'unknown' });
  expect(await gateway.start(order)).toEqual({ kind: 'pending', ref: order.reference });
  expect(paystack.transactions.size).toBe(1);
});

test('it keeps no card; one that was kept before is typed on its page again, and can be forgotten', async () => {
  expect(await gateway.start(anOrder({ card: { ref: 'AUTH_kept' } }))).toMatchObject({ kind: 'challenge' });
  expect(await gateway.forgetCard({ ref: 'AUTH_kept', customerId: 'customer-1' })).toMatchObject({ kind: 'done' });
  expect(paystack.forgotten).toEqual(['AUTH_kept']);
});

test('a refund with one id pays back once, also after a lost answer; parts may be alike, more than was paid is refused', async () => {
  const { reference } = await paid();
  const part = { ref: reference, id: randomUUID(), amountMinor: 200_000, currency: 'NGN' };
  paystack.loseNext();
  expect(await gateway.refund(part)).toMatchObject({ kind: 'unknown' });
  expect(await gateway.refund(part)).toMatchObject({ kind: 'pending' });
  expect(await gateway.refund(part)).toMatchObject({ kind: 'pending' });
  expect(paystack.refunds).toHaveLength(1);
  expect(await gateway.refund({ ...part, id: randomUUID() })).toMatchObject({ kind: 'pending' });
  expect(await gateway.refund({ ...part, id: randomUUID() })).toMatchObject({ kind: 'refused' });
  expect(paystack.refunds.map(({ amount }) => amount)).toEqual([200_000, 200_000]);
  paystack.refunds[0]!.status = 'processed';
  expect(await gateway.refund(part)).toMatchObject({ kind: 'done' });
});

test('a refund is found again behind a hundred newer ones of the same payment', async () => {
  const { reference } = await paid();
  const asked = { ref: reference, id: randomUUID(), amountMinor: 100, currency: 'NGN' };
  const first = await gateway.refund(asked);
  const [made] = paystack.refunds;
  for (let at = 0; at < 120; at++) paystack.refunds.push({ ...made!, id: 1000 + at, merchant_note: `r${at}` });
  expect(await gateway.refund(asked)).toEqual(first);
  expect(paystack.refunds).toHaveLength(121);
});

test('it undoes nothing, and charges in no currency without hundredths', async () => {
  expect(gateway.capabilities).toEqual({
    void: false,
    partialRefund: true,
    keepsPaid: false,
    keepsUnpaid: false,
    chargesKept: false,
    settlements: false,
  });
  expect(await gateway.void({ ref: 'any', id: randomUUID() })).toMatchObject({ kind: 'refused' });
  for (const currency of ['JPY', 'KWD', 'IQD']) {
    expect(await gateway.start(anOrder({ currency }))).toMatchObject({
      kind: 'declined',
      failure: { message: `Paystack cannot charge in ${currency}.` },
    });
  }
  expect(paystack.transactions.size).toBe(0);
});

test('it keeps no card without a payment, and says so', async () => {
  expect(await gateway.saveCard(anOrder({ amountMinor: 0 }))).toMatchObject({
    kind: 'declined',
    failure: { code: 'gateway_refused', message: 'Paystack cannot check a card without charging it.' },
  });
  expect(paystack.transactions.size).toBe(0);
});

test('it tells of all that was charged since then, page by page, and of what was charged before and goes back now', async () => {
  const reported = async (since: Date) =>
    (await reportPages(gateway, since)).flatMap((page) => (page.kind === 'page' ? page.payments : []));
  const before = new Date(Date.now() - 1000);
  const orders: Order[] = [];
  for (let more = 0; more < 101; more += 1) orders.push(await paid());
  await gateway.start(anOrder());
  await paid({ reference: 'OTHER-SITE-1' });
  const [first, second] = [orders[0]!, orders[100]!];
  const part = { ref: first.reference, amountMinor: 200_000, currency: 'NGN' };
  await gateway.refund({ ...part, id: randomUUID() });
  paystack.finish(second.reference, 'success');
  Object.assign(paystack.transactions.get(second.reference) ?? {}, { status: 'reversed' });
  const all = await reported(before);
  expect(all.map(({ reference }) => reference).sort()).toEqual(orders.map(({ reference }) => reference).sort());
  const of = ({ reference }: Order) => all.find((one) => one.reference === reference);
  expect(of(first)).toMatchObject({ currency: 'NGN', paidMinor: 490_000, refundedMinor: 200_000, isVoided: false });
  expect(of(second)).toMatchObject({ refundedMinor: 490_000 });

  for (const one of [...paystack.transactions.values(), ...paystack.refunds])
    one.createdAt = '2026-01-01T00:00:00.000Z';
  const later = new Date(Date.now() - 1000);
  expect(await reported(later)).toEqual([]);
  await gateway.refund({ ...part, id: randomUUID(), amountMinor: 100_000 });
  expect(await reported(later)).toMatchObject([{ reference: first.reference, refundedMinor: 300_000 }]);
  paystack.loseNext();
  expect(await reportPages(gateway, later)).toMatchObject([{ kind: 'unknown' }]);
});

test('a wrong key, a dead server and an answer of another shape are unknown', async () => {
  const order = anOrder();
  const wrong = makePaystackGateway({ ...paystack, secretKey: 'sk_test_another0000' });
  expect(await wrong.start(order)).toMatchObject({ kind: 'unknown' });
  expect(await wrong.verify({ ...order, ref: undefined })).toMatchObject({ kind: 'unknown' });
  await paid({ reference: 'ST-odd' });
  Object.assign(paystack.transactions.get('ST-odd') ?? {}, { status: 'celebrated' });
  expect(await verify(anOrder({ reference: 'ST-odd' }))).toEqual({
    kind: 'unknown',
    cause: 'its answer cannot be read',
  });
  paystack.close();
  expect(await gateway.start(anOrder())).toMatchObject({ kind: 'unknown' });
});

test('an event is read when its bytes are signed with the key, and names our reference; anything else is not ours', () => {
  const signed = (body: string, key = paystack.secretKey) => ({
    'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex'),
  });
  const body = JSON.stringify({ event: 'charge.success', data: { id: 7, reference: 'ST-1' } });
  const read = (text: string, headers: Record<string, string>) => gateway.readEvents(Buffer.from(text), headers);
  expect(read(body, signed(body))).toEqual([{ id: 'charge.success:7', type: 'charge.success', reference: 'ST-1' }]);
  const back = JSON.stringify({ event: 'refund.processed', data: { id: 9, transaction_reference: 'ST-1' } });
  expect(read(back, signed(back))).toEqual([{ id: 'refund.processed:9', type: 'refund.processed', reference: 'ST-1' }]);
  expect(read(`${body} `, signed(body))).toBeUndefined();
  expect(read(body, signed(body, 'sk_test_another0000'))).toBeUndefined();
  expect(read(body, {})).toBeUndefined();
  expect(read(body, { 'x-paystack-signature': 'not hex' })).toBeUndefined();
  const other = JSON.stringify({ event: 'customeridentification.success', data: {} });
  expect(read(other, signed(other))).toEqual([]);
});

test('the settings choose it; only a test key moves no money', () => {
  const chosen = openGateway({ gateway: { name: 'paystack', secretKey: 'sk_live_0123456789' } });
  expect(chosen).toMatchObject({ name: 'paystack', isSandbox: false, cardFieldsUrl: undefined });
  expect(gateway.isSandbox).toBe(true);
});
