import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { reportPages } from '../../../../testing/report-pages.ts';
import { startStripe, type TestStripe } from '../../../../testing/stripe.ts';
import type { Gateway, Order, ReportedPayment } from '../gateway.ts';
import { makeStripeGateway } from './stripe-gateway.ts';

let stripe: TestStripe;
let gateway: Gateway;
beforeEach(async () => {
  stripe = await startStripe();
  gateway = makeStripeGateway(stripe.access);
});
afterEach(() => stripe.close());

const LONG_AGO = new Date(0);
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
async function paidOnPage(): Promise<{ order: Order; ref: string }> {
  const order = anOrder();
  const outcome = await gateway.start(order);
  stripe.pay(order.reference);
  return { order, ref: 'ref' in outcome ? (outcome.ref ?? '') : '' };
}
const pagesOf = (since: Date) => reportPages(gateway, since);
async function reported(since = LONG_AGO): Promise<Map<string, ReportedPayment>> {
  const all = (await pagesOf(since)).flatMap((page) => (page.kind === 'page' ? page.payments : []));
  return new Map(all.map((one) => [one.reference, one]));
}
const back = (ref: string, amountMinor: number) =>
  gateway.refund({ ref, id: randomUUID(), amountMinor, currency: 'EUR' });

test('all that was charged is told, by page or by kept card, over several pages, with what went back', async () => {
  const card = { ref: stripe.cards.keepFor('cus_1', 'pays') };
  const first = await paidOnPage();
  await back(first.ref, 900);
  const charged = await Promise.all(
    [1, 2, 3].map(() => anOrder({ card })).map((order) => gateway.start(order).then(() => order)),
  );
  const told = await reported();
  expect(told.get(first.order.reference)).toMatchObject({
    currency: 'EUR',
    paidMinor: 4900,
    refundedMinor: 900,
    isVoided: false,
  });
  for (const { reference } of charged) expect(told.get(reference)).toMatchObject({ paidMinor: 4900, refundedMinor: 0 });
  expect(told.size).toBe(4);
});

test('what was not paid, and what is not of this site, is not told', async () => {
  await gateway.start(anOrder());
  await gateway.start(anOrder({ card: { ref: stripe.cards.keepFor('cus_1', 'has_no_money') } }));
  const { order } = await paidOnPage();
  const [intent] = [...stripe.cards.intents.values()].slice(-1);
  stripe.cards.intents.set('pi_of_another', { ...intent!, id: 'pi_of_another', metadata: {} });
  expect([...(await reported()).keys()]).toEqual([order.reference]);
});

test('of what was charged before, what goes back since then is told', async () => {
  const old = await paidOnPage();
  for (const intent of stripe.cards.intents.values()) intent.created -= 40 * 24 * 3600;
  const since = new Date(Date.now() - 24 * 3_600_000);
  expect((await reported(since)).size).toBe(0);
  await back(old.ref, 4900);
  expect((await reported(since)).get(old.order.reference)).toMatchObject({ paidMinor: 4900, refundedMinor: 4900 });
});

test('a list that is not answered in the midst ends with that, and is not taken for all', async () => {
  await paidOnPage();
  stripe.loseNext('GET');
  expect((await pagesOf(LONG_AGO)).at(-1)).toMatchObject({ kind: 'unknown' });
  stripe.answerNext([200, { object: 'list', has_more: false, data: [{ id: 'pi_1' }] }]);
  expect(await pagesOf(LONG_AGO)).toEqual([{ kind: 'unknown', cause: 'its answer cannot be read' }]);
  stripe.answerNext([401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } }]);
  expect(await pagesOf(LONG_AGO)).toMatchObject([{ kind: 'unknown' }]);
});
