import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { aPlan, buyPlan, hasAccess, letPlanAge, refusedBuyPlan } from '../../testing/plan-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aTaxRate } from '../../testing/tax-builders.ts';
import { users } from '../../kernel/users.tables.ts';
import { notifications } from '../../telling/notifications/notifications.tables.ts';
import { transactions } from '../billing/billing.tables.ts';
import { revokeCard } from '../payments/payments.repository.ts';
import { taxRates } from '../taxes/taxes.tables.ts';
import { renewPlan } from './renew-plan.ts';
import { renewDuePlans } from './renewal.work.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

const subscriptionOf = async ({ headers }: SignedIn) => (await call(it.app, 'getPlan', { headers })).subscription!;
const cardsOf = ({ headers }: SignedIn) => call(it.app, 'listCards', { headers });
const paymentsOf = ({ user }: SignedIn) =>
  it.db
    .select({ status: transactions.status, amountMinor: transactions.amountMinor })
    .from(transactions)
    .where(and(eq(transactions.userId, user.id), eq(transactions.kind, 'subscription')))
    .orderBy(transactions.createdAt);
const noticesOf = async ({ user }: SignedIn) =>
  (await it.db.select().from(notifications).where(eq(notifications.userId, user.id))).map(({ kind }) => kind);

/** What the site does by itself, all day. */
async function letSiteWork(): Promise<void> {
  await renewDuePlans.run(it.app.context);
  await doAllWork(it);
}
async function afterDays(person: SignedIn, days: number): Promise<void> {
  await letPlanAge(it, person, days);
  await letSiteWork();
}

/** Somebody with a card that is kept. */
async function withCard(): Promise<SignedIn & { cardId: string }> {
  const person = await aSignedIn(it.db);
  await buy(it, person, [await aPaidCourse(it)], { save: true });
  return { ...person, cardId: (await cardsOf(person))[0]!.id };
}
const tryOut = async ({ headers, cardId }: SignedIn & { cardId: string }, planId: string) =>
  call(it.app, 'startTrial', { headers, body: { plan_id: planId, card_id: cardId } });

test('from trial to renewal, failure, dunning and lapse, and back by paying', async () => {
  const person = await withCard();
  const plan = await aPlan(it, { trialDays: 14 });
  const trial = await tryOut(person, plan.id);
  expect(trial).toMatchObject({ status: 'trialing', card: { id: person.cardId }, past_due: null });
  expect(trial.next_payment).toEqual({ amount_minor: 1900, currency: 'USD', at: trial.trial_ends_at });
  expect(await hasAccess(it, person)).toBe(true);
  await letSiteWork();
  expect(await paymentsOf(person)).toEqual([]);

  await afterDays(person, 11);
  await afterDays(person, 1);
  expect((await noticesOf(person)).filter((kind) => kind === 'trial_ends')).toHaveLength(1);
  expect(await paymentsOf(person)).toEqual([]);

  await afterDays(person, 2);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', past_due: null });
  expect(await paymentsOf(person)).toEqual([{ status: 'paid', amountMinor: 1900 }]);
  await letSiteWork();
  expect(await paymentsOf(person)).toHaveLength(1);

  it.till.say.card = 'declined';
  await afterDays(person, 31);
  const pastDue = await subscriptionOf(person);
  expect(pastDue).toMatchObject({ status: 'past_due', past_due: { failure: 'card_declined' } });
  expect(pastDue.past_due!.next_try_at).toEqual(pastDue.next_payment!.at);
  expect(await hasAccess(it, person)).toBe(true);
  expect(await noticesOf(person)).toContain('plan_payment_failed');

  for (const days of [1, 2, 2, 2, 2]) await afterDays(person, days);
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', ...Array(5).fill('failed')]);
  expect((await subscriptionOf(person)).past_due?.next_try_at).toBeNull();
  expect(await hasAccess(it, person)).toBe(true);

  await afterDays(person, 5);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'expired', ended_at: expect.any(String) });
  expect(await hasAccess(it, person)).toBe(false);
  expect(await noticesOf(person)).toContain('plan_ended');

  it.till.say.card = undefined;
  await buyPlan(it, person, plan);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', ended_at: null, past_due: null });
  expect(await hasAccess(it, person)).toBe(true);
  expect(await moneyFaults(it)).toEqual([]);
});

