import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COUPONS_A_MONTH } from '@stoa/shared/contract/market/coupons.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, type MarketSite } from '../../testing/market-site.ts';
import { monthsOf } from './coupon-months.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

const now = new Date();
/** A day of a month to come, counted from its first. */
const onDay = (day: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day)).toISOString();

async function aCreator() {
  const { headers, user } = await aSignedIn(it.db, { roles: ['teacher'] });
  const params = { id: (await aPaidCourse(it, { ownerId: user.id })).id };
  const create = (starts_at: string, expires_at: string) =>
    call(it.app, 'createCourseCoupon', {
      headers,
      params,
      body: { code: null, discount: { type: 'percent', percent: 10 }, starts_at, expires_at, max_redemptions: null },
    });
  const change = (id: string, body: { enabled?: boolean; expires_at?: string }) =>
    call(it.app, 'updateCourseCoupon', { headers, params: { id }, body });
  const list = async () => (await call(it.app, 'listCourseCoupons', { headers, params, query: {} })).items;
  return { create, change, list };
}

/** By month, how many of them are active in it. */
function activeIn(coupons: Awaited<ReturnType<Awaited<ReturnType<typeof aCreator>>['list']>>): number[] {
  const counts = new Map<string, number>();
  for (const { enabled, starts_at, created_at, expires_at } of coupons) {
    const months = enabled ? monthsOf({ from: new Date(starts_at ?? created_at), until: new Date(expires_at) }) : [];
    for (const month of months) counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts.values()];
}

test('of ten coupons that are made for a month at once, three are', async () => {
  const { create, list } = await aCreator();
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => create(onDay(3), onDay(9))));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(COUPONS_A_MONTH);
  expect(await list()).toHaveLength(COUPONS_A_MONTH);
});

test('whatever is made, put back or moved at once, no month has more than three', async () => {
  const day = fc.integer({ min: 1, max: 75 });
  const move = fc.oneof(
    fc.record({ kind: fc.constant('create' as const), day, length: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ kind: fc.constant('enable' as const), which: fc.nat(9), enabled: fc.boolean() }),
    fc.record({ kind: fc.constant('end' as const), which: fc.nat(9), day }),
  );
  const rounds = fc.array(fc.array(move, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(rounds, async (story) => {
      const { create, change, list } = await aCreator();
      for (const round of story) {
        const made = await list();
        await Promise.allSettled(
          round.map(async (one) => {
            if (one.kind === 'create') return create(onDay(one.day), onDay(one.day + one.length));
            const coupon = made[one.which % Math.max(1, made.length)];
            if (coupon === undefined) return undefined;
            return change(coupon.id, one.kind === 'end' ? { expires_at: onDay(one.day) } : { enabled: one.enabled });
          }),
        );
      }
      expect(Math.max(0, ...activeIn(await list()))).toBeLessThanOrEqual(COUPONS_A_MONTH);
    }),
    { numRuns: 25 },
  );
});
