import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aBegunPayment, aCoupon } from '../../testing/coupon-builders.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { priceWithCoupon } from './coupon-price.ts';
import type { CouponRow } from './coupons.tables.ts';
import { countCoupon, reserveCoupon } from './redemptions.ts';

let it: TestApp;
let headers: Record<string, string>;
let operator: Awaited<ReturnType<typeof aSignedIn>>['user'];
beforeAll(async () => {
  it = await buildTestApp();
  ({ headers, user: operator } = await aSignedIn(it.db, { roles: ['super-admin'] }));
});
afterAll(() => it.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const limits = {
  applies_to: 'all' as const,
  item_ids: [],
  starts_at: null,
  expires_at: null,
  max_redemptions: null,
  max_per_user: 1,
  min_amount_minor: null,
  enabled: true,
};
const tenPercent = { type: 'percent' as const, percent: 10 };
const one = { kind: 'one' as const, discount: tenPercent, ...limits };
const newCode = () => `N-${v7().slice(-12)}`;

const create = (body: Partial<typeof one> & object = {}) =>
  call(it.app, 'createCoupons', { headers, body: { ...one, code: newCode(), ...body } });
const refusedCreate = async (body: object) =>
  (await refusedCall(it.app, 'createCoupons', { headers, body: { ...one, code: newCode(), ...body } as never })).problem
    .errors;

test('a coupon is stored in capitals, and shows who made it', async () => {
  const [made] = await call(it.app, 'createCoupons', { headers, body: { ...one, code: ' spring_26 ' } });
  expect(made).toMatchObject({
    code: 'SPRING_26',
    discount: tenPercent,
    redemption_count: 0,
    reserved_count: 0,
    given: [],
    created_by: { id: operator.id, name: operator.fullName },
  });
  expect(await call(it.app, 'getCoupon', { headers, params: { id: made!.id } })).toEqual({ ...made, items: [] });
});

test('what a coupon may not be is told at its field', async () => {
  const course = await aCourse(it.db);
  await create({ code: 'TAKEN' } as never);
  const fixed = (amount_minor: number, currency: string) => ({
    discount: { type: 'fixed', amount_minor, currency },
  });
  for (const [body, errors] of [
    [{ code: 'taken' }, { code: ['This code is taken. Choose another.'] }],
    [{ code: 'A!' }, { code: ['A coupon code has 3 to 20 letters, digits, hyphens or underscores.'] }],
    [{ expires_at: inDays(-1) }, { expires_at: ['Expiry date cannot be in the past.'] }],
    [{ starts_at: inDays(9), expires_at: inDays(9) }, { expires_at: ['The end must be later than the start.'] }],
    [{ applies_to: 'courses' }, { item_ids: ['At least one applicable item is required.'] }],
    [{ applies_to: 'courses', item_ids: [course.id, v7()] }, { item_ids: ['Choose courses from the list.'] }],
    [{ discount: { type: 'percent', percent: 101 } }, { 'discount.percent': ['Percent must be between 1 and 100.'] }],
    [
      { min_amount_minor: 1000 },
      { min_amount_minor: ['A least price needs a currency: take off an amount, not a percentage.'] },
    ],
    [fixed(500, 'XXX'), { 'discount.currency': ['Choose a currency.'] }],
    [fixed(150, 'HUF'), { 'discount.amount_minor': ['The amount must be a multiple of 1.'] }],
    [fixed(1_000_001, 'USD'), { 'discount.amount_minor': ['The amount may be at most 10,000.'] }],
  ] as const) {
    expect(await refusedCreate(body)).toEqual(errors);
  }
});

test('many coupons come with codes of their own that nobody mistypes, and share all else', async () => {
  const course = await aCourse(it.db);
  const made = await call(it.app, 'createCoupons', {
    headers,
    body: {
      ...{ kind: 'many', prefix: 'fair', count: 200, discount: tenPercent, ...limits },
      ...{ applies_to: 'courses', item_ids: [course.id, course.id] },
    },
  });
  expect(new Set(made.map(({ code }) => code)).size).toBe(200);
  for (const { code, item_ids } of made) {
    expect(code).toMatch(/^FAIR-[34679ACDEFGHJKMNPQRTWXY]{8}$/);
    expect(item_ids).toEqual([course.id]);
  }
  const shown = await call(it.app, 'getCoupon', { headers, params: { id: made[0]!.id } });
  expect(shown.items).toEqual([{ id: course.id, name: course.name }]);
});

test('coupons are found by a part of the code and by what can be done with them, with their use', async () => {
  const word = `F${v7().slice(-8).toUpperCase()}`;
  const given = (name: string, row: Partial<CouponRow> = {}) => aCoupon(it.db, { code: `${word}-${name}`, ...row });
  const soon = await given('SOON', { startsAt: new Date(Date.now() + DAY_MS) });
  const old = await given('OLD', { expiresAt: new Date(Date.now() - DAY_MS) });
  const spent = await given('SPENT', { maxRedemptions: 1 });
  const off = await given('OFF', { enabled: false });
  const open = await given('OPEN', { maxPerUser: 2 });
  const buyer = await aUser(it.db);
  const use = async (coupon: CouponRow, discountMinor: number, end?: typeof countCoupon) => {
    const transactionId = await aBegunPayment(it.db, buyer.id);
    const held = { couponId: coupon.id, transactionId, userId: buyer.id, discountMinor, currency: 'USD' };
    await it.db.transaction((tx) => reserveCoupon(tx, held));
    await end?.(it.db, transactionId);
  };
  await use(spent, 250, countCoupon);
  await use(open, 100, countCoupon);
  await use(open, 100);

  const codes = async (query: { state?: 'usable' | 'ended' | 'disabled' }) => {
    const { items, total } = await call(it.app, 'listCoupons', {
      headers,
      query: { search: word.toLowerCase(), ...query },
    });
    expect(items).toHaveLength(total);
    return items.map(({ code }) => code).sort();
  };
  expect(await codes({})).toHaveLength(5);
  expect(await codes({ state: 'usable' })).toEqual([open.code, soon.code].sort());
  expect(await codes({ state: 'ended' })).toEqual([old.code, spent.code].sort());
  expect(await codes({ state: 'disabled' })).toEqual([off.code]);
  const { items } = await call(it.app, 'listCoupons', { headers, query: { search: open.code } });
  expect(items).toMatchObject([
    { redemption_count: 1, reserved_count: 1, given: [{ amount_minor: 100, currency: 'USD' }] },
  ]);
});

test('limits change, and what was promised under the code stays', async () => {
  const [made] = await create();
  const params = { id: made!.id };
  const change = (body: object) => call(it.app, 'updateCoupon', { headers, params, body });
  expect(await change({ enabled: false })).toEqual({ ...made, enabled: false, items: [] });
  expect(await change({ enabled: true, max_redemptions: 5 })).toMatchObject({ ...made, max_redemptions: 5 });
  const kept = await change({ code: 'ANOTHER', discount: { type: 'percent', percent: 99 } });
  expect([kept.code, kept.discount]).toEqual([made!.code, tenPercent]);
});

test('a change keeps the rules of a new coupon, but for an end that is past by now', async () => {
  const coupon = await aCoupon(it.db, { expiresAt: new Date(Date.now() - DAY_MS) });
  const params = { id: coupon.id };
  const refused = async (body: object) =>
    (await refusedCall(it.app, 'updateCoupon', { headers, params, body })).problem.errors;
  expect(await refused({ expires_at: inDays(-2) })).toEqual({ expires_at: ['Expiry date cannot be in the past.'] });
  expect(await refused({ applies_to: 'courses' })).toEqual({ item_ids: ['At least one applicable item is required.'] });
  const same = { expires_at: coupon.expiresAt!.toISOString(), enabled: false };
  expect(await call(it.app, 'updateCoupon', { headers, params, body: same })).toMatchObject(same);
});

test('a limit does not fall below what is used', async () => {
  const coupon = await aCoupon(it.db);
  for (let n = 0; n < 2; n++) {
    const { id: userId } = await aUser(it.db);
    const held = { transactionId: await aBegunPayment(it.db, userId), userId, discountMinor: 1, currency: 'USD' };
    await it.db.transaction((tx) => reserveCoupon(tx, { couponId: coupon.id, ...held }));
  }
  const params = { id: coupon.id };
  const { problem } = await refusedCall(it.app, 'updateCoupon', { headers, params, body: { max_redemptions: 1 } });
  const text = 'The limit cannot be below the 2 uses so far. To end the coupon, take it out of use.';
  expect(problem.errors).toEqual({ max_redemptions: [text] });
});

test('who may not manage coupons reads and makes none', async () => {
  const learner = await aSignedIn(it.db);
  const coupon = await aCoupon(it.db);
  const params = { id: coupon.id };
  const body = { ...one, code: newCode() };
  const asked = { headers: learner.headers };
  expect((await refusedCall(it.app, 'listCoupons', asked)).status).toBe(403);
  expect((await refusedCall(it.app, 'createCoupons', { ...asked, body })).status).toBe(403);
  expect((await refusedCall(it.app, 'getCoupon', { ...asked, params })).status).toBe(403);
  expect((await refusedCall(it.app, 'updateCoupon', { ...asked, params, body: {} })).status).toBe(403);
  expect((await refusedCall(it.app, 'getCoupon', { headers, params: { id: v7() } })).status).toBe(404);
});

const course = (priceMinor: number, id = v7()) => ({ kind: 'course' as const, id, priceMinor });
const price = (code: string, given: Partial<Parameters<typeof priceWithCoupon>[1]> = {}) =>
  priceWithCoupon(it.db, { code, userId: v7(), currency: 'USD', lines: [course(1000)], ...given });

test('a price with a coupon: a share of each line, an amount of all, and nothing off what it is not for', async () => {
  const share = await aCoupon(it.db, { percent: 15 });
  const amount = await aCoupon(it.db, { amountMinor: 3000 });
  const [mine, other] = [course(1000), course(501)];
  const some = await aCoupon(it.db, { percent: 50, appliesTo: 'courses', itemIds: [other.id] });
  const lines = [mine, other];
  const { id: couponId, code, expiresAt } = share;
  expect(await price(code, { lines })).toEqual({ couponId, code, expiresAt, discounts: [150, 75] });
  expect((await price(amount.code, { lines })).discounts).toEqual([1000, 501]);
  expect((await price(some.code, { lines })).discounts).toEqual([0, 251]);
});

test('why a coupon does nothing for a purchase is told at `coupon`', async () => {
  const code = async (given: Partial<CouponRow>) => (await aCoupon(it.db, given)).code;
  const courses = { appliesTo: 'courses' as const, itemIds: [v7()] };
  const two = { lines: [course(500), course(400)] };
  const disabled = await code({ enabled: false });
  for (const [wrong, text, given] of [
    ['NEVER-MADE', "The coupon code 'NEVER-MADE' is invalid."],
    [disabled, `The coupon code '${disabled}' is invalid.`],
    [await code({ expiresAt: new Date(Date.now() - 1) }), 'This coupon has expired.'],
    [await code({ startsAt: new Date(Date.now() + DAY_MS) }), 'This coupon cannot be used yet.'],
    [
      await code({ maxRedemptions: 3, redemptionCount: 2, reservedCount: 1 }),
      'This coupon has reached its maximum usage limit.',
    ],
    [await code(courses), 'This coupon is not applicable to this course.'],
    [await code(courses), 'This coupon is not applicable to any of these courses.', two],
    [await code({ amountMinor: 100, currency: 'EUR' }), 'This coupon is for another currency.'],
    [await code({ amountMinor: 100, minAmountMinor: 1250 }), 'This coupon needs a price of at least 12.5.'],
  ] as const) {
    await expect(price(wrong, given)).rejects.toEqual(
      expect.objectContaining({ code: 'invalid', errors: { coupon: [text] } }),
    );
  }
});
