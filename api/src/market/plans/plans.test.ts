import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { subscriptionPlans, subscriptions } from './plans.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const aPlan = async (given: Partial<typeof subscriptionPlans.$inferInsert> = {}): Promise<string> => {
  const id = v7();
  const plan = { name: `Plan ${id}`, interval: 'month', amountMinor: 1900, currency: 'USD' } as const;
  await it.db.insert(subscriptionPlans).values({ id, ...plan, ...given });
  return id;
};

const day = (number: number): Date => new Date(Date.UTC(2026, 2, number));
const aSubscription = (given: Partial<typeof subscriptions.$inferInsert> & { userId: string; planId: string }) =>
  it.db
    .insert(subscriptions)
    .values({ status: 'active', startedAt: day(1), currentPeriodEndsAt: day(31), gateway: 'test', ...given });

test('the plan that lasts is told before those that ended; plans on offer come cheapest first', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const yearly = await aPlan({ interval: 'year', amountMinor: 19_000, trialDays: 14 });
  const monthly = await aPlan();
  const retired = await aPlan({ retiredAt: day(1), amountMinor: 5 });
  expect((await call(it.app, 'getPlan', { headers })).subscription).toBeNull();

  await aSubscription({ userId: user.id, planId: retired, status: 'canceled', endedAt: day(20) });
  const ended = await call(it.app, 'getPlan', { headers });
  expect(ended.subscription).toMatchObject({ status: 'canceled', plan: { id: retired } });
  expect(ended.plans.map(({ id }) => id)).toEqual([monthly, yearly]);

  await aSubscription({ userId: user.id, planId: yearly, status: 'trialing', trialEndsAt: day(15) });
  expect((await call(it.app, 'getPlan', { headers })).subscription).toMatchObject({
    status: 'trialing',
    plan: { interval: 'year', trial_days: 14, grants: ['view-course-all-videos'] },
    current_period_ends_at: '2026-03-31T00:00:00.000Z',
    ended_at: null,
  });
});

test('a plan that lasts lets a learner see all videos, and one that ended no longer', async () => {
  const planId = await aPlan();
  const mayIn = async (given: Partial<typeof subscriptions.$inferInsert>) => {
    const { user, headers } = await aSignedIn(it.db);
    await aSubscription({ userId: user.id, planId, ...given });
    const { roles } = await call(it.app, 'getStartUp', { headers });
    return roles[0]?.permissions.map(({ name }) => name).includes('view-course-all-videos');
  };
  expect(await mayIn({ status: 'active' })).toBe(true);
  expect(await mayIn({ status: 'past_due', pastDueSince: day(31) })).toBe(true);
  expect(await mayIn({ status: 'expired', endedAt: day(20) })).toBe(false);
});

test('the database refuses what no subscription may be', async () => {
  const { user } = await aSignedIn(it.db);
  const planId = await aPlan();
  await aSubscription({ userId: user.id, planId });
  await expect(aSubscription({ userId: user.id, planId })).rejects.toThrow();
  const other = (await aUser(it.db)).id;
  await expect(aSubscription({ userId: other, planId, status: 'expired' })).rejects.toThrow();
  await expect(aSubscription({ userId: other, planId, status: 'past_due' })).rejects.toThrow();
});

test('a guest reads the plans on offer and nothing else', async () => {
  expect(await call(it.app, 'listPlansOnOffer', {})).toEqual(expect.any(Array));
  for (const name of ['getPlan', 'listPlans'] as const) expect((await refusedCall(it.app, name, {})).status).toBe(401);
});

test('of a course one learns its price, whether it is theirs, and the cheapest plan in its currency', async () => {
  const { headers } = await aSignedIn(it.db);
  const owner = await aSignedIn(it.db, { roles: ['teacher'] });
  const free = await aCourse(it.db, { name: 'Given away' });
  const paid = { type: 'paid' as const, priceMinor: 2400, currency: 'GBP', ownerId: owner.user.id };
  const course = await aCourse(it.db, { name: 'Sold in pounds', ...paid });
  const params = { id: course.id };
  await aPlan({ amountMinor: 2, currency: 'EUR' });
  await aPlan({ amountMinor: 12_000, currency: 'GBP', interval: 'year' });
  const cheapest = await aPlan({ amountMinor: 1500, currency: 'GBP' });
  expect(await call(it.app, 'getCoursePayment', { params })).toMatchObject({
    price: { amount_minor: 2400, currency: 'GBP' },
    is_mine: false,
    opens_all_videos: false,
    plan: { id: cheapest, grants: ['view-course-all-videos'] },
  });
  expect(await call(it.app, 'getCoursePayment', { headers: owner.headers, params })).toMatchObject({ is_mine: true });
  expect(await call(it.app, 'getCoursePayment', { headers, params: { id: free.id } })).toMatchObject({ price: null });
  const draft = await aCourse(it.db, { name: 'Not yet', status: 'draft' });
  expect((await refusedCall(it.app, 'getCoursePayment', { headers, params: { id: draft.id } })).status).toBe(404);
});
