import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, doAllWork, type MarketSite, refusedBuy } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import { aPlan, buyPlan, hasAccess, letPlanAge, refusedBuyPlan } from '../../testing/plan-site.ts';
import { transactionLines } from './payments.tables.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

const planOf = async ({ headers }: { headers: Record<string, string> }) => call(it.app, 'getPlan', { headers });

test('who pays for a plan has it at once, with the card kept whatever they said of it', async () => {
  const person = await aSignedIn(it.db);
  const plan = await aPlan(it);
  expect(await planOf(person)).toMatchObject({ subscription: null, can_try: true });
  const payment = await buyPlan(it, person, plan);
  expect(payment).toMatchObject({ status: 'paid', items: [{ kind: 'plan', name: plan.name, slug: null }] });
  expect(await hasAccess(it, person)).toBe(true);

  const [card] = await call(it.app, 'listCards', { headers: person.headers });
  const { subscription, can_try } = await planOf(person);
  expect(can_try).toBe(false);
  expect(subscription).toMatchObject({
    status: 'active',
    plan: { id: plan.id },
    card: { id: card!.id, last4: '4242' },
    next_payment: { amount_minor: 1900, currency: 'USD', at: subscription!.current_period_ends_at },
    cancels_at_period_end: false,
    past_due: null,
  });
  const [line] = await it.db.select().from(transactionLines).where(eq(transactionLines.transactionId, payment.id));
  expect(line).toMatchObject({ kind: 'plan', sellerId: null, amountMinor: 1900, feeMinor: 1900 });
  expect(await moneyFaults(it)).toEqual([]);
});

test('a card that says no opens nothing', async () => {
  const person = await aSignedIn(it.db);
  const payment = await buyPlan(it, person, await aPlan(it), { script: 'declined' });
  expect(payment.status).toBe('failed');
  expect(await planOf(person)).toMatchObject({ subscription: null, can_try: true });
  expect(await hasAccess(it, person)).toBe(false);
});

test('while one lasts neither it nor another can be bought, and nothing is bought beside a plan', async () => {
  const person = await aSignedIn(it.db);
  const [plan, other] = [await aPlan(it), await aPlan(it)];
  await buyPlan(it, person, plan);
  const fieldsOf = async (refused: ReturnType<typeof refusedBuyPlan>) => (await refused).problem.errors;
  expect(await fieldsOf(refusedBuyPlan(it, person, plan))).toEqual({ 'items.0.id': ['You already have this plan.'] });
  expect(await fieldsOf(refusedBuyPlan(it, person, other))).toEqual({
    'items.0.id': [`You have the plan '${plan.name}'. Another one can be chosen when that has ended.`],
  });
  const course = await aPaidCourse(it);
  const together = await refusedCall(it.app, 'quotePayment', {
    headers: person.headers,
    body: {
      items: [
        { kind: 'plan', id: other.id },
        { kind: 'course', id: course.id },
      ],
    },
  });
  expect(together.problem.errors).toEqual({ items: ['A plan is paid for alone.'] });
});

test('a plan that is off sale, or that is none, cannot be bought', async () => {
  const person = await aSignedIn(it.db);
  const plan = await aPlan(it, { retiredAt: new Date() });
  const off = await refusedBuyPlan(it, person, plan);
  expect(off.problem.errors).toEqual({ 'items.0.id': ['This plan is no longer on sale.'] });
  const none = await refusedBuyPlan(it, person, { ...plan, id: person.user.id });
  expect(none.problem.errors).toEqual({ 'items.0.id': ['This plan does not exist.'] });
});

test('where the gateway keeps no cards no plan can be bought, and the till says so', async () => {
  const site = await aMarketSite();
  site.till.gateway.capabilities.chargesKept = false;
  const person = await aSignedIn(site.db);
  const plan = await aPlan(site);
  const fields = { items: ['No plan can be bought on this site: its gateway keeps no cards.'] };
  expect((await refusedBuyPlan(site, person, plan)).problem.errors).toEqual(fields);
  const body = { items: [{ kind: 'plan' as const, id: plan.id }] };
  expect((await refusedCall(site.app, 'quotePayment', { headers: person.headers, body })).problem.errors).toEqual(
    fields,
  );
  await site.close();
});

test('a coupon takes something off the first payment; one for courses does not apply to a plan', async () => {
  const person = await aSignedIn(it.db);
  const plan = await aPlan(it);
  const course = await aPaidCourse(it);
  const forPlans = await aCoupon(it.db, { percent: 50, appliesTo: 'plans', itemIds: [plan.id] });
  const forCourses = await aCoupon(it.db, { percent: 50, appliesTo: 'courses', itemIds: [course.id] });
  const refused = await refusedBuyPlan(it, person, plan, { coupon: forCourses.code });
  expect(refused.problem.errors).toEqual({ coupon: ['This coupon is not applicable to this plan.'] });
  const wrong = await refusedBuy(it, person, [course], { coupon: forPlans.code });
  expect(wrong.problem.errors).toEqual({ coupon: ['This coupon is not applicable to this course.'] });

  expect(await buyPlan(it, person, plan, { coupon: forPlans.code, expected: 950 })).toMatchObject({ status: 'paid' });
  expect((await planOf(person)).subscription?.next_payment?.amount_minor).toBe(1900);
});

test('a plan that was free at first and has no card ends with its first period', async () => {
  const person = await aSignedIn(it.db);
  const plan = await aPlan(it);
  const gift = await aCoupon(it.db, { percent: 100 });
  await buyPlan(it, person, plan, { coupon: gift.code, expected: 0, card: null });
  expect((await planOf(person)).subscription).toMatchObject({
    status: 'active',
    cancels_at_period_end: true,
    next_payment: null,
    card: null,
  });
});

test('a payment that is voided takes the plan with it', async () => {
  const person = await aSignedIn(it.db);
  const operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  const payment = await buyPlan(it, person, await aPlan(it));
  const reason = 'Bought by mistake.';
  await call(it.app, 'voidPayment', { headers: operator.headers, body: { transaction_id: payment.id, reason } });
  expect((await planOf(person)).subscription).toMatchObject({ status: 'canceled', ended_at: expect.any(String) });
  expect(await hasAccess(it, person)).toBe(false);
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
});

test('who had a plan that ended can buy it again, and has tried before', async () => {
  const person = await aSignedIn(it.db);
  const operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  const plan = await aPlan(it, { trialDays: 14 });
  const { id } = await buyPlan(it, person, plan);
  const body = { transaction_id: id, reason: 'Bought by mistake.' };
  await call(it.app, 'voidPayment', { headers: operator.headers, body });
  await letPlanAge(it, person, 1);
  expect((await buyPlan(it, person, plan)).status).toBe('paid');
  const { subscription, can_try } = await planOf(person);
  expect(subscription?.status).toBe('active');
  expect(can_try).toBe(false);
});