test('a trial that is cancelled costs nothing and ends with its time', async () => {
  const person = await withCard();
  const plan = await aPlan(it, { trialDays: 7 });
  await tryOut(person, plan.id);
  const { headers } = person;
  expect(await call(it.app, 'cancelPlan', { headers })).toMatchObject({
    status: 'trialing',
    cancels_at_period_end: true,
    next_payment: null,
  });
  expect(await hasAccess(it, person)).toBe(true);
  await afterDays(person, 7);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'canceled' });
  expect(await paymentsOf(person)).toEqual([]);
  expect(await noticesOf(person)).not.toContain('trial_ends');
  const again = await refusedCall(it.app, 'startTrial', {
    headers,
    body: { plan_id: plan.id, card_id: person.cardId },
  });
  expect(again).toMatchObject({ status: 409, problem: { code: 'conflict' } });
});

test('a trial needs a plan that has one, on sale, and a card of one’s own that is kept', async () => {
  const person = await withCard();
  const other = await withCard();
  const errorsOf = async (planId: string, cardId = person.cardId) =>
    (
      await refusedCall(it.app, 'startTrial', {
        headers: person.headers,
        body: { plan_id: planId, card_id: cardId },
      })
    ).problem.errors;
  const plan = await aPlan(it, { trialDays: 7 });
  expect(await errorsOf((await aPlan(it)).id)).toEqual({ plan_id: ['This plan has no trial.'] });
  const retired = await aPlan(it, { trialDays: 7, retiredAt: new Date() });
  expect(await errorsOf(retired.id)).toEqual({ plan_id: ['This plan is no longer on sale.'] });
  expect(await errorsOf(person.user.id)).toEqual({ plan_id: ['This plan does not exist.'] });
  expect(await errorsOf(plan.id, other.cardId)).toEqual({ card_id: ['This card is no longer kept. Choose another.'] });
});

test('a plan that was cancelled can be resumed until its time is over, and then is charged again', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  await buyPlan(it, person, await aPlan(it));
  await call(it.app, 'cancelPlan', { headers });
  expect(await call(it.app, 'resumePlan', { headers })).toMatchObject({
    status: 'active',
    cancels_at_period_end: false,
    next_payment: { amount_minor: 1900 },
  });
  await afterDays(person, 31);
  expect(await paymentsOf(person)).toHaveLength(2);

  await call(it.app, 'cancelPlan', { headers });
  await afterDays(person, 31);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'canceled' });
  expect(await hasAccess(it, person)).toBe(false);
  for (const name of ['cancelPlan', 'resumePlan'] as const) {
    expect(await refusedCall(it.app, name, { headers })).toMatchObject({ status: 409 });
  }
  expect(await paymentsOf(person)).toHaveLength(2);
});

test('who cancels what is past due ends it at once', async () => {
  const person = await aSignedIn(it.db);
  await buyPlan(it, person, await aPlan(it));
  it.till.say.card = 'declined';
  await afterDays(person, 31);
  it.till.say.card = undefined;
  await call(it.app, 'cancelPlan', { headers: person.headers });
  expect(await subscriptionOf(person)).toMatchObject({ status: 'canceled', past_due: null });
  expect(await hasAccess(it, person)).toBe(false);
});

test('a bank that asks its cardholder is no business of a renewal: it must be paid by hand, and can be', async () => {
  const person = await aSignedIn(it.db);
  const plan = await aPlan(it);
  await buyPlan(it, person, plan);
  it.till.say.card = 'challenge';
  await afterDays(person, 31);
  it.till.say.card = undefined;
  const before = await subscriptionOf(person);
  expect(before).toMatchObject({
    status: 'past_due',
    past_due: { failure: 'authentication_failed', next_try_at: null },
    next_payment: null,
  });
  expect((await buyPlan(it, person, plan)).status).toBe('paid');
  const after = await subscriptionOf(person);
  expect(after).toMatchObject({ status: 'active', past_due: null });
  expect(new Date(after.current_period_ends_at) > new Date(before.current_period_ends_at)).toBe(true);
  const again = await refusedBuyPlan(it, person, plan);
  expect(again.problem.errors).toEqual({ 'items.0.id': ['You already have this plan.'] });
});

