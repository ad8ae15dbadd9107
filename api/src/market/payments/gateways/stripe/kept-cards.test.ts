import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startStripe, type TestStripe } from '../../../../testing/stripe.ts';
import type { Gateway, Order } from '../gateway.ts';
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
  returnUrl: 'https://stoa.example/account/billing?reference=ST-1',
  ...change,
});
const aCheck = (): Order => anOrder({ amountMinor: 0, currency: 'USD' });
const stateOf = async (order: Order, ref?: string) => {
  const known = await gateway.verify({ ...order, ref });
  if (known.kind !== 'known') throw new Error(`Not known: ${JSON.stringify(known)}`);
  return known.state;
};
/** A card that its page has kept: what it is called here. */
async function kept(behaviour: Parameters<TestStripe['keep']>[1]): Promise<string> {
  const order = aCheck();
  const outcome = await gateway.saveCard(order);
  if (outcome.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(outcome)}`);
  stripe.keep(order.reference, behaviour);
  return (await stateOf(order, outcome.ref)).card?.ref ?? '';
}

test('a card is typed on its page and kept there for charges to come, for nothing', async () => {
  const order = aCheck();
  const outcome = await gateway.saveCard(order);
  if (outcome.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(outcome)}`);
  expect(await gateway.saveCard(order)).toEqual(outcome);
  expect(await stateOf(order, outcome.ref)).toMatchObject({ status: 'pending', card: undefined });
  stripe.keep(order.reference, 'pays');
  expect(await stateOf(order, outcome.ref)).toEqual({
    ref: outcome.ref,
    status: 'paid',
    reference: order.reference,
    amountMinor: 0,
    currency: 'USD',
    refundedMinor: 0,
    card: { brand: 'visa', last4: '4242', expiresMonth: 12, expiresYear: 2040, ref: 'cus_1/pm_1' },
    settlesAt: undefined,
    settled: false,
    failure: undefined,
  });
  expect(await gateway.refund({ ref: outcome.ref, id: randomUUID(), amountMinor: 1, currency: 'USD' })).toMatchObject({
    kind: 'refused',
  });
});

test('a page that was left has failed; a card that its bank was not asked for is not taken for kept', async () => {
  const left = aCheck();
  const page = await gateway.saveCard(left);
  stripe.expire(left.reference);
  expect(await stateOf(left, 'ref' in page ? page.ref : '')).toMatchObject({
    status: 'failed',
    failure: { code: 'expired' },
  });
  const order = aCheck();
  const outcome = await gateway.saveCard(order);
  const { customer, setup_intent } = stripe.cards.keep('pays');
  const session = [...stripe.sessions.values()].at(-1)!;
  Object.assign(session, { status: 'complete', customer, setup_intent: { ...setup_intent, usage: 'on_session' } });
  expect(await gateway.verify({ ...order, ref: 'ref' in outcome ? outcome.ref : '' })).toMatchObject({
    kind: 'unknown',
  });
});

