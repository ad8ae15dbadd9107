import { beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { reportPages } from '../../../../testing/report-pages.ts';
import type { Gateway, GatewayState, Order } from '../gateway.ts';
import { makeStripeGateway } from './stripe-gateway.ts';

/** With a key of one's own account: `STOA_STRIPE_TEST_KEY=sk_test_… npm test -- --only api`. */
const key = process.env['STOA_STRIPE_TEST_KEY'] ?? '';
const withKey = key.startsWith('sk_test_') ? describe : describe.skip;

let stripe: Stripe;
let gateway: Gateway;
beforeAll(() => {
  stripe = new Stripe(key || 'sk_test_none');
  gateway = makeStripeGateway({ secretKey: key, webhookSecret: 'whsec_none' });
});

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
/** As its page would keep it: nobody is there to type one. */
async function aKeptCard(testCard: string): Promise<{ ref: string }> {
  const { id: customer } = await stripe.customers.create({ description: 'A test of Stoa.' });
  const { id: method } = await stripe.paymentMethods.attach(testCard, { customer });
  return { ref: `${customer}/${method}` };
}
const stateOf = async (order: Order, ref?: string): Promise<GatewayState> => {
  const known = await gateway.verify({ ...order, ref });
  if (known.kind !== 'known') throw new Error(`Not known: ${JSON.stringify(known)}`);
  return known.state;
};

withKey('Stripe itself', () => {
  test('opens a page, to pay or to keep a card or both, and knows it again', async () => {
    for (const order of [anOrder(), anOrder({ card: { save: true } })]) {
      const outcome = await gateway.start(order);
      if (outcome.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(outcome)}`);
      const { reference } = order;
      expect(await stateOf(order, outcome.ref)).toMatchObject({ status: 'pending', reference, amountMinor: 4900 });
    }
    const check = anOrder({ amountMinor: 0, currency: 'USD' });
    const page = await gateway.saveCard(check);
    if (page.kind !== 'challenge') throw new Error(`No page: ${JSON.stringify(page)}`);
    expect(await stateOf(check, page.ref)).toMatchObject({ status: 'pending', amountMinor: 0, currency: 'USD' });
  }, 60_000);

  test('charges a kept card, finds that charge by its attempt, pays it back, tells of it, and forgets the card', async () => {
    const since = new Date(Date.now() - 60_000);
    const card = await aKeptCard('pm_card_visa');
    const order = anOrder({ card, isUnattended: true });
    const outcome = await gateway.start(order);
    if (outcome.kind !== 'done') throw new Error(`Not paid: ${JSON.stringify(outcome)}`);
    expect(outcome.state).toMatchObject({
      status: 'paid',
      amountMinor: 4900,
      currency: 'EUR',
      card: { last4: '4242' },
    });
    expect(outcome.state.card?.ref).toBe(card.ref);
    expect(await gateway.start(order)).toMatchObject({ kind: 'done', state: { ref: outcome.state.ref } });
    expect((await stateOf(order)).ref).toBe(outcome.state.ref);
    const back = { ref: outcome.state.ref, id: randomUUID(), amountMinor: 900, currency: 'EUR' };
    const reversal = await gateway.refund(back);
    expect(['done', 'pending']).toContain(reversal.kind);
    expect(await gateway.refund(back)).toMatchObject({ ref: 'ref' in reversal ? reversal.ref : '' });
    expect(await stateOf(order, outcome.state.ref)).toMatchObject({ status: 'paid', refundedMinor: 900 });
    const pages = await reportPages(gateway, since);
    const told = pages.flatMap((page) => (page.kind === 'page' ? page.payments : []));
    expect(told).toContainEqual(expect.objectContaining({ reference: order.reference, refundedMinor: 900 }));
    expect(await gateway.forgetCard({ ref: card.ref, customerId: 'customer-1' })).toMatchObject({ kind: 'done' });
    expect(await gateway.start(anOrder({ card }))).toMatchObject({ kind: 'declined' });
  }, 60_000);

  test('sends who is there to their bank where it asks, and declines for who is away', async () => {
    const card = await aKeptCard('pm_card_authenticationRequired');
    const there = await gateway.start(anOrder({ card }));
    expect(there).toMatchObject({ kind: 'challenge', url: expect.stringContaining('stripe.com') });
    const away = anOrder({ card, isUnattended: true });
    const failure = { code: 'authentication_failed' };
    expect(await gateway.start(away)).toMatchObject({ kind: 'declined', failure });
    expect(await stateOf(away)).toMatchObject({ status: 'failed', failure });
    const poor = anOrder({ card: await aKeptCard('pm_card_visa_chargeDeclinedInsufficientFunds') });
    expect(await gateway.start(poor)).toMatchObject({ kind: 'declined', failure: { code: 'insufficient_funds' } });
  }, 60_000);
});