test('a card that pays a plan is not forgotten; one that is gone is not charged, and another is, at once', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  await buyPlan(it, person, await aPlan(it));
  const [card] = await cardsOf(person);
  expect(await refusedCall(it.app, 'forgetCard', { headers, params: { id: card!.id } })).toMatchObject({
    status: 409,
    problem: { code: 'card_pays_plan' },
  });
  expect(await cardsOf(person)).toHaveLength(1);
  await revokeCard(it.db, card!.id);
  expect((await subscriptionOf(person)).card).toBeNull();
  await afterDays(person, 31);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'past_due', past_due: { failure: null } });
  expect(await paymentsOf(person)).toHaveLength(1);

  await buy(it, person, [await aPaidCourse(it)], { save: true });
  const [next] = await cardsOf(person);
  const body = { card_id: next!.id };
  expect(await call(it.app, 'choosePlanCard', { headers, body })).toMatchObject({
    status: 'active',
    card: { id: next!.id },
    past_due: null,
  });
  expect(await paymentsOf(person)).toHaveLength(2);
  expect(await moneyFaults(it)).toEqual([]);
});

test('where the tax depends on a country that is not known it says so, and is charged once that is saved', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  await buyPlan(it, person, await aPlan(it));
  await aTaxRate(it.db, { country: 'FR' });
  await afterDays(person, 31);
  const due = await subscriptionOf(person);
  expect(due).toMatchObject({
    status: 'past_due',
    card: { last4: '4242' },
    past_due: { failure: 'country_unknown', next_try_at: null },
  });
  const [notice] = await it.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, person.user.id), eq(notifications.kind, 'plan_payment_failed')));
  expect(notice?.params).toMatchObject({ next: 'country' });
  await letSiteWork();
  expect(await paymentsOf(person)).toHaveLength(1);
  const details = { country: 'FR' as const, name: '', address: '', tax_id: '' };
  await call(it.app, 'updateBillingDetails', { headers, body: details });
  await letSiteWork();
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', past_due: null });
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  await it.db.update(taxRates).set({ withdrawnAt: new Date() });
  expect(await moneyFaults(it)).toEqual([]);
});

test('two processes that renew at once charge once', async () => {
  const person = await aSignedIn(it.db);
  await buyPlan(it, person, await aPlan(it));
  const { id } = await subscriptionOf(person);
  await letPlanAge(it, person, 31);
  await Promise.all([1, 2, 3].map(() => renewPlan(it.app.context, id)));
  await doAllWork(it);
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await moneyFaults(it)).toEqual([]);
});

test.each(['lost_before', 'lost_after', 'dies_before', 'dies_after'] as const)(
  'a renewal whose answer is lost is charged once: %s',
  async (script) => {
    const person = await aSignedIn(it.db);
    await buyPlan(it, person, await aPlan(it));
    const { id } = await subscriptionOf(person);
    await letPlanAge(it, person, 31);
    it.till.say.card = script;
    await renewPlan(it.app.context, id).catch(() => undefined);
    it.till.say.card = undefined;
    expect((await subscriptionOf(person)).past_due).toBeNull();
    await letSiteWork();
    await letSiteWork();
    expect(await subscriptionOf(person)).toMatchObject({ status: 'active', past_due: null });
    expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await moneyFaults(it)).toEqual([]);
  },
);

test('money of a renewal that comes after its owner ended the plan goes back', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  await buyPlan(it, person, await aPlan(it));
  const { id } = await subscriptionOf(person);
  await letPlanAge(it, person, 31);
  it.till.say.card = 'pending';
  await renewPlan(it.app.context, id);
  it.till.say.card = undefined;
  await call(it.app, 'cancelPlan', { headers });
  it.till.approve(it.till.booked().at(-1)!.order.reference);
  await letSiteWork();
  expect(await subscriptionOf(person)).toMatchObject({ status: 'canceled' });
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', 'refunded']);
  expect(await moneyFaults(it)).toEqual([]);
});

