import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn, marker } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, aSoldPath, buy, itemOf, type MarketSite } from '../../testing/market-site.ts';
import { aPlan } from '../../testing/plan-site.ts';
import { aTaxRate } from '../../testing/tax-builders.ts';
import type { CouponRow } from '../coupons/coupons.tables.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(() => it.close());

type Items = Parameters<typeof check>[1];
const check = (
  code: string,
  items: readonly { kind: 'course' | 'learning_path' | 'plan'; id: string }[],
  headers: Record<string, string> = marker,
) => call(it.app, 'checkCoupon', { headers, body: { code, items: [...items] } });
const refused = (code: string, items: Items, headers: Record<string, string> = marker) =>
  refusedCall(it.app, 'checkCoupon', { headers, body: { code, items: [...items] } });
const DAY_MS = 24 * 60 * 60 * 1000;

test('a guest reads what a coupon takes off each item and until when, without tax', async () => {
  await aTaxRate(it.db);
  const expiresAt = new Date(Date.now() + DAY_MS);
  const [mine, other] = [await aPaidCourse(it), await aPaidCourse(it, { priceMinor: 1000 })];
  const coupon = await aCoupon(it.db, { percent: 25, appliesTo: 'courses', itemIds: [mine.id], expiresAt });
  expect(await check(coupon.code.toLowerCase(), [itemOf(mine), itemOf(other)])).toEqual({
    code: coupon.code,
    currency: 'USD',
    lines: [
      { kind: 'course', id: mine.id, price_minor: 2400, discount_minor: 600, amount_minor: 1800 },
      { kind: 'course', id: other.id, price_minor: 1000, discount_minor: 0, amount_minor: 1000 },
    ],
    price_minor: 3400,
    discount_minor: 600,
    amount_minor: 2800,
    expires_at: expiresAt.toISOString(),
  });
});

test('learning paths and plans are asked about, too, and nothing costs less than nothing', async () => {
  const path = await aSoldPath(it, [await aPaidCourse(it)]);
  const plan = await aPlan(it);
  const whole = await aCoupon(it.db, { amountMinor: 900_000 });
  for (const [item, price] of [
    [itemOf(path), path.amountMinor],
    [{ kind: 'plan' as const, id: plan.id }, plan.amountMinor],
  ] as const) {
    const checked = await check(whole.code, [item]);
    expect(checked).toMatchObject({ price_minor: price, discount_minor: price, amount_minor: 0, expires_at: null });
  }
});

test('it is refused in the words of the till', async () => {
  const course = await aPaidCourse(it);
  const { headers } = await aSignedIn(it.db);
  const code = async (given: Partial<CouponRow>) => (await aCoupon(it.db, given)).code;
  for (const wrong of [
    `NONE-${v7().slice(-12).toUpperCase()}`,
    await code({ enabled: false }),
    await code({ expiresAt: new Date(Date.now() - 1) }),
    await code({ startsAt: new Date(Date.now() + DAY_MS) }),
    await code({ maxRedemptions: 1, redemptionCount: 1 }),
    await code({ appliesTo: 'courses', itemIds: [v7()] }),
    await code({ amountMinor: 100, currency: 'EUR' }),
    await code({ amountMinor: 100, minAmountMinor: 100_000 }),
  ]) {
    const items = [itemOf(course)];
    const till = await refusedCall(it.app, 'quotePayment', { headers, body: { items, coupon: wrong } });
    const { status, problem } = await refused(wrong, items);
    expect([status, problem.errors]).toEqual([422, till.problem.errors]);
    expect(Object.keys(problem.errors ?? {})).toEqual(['coupon']);
  }
});