test('a card that is paid with on its page is kept where that was asked for, and charged while its owner is away', async () => {
  const order = anOrder({ card: { save: true } });
  const outcome = await gateway.start(order);
  if (outcome.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(outcome)}`);
  expect(await gateway.start(order)).toEqual(outcome);
  expect((await stateOf(order, outcome.ref)).card).toBeUndefined();
  stripe.pay(order.reference);
  const { status, card } = await stateOf(order, outcome.ref);
  expect({ status, card }).toMatchObject({ status: 'paid', card: { last4: '4242', ref: 'cus_1/pm_1' } });
  const renewal = anOrder({ card: { ref: card?.ref ?? '' }, isUnattended: true });
  expect(await gateway.start(renewal)).toMatchObject({
    kind: 'done',
    state: { status: 'paid', card: { ref: card?.ref } },
  });

  const once = anOrder();
  const page = await gateway.start(once);
  stripe.pay(once.reference);
  const state = await stateOf(once, 'ref' in page ? page.ref : '');
  expect(state).toMatchObject({ status: 'paid', card: { last4: '4242', ref: undefined } });
});

test('a card that was kept for when its owner is there is not taken for one to be charged without them', async () => {
  const order = anOrder({ card: { save: true } });
  const outcome = await gateway.start(order);
  stripe.sessions.get('cs_test_1')!.future = 'on_session';
  stripe.pay(order.reference);
  expect((await stateOf(order, 'ref' in outcome ? outcome.ref : '')).card).toMatchObject({ ref: undefined });
});

test('a kept card is charged without a page, and the charge is asked about and paid back', async () => {
  const card = { ref: await kept('pays') };
  const order = anOrder({ card, isUnattended: true });
  const outcome = await gateway.start(order);
  if (outcome.kind !== 'done') throw new Error(`Not paid: ${JSON.stringify(outcome)}`);
  expect(outcome.state).toMatchObject({ status: 'paid', amountMinor: 4900, currency: 'EUR', card });
  expect(outcome.state.settlesAt).toEqual(new Date(2_000_000_000_000));
  expect(await gateway.start(order)).toEqual(outcome);
  expect(stripe.cards.intents.size).toBe(1);
  const { ref } = outcome.state;
  expect(await stateOf(order, ref)).toEqual(outcome.state);
  const back = { ref, id: randomUUID(), amountMinor: 4900, currency: 'EUR' };
  expect(await gateway.refund(back)).toMatchObject({ kind: 'pending' });
  expect(await stateOf(order, ref)).toMatchObject({ refundedMinor: 4900 });
  expect(await gateway.forgetCard({ ref: card.ref, customerId: 'customer-1' })).toMatchObject({ kind: 'done' });
  expect(await gateway.start(anOrder({ card }))).toMatchObject({
    kind: 'declined',
    failure: { code: 'gateway_refused' },
  });
  expect(await gateway.forgetCard({ ref: card.ref, customerId: 'customer-1' })).toMatchObject({ kind: 'refused' });
});

test('a bank that asks: who is there goes to its page, for who is away it is declined', async () => {
  const card = { ref: await kept('asks') };
  const there = anOrder({ card });
  const outcome = await gateway.start(there);
  expect(outcome).toMatchObject({ kind: 'challenge', url: 'https://hooks.example/pi_1' });
  expect(await stateOf(there, 'pi_1')).toMatchObject({ status: 'pending' });
  const away = anOrder({ card, isUnattended: true });
  const failure = { code: 'authentication_failed' };
  expect(await gateway.start(away)).toMatchObject({ kind: 'declined', ref: 'pi_2', failure });
  expect(await stateOf(away, 'pi_2')).toMatchObject({ status: 'failed', failure });
  const poor = anOrder({ card: { ref: await kept('has_no_money') } });
  expect(await gateway.start(poor)).toMatchObject({ kind: 'declined', failure: { code: 'insufficient_funds' } });
});

test('a charge whose answer was lost is found by its attempt, among all of its half hour', async () => {
  const card = { ref: await kept('pays') };
  const lost = anOrder({ card });
  stripe.loseNext('POST');
  expect(await gateway.start(lost)).toMatchObject({ kind: 'unknown' });
  for (let more = 0; more < 4; more += 1) await gateway.start(anOrder({ card }));
  expect(await stateOf(lost)).toMatchObject({ status: 'paid', reference: lost.reference });
  expect(await gateway.verify({ ...anOrder({ card }), ref: undefined })).toEqual({ kind: 'never_heard' });
  stripe.answerNext([500, { error: { type: 'api_error', message: 'Later.' } }]);
  expect(await gateway.verify({ ...lost, ref: undefined })).toMatchObject({ kind: 'unknown' });
});

test('what is not told of a charge is asked again; what it is not is not read as one', async () => {
  const card = { ref: await kept('pays') };
  stripe.answerNext([200, { object: 'payment_intent', id: 'pi_9' }]);
  expect(await gateway.start(anOrder({ card }))).toEqual({ kind: 'unknown', cause: 'its answer cannot be read' });
  expect(await gateway.verify({ ...anOrder(), ref: 'pi_none' })).toEqual({ kind: 'never_heard' });
});