test('money that comes after a plan lapsed brings it back', async () => {
  const person = await aSignedIn(it.db);
  await buyPlan(it, person, await aPlan(it));
  it.till.say.card = 'declined';
  await afterDays(person, 31);
  await afterDays(person, 15);
  await letSiteWork();
  it.till.say.card = undefined;
  const failed = it.till.booked().at(-1)!.order.reference;
  expect((await subscriptionOf(person)).status).toBe('expired');
  it.till.approve(failed);
  await call(it.app, 'verifyPayment', { headers: person.headers, body: { reference: failed } });
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', ended_at: null });
  expect(await hasAccess(it, person)).toBe(true);
  expect(await moneyFaults(it)).toEqual([]);
});

test('of one who leaves nothing is taken any more', async () => {
  const person = await aSignedIn(it.db);
  await buyPlan(it, person, await aPlan(it));
  const { email } = person.user;
  await it.db.execute(`update users set deletes_at = now() + interval '9 days' where email = '${email}'`);
  await afterDays(person, 31);
  expect(await paymentsOf(person)).toHaveLength(1);
});

test('money that comes late for a period that is paid by then goes back', async () => {
  const person = await aSignedIn(it.db);
  const plan = await aPlan(it);
  await buyPlan(it, person, plan);
  it.till.say.card = 'challenge';
  await afterDays(person, 31);
  it.till.say.card = undefined;
  const given = it.till.booked().at(-1)!.order.reference;
  await buyPlan(it, person, plan);
  const { current_period_ends_at } = await subscriptionOf(person);
  it.till.approve(given);
  await call(it.app, 'verifyPayment', { headers: person.headers, body: { reference: given } });
  await letSiteWork();
  expect((await paymentsOf(person)).map(({ status }) => status)).toEqual(['paid', 'refunded', 'paid']);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active', current_period_ends_at });
  expect(await moneyFaults(it)).toEqual([]);
});

test('a trial begins only where its card can be charged afterwards', async () => {
  const person = await withCard();
  const plan = await aPlan(it, { trialDays: 14 });
  const { capabilities } = it.till.gateway;
  capabilities.chargesKept = false;
  try {
    const refused = await refusedCall(it.app, 'startTrial', {
      headers: person.headers,
      body: { plan_id: plan.id, card_id: person.cardId },
    });
    expect(refused.status).toBe(422);
  } finally {
    capabilities.chargesKept = true;
  }
});

test('a payment that its owner never finishes keeps no plan open', async () => {
  const person = await withCard();
  const plan = await aPlan(it);
  await buyPlan(it, person, plan);
  it.till.say.card = 'declined';
  await afterDays(person, 32);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'past_due' });
  await buyPlan(it, person, plan, { script: 'challenge' });
  await letPlanAge(it, person, 20);
  await renewDuePlans.run(it.app.context);
  await doAllWork(it);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'expired' });
  expect(await hasAccess(it, person)).toBe(false);
  it.till.say.card = undefined;
});

test('who is leaving has the plan for as long as it is paid, and no longer', async () => {
  const person = await withCard();
  await buyPlan(it, person, await aPlan(it));
  await it.db
    .update(users)
    .set({ deletesAt: new Date(Date.now() + 14 * 24 * 3_600_000) })
    .where(eq(users.id, person.user.id));
  await afterDays(person, 20);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'active' });
  await afterDays(person, 12);
  expect(await subscriptionOf(person)).toMatchObject({ status: 'canceled' });
  expect(await paymentsOf(person)).toHaveLength(1);
});

test('in a demonstration a plan ages by call, and what is due by then is done; elsewhere there is no such call', async () => {
  const person = await aSignedIn(it.db);
  await buyPlan(it, person, await aPlan(it));
  const age = { headers: person.headers, body: { days: 31 } };
  expect((await refusedCall(it.app, 'agePlan', age)).status).toBe(404);
  it.app.context.settings = { ...it.app.context.settings, demo: true };
  expect(await call(it.app, 'agePlan', age)).toMatchObject({ status: 'active' });
  expect(await paymentsOf(person)).toEqual([
    { status: 'paid', amountMinor: 1900 },
    { status: 'paid', amountMinor: 1900 },
  ]);
});