test('how often a person may use it is asked of who is signed in', async () => {
  const [first, second] = [await aPaidCourse(it), await aPaidCourse(it)];
  const coupon = await aCoupon(it.db, { percent: 50 });
  const buyer = await aSignedIn(it.db);
  await buy(it, buyer, [first], { coupon: coupon.code, country: 'CH', expected: 1200 });
  expect((await refused(coupon.code, [itemOf(second)], buyer.headers)).problem.errors).toEqual({
    coupon: ['You have used this coupon as often as each person may.'],
  });
  expect((await check(coupon.code, [itemOf(second)])).amount_minor).toBe(1200);
});

test('of what is not published a guest learns no more than of what was never made', async () => {
  const { code } = await aCoupon(it.db);
  const course = await aPaidCourse(it);
  for (const [item, text] of [
    [itemOf(await aPaidCourse(it, { status: 'draft', publishedAt: null })), 'This course does not exist.'],
    [itemOf(await aPaidCourse(it, { status: 'unpublished' })), 'This course does not exist.'],
    [{ kind: 'course' as const, id: v7() }, 'This course does not exist.'],
    [
      itemOf(await aSoldPath(it, [course], { status: 'draft', publishedAt: null })),
      'This learning path does not exist.',
    ],
    [itemOf(await aSoldPath(it, [course], { status: 'unpublished' })), 'This learning path does not exist.'],
    [itemOf(await aPaidCourse(it, { type: 'free' })), 'This course is free: enrol without paying.'],
  ] as const) {
    for (const asked of [code, 'NEVER-MADE']) {
      expect((await refused(asked, [item])).problem.errors).toEqual({ 'items.0.id': [text] });
    }
  }
});

test('what is not a code, and the number of a card, are refused before anything is asked', async () => {
  const items = [itemOf(await aPaidCourse(it))];
  const rule = 'A coupon code has 3 to 20 letters, digits, hyphens or underscores.';
  for (const code of ['A'.repeat(500), '<b>SALE</b>', 'É-SALE']) {
    expect((await refused(code, items)).problem.errors).toEqual({ code: [rule] });
  }
  expect((await refused('4242424242424242', items)).problem.code).toBe('card_number_in_payload');
});

const near = (address: string) => ({ ...marker, 'x-forwarded-for': address });

test('codes that nobody made are counted, for guests by their network', async () => {
  const items = [itemOf(await aPaidCourse(it))];
  const { code } = await aCoupon(it.db);
  for (let n = 0; n < 100; n++) expect((await refused('A-GUESS', items, near(`2001:db8::${n}`))).status).toBe(422);
  const late = await refused(code, items, near('2001:db8::ffff'));
  expect([late.status, late.problem.code]).toEqual([429, 'rate_limited']);
  expect(Number(late.retryAfter)).toBeGreaterThan(60);
  expect((await check(code, items, near('203.0.113.9'))).code).toBe(code);
});

test('a person is stopped by their own guesses, wherever they make them; whose code exists is not', async () => {
  const items = [itemOf(await aPaidCourse(it))];
  const { code } = await aCoupon(it.db);
  const ended = await aCoupon(it.db, { expiresAt: new Date(Date.now() - 1) });
  const [guesser, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  for (let n = 0; n < 25; n++) {
    await check(code, items, other.headers);
    await refused(ended.code, items, other.headers);
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      n % 2 === 0
        ? refused('A-GUESS', items, guesser.headers)
        : refusedCall(it.app, 'quotePayment', { headers: guesser.headers, body: { items, coupon: 'A-GUESS' } }),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await refused(code, items, guesser.headers)).status).toBe(429);
  // What is bought without a coupon costs what it costs.
  const plain = await call(it.app, 'quotePayment', { headers: guesser.headers, body: { items } });
  expect(plain.amount_minor).toBe(2400);
});

test('where nothing can be paid, no coupon takes anything off', async () => {
  const items = [itemOf(await aPaidCourse(it))];
  const { code } = await aCoupon(it.db);
  const { gateway } = it.app.context;
  it.app.context.gateway = undefined;
  try {
    expect((await refused(code, items)).problem.code).toBe('payments_closed');
  } finally {
    it.app.context.gateway = gateway;
  }
});
