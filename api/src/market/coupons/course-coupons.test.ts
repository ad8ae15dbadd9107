import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite, refusedBuy } from '../../testing/market-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { userRoles } from '../../people/roles/roles.tables.ts';
import { courses, type CourseRow } from '../../teaching/courses/courses.tables.ts';
import { coupons } from './coupons.tables.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date();
/** Months from now on: noon of one of its days, in UTC. */
const inMonth = (months: number, day: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day, 12)).toISOString();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const monthName = (months: number) =>
  new Date(inMonth(months, 1)).toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const fullIn = (months: number) => ({
  expires_at: [
    `Three coupons of this course are active in ${monthName(months)} already. ` +
      'Take one out of use, or choose another month.',
  ],
});

interface Creator extends SignedIn {
  course: CourseRow;
}
async function aCreator(given: Partial<CourseRow> = {}): Promise<Creator> {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  return { ...teacher, course: await aPaidCourse(it, { ...given, ownerId: teacher.user.id }) };
}

const terms = () => ({
  code: `K-${v7().slice(-12)}`,
  discount: { type: 'percent' as const, percent: 25 },
  starts_at: null as string | null,
  expires_at: inDays(7),
  max_redemptions: null as number | null,
});
type Body = Partial<Omit<ReturnType<typeof terms>, 'code' | 'discount'>> & { code?: string | null; discount?: object };

const given = ({ headers, course }: Creator, body: Body) => ({
  headers,
  params: { id: course.id },
  body: { ...terms(), ...body } as never,
});
const create = (creator: Creator, body: Body = {}) => call(it.app, 'createCourseCoupon', given(creator, body));
const refusedCreate = async (creator: Creator, body: Body) =>
  (await refusedCall(it.app, 'createCourseCoupon', given(creator, body))).problem.errors;
const list = ({ headers, course }: Creator) =>
  call(it.app, 'listCourseCoupons', { headers, params: { id: course.id }, query: {} });
const change = ({ headers }: SignedIn, id: string, body: object) =>
  call(it.app, 'updateCourseCoupon', { headers, params: { id }, body });
const refusedChange = ({ headers }: SignedIn, id: string, body: object) =>
  refusedCall(it.app, 'updateCourseCoupon', { headers, params: { id }, body });

test('a creator makes a coupon, a learner pays less with it, and the creator sees how often and not who', async () => {
  const creator = await aCreator();
  const made = await create(creator, { code: ' spring-5 ', max_redemptions: 5 });
  expect(made).toMatchObject({ code: 'SPRING-5', enabled: true, redemption_count: 0, given: [] });
  const [learner, other] = [await aSignedIn(it.db), await aPaidCourse(it)];
  expect((await refusedBuy(it, learner, [other], { coupon: made.code })).problem.errors).toEqual({
    coupon: ['This coupon is not applicable to this course.'],
  });
  await buy(it, learner, [creator.course], { coupon: made.code, expected: 1800 });
  const shown = await list(creator);
  expect(shown).toMatchObject({ total: 1, obstacle: null, price: { amount_minor: 2400, currency: 'USD' } });
  expect(shown.items).toEqual([{ ...made, redemption_count: 1, given: [{ amount_minor: 600, currency: 'USD' }] }]);
  expect(JSON.stringify(shown)).not.toContain(learner.user.id);
  const { items } = await call(it.app, 'listCoupons', { headers: operator.headers, query: { search: 'SPRING-5' } });
  expect(items).toMatchObject([
    { created_by: { id: creator.user.id }, max_per_user: 1, items: [{ id: creator.course.id }] },
  ]);
});

test('a code that is not chosen is drawn', async () => {
  const { code } = await create(await aCreator(), { code: null });
  expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{8}$/);
});

test('what a coupon of a creator may not be is told at its field', async () => {
  const creator = await aCreator();
  const { code } = await aCoupon(it.db);
  const fixed = (amount_minor: number, currency = 'USD') => ({ discount: { type: 'fixed', amount_minor, currency } });
  for (const [body, errors] of [
    [{ code: code.toLowerCase() }, { code: ['This code is taken. Choose another.'] }],
    [{ code: 'A!' }, { code: ['A coupon code has 3 to 20 letters, digits, hyphens or underscores.'] }],
    [fixed(500, 'EUR'), { 'discount.currency': ['Give the amount in the currency of the course.'] }],
    [fixed(-5), { 'discount.amount_minor': ['Enter an amount.'] }],
    [fixed(1_000_001), { 'discount.amount_minor': ['The amount may be at most 10,000.'] }],
    [{ discount: { type: 'percent', percent: -1 } }, { 'discount.percent': ['Percent must be between 1 and 100.'] }],
    [{ expires_at: inDays(-1) }, { expires_at: ['Expiry date cannot be in the past.'] }],
    [{ expires_at: null as never }, { expires_at: ['Fill in this field.'] }],
    [{ expires_at: inDays(32) }, { expires_at: ['The end may be at most 31 days after the start.'] }],
    [
      { starts_at: inDays(-30), expires_at: inDays(3) },
      { expires_at: ['The end may be at most 31 days after the start.'] },
    ],
    [{ starts_at: inDays(9), expires_at: inDays(9) }, { expires_at: ['The end must be later than the start.'] }],
    [{ max_redemptions: 0 }, { max_redemptions: ['Enter a number of at least 1.'] }],
  ] as [Body, object][]) {
    expect(await refusedCreate(creator, body)).toEqual(errors);
  }
  expect((await list(creator)).total).toBe(0);
});

test('an amount beyond the price is allowed, and takes the price off', async () => {
  const creator = await aCreator();
  const { code } = await create(creator, { discount: { type: 'fixed', amount_minor: 9900, currency: 'USD' } });
  const learner = await aSignedIn(it.db);
  const { amount_minor } = await call(it.app, 'quotePayment', {
    headers: learner.headers,
    body: { items: [{ kind: 'course', id: creator.course.id }], coupon: code },
  });
  expect(amount_minor).toBe(0);
});

test('31 days of a calendar in which clocks are set back are 31 days', async () => {
  const creator = await aCreator();
  const starts_at = inMonth(2, 1);
  const days = (hours: number) => new Date(Date.parse(starts_at) + 31 * DAY_MS + hours * 3_600_000).toISOString();
  await create(creator, { starts_at, expires_at: days(1) });
  expect(await refusedCreate(creator, { starts_at, expires_at: days(1.01) })).toEqual({
    expires_at: ['The end may be at most 31 days after the start.'],
  });
});

test.each([
  ['free', { type: 'free' as const, priceMinor: 0 }],
  ['unpublished', { status: 'unpublished' as const }],
  ['unpublished', { status: 'draft' as const, publishedAt: null }],
])('a course that is %s gets no coupons, and its creator is told what is in the way', async (obstacle, row) => {
  const creator = await aCreator(row);
  expect(await list(creator)).toMatchObject({ obstacle, items: [] });
  expect(await refusedCreate(creator, {})).toEqual({ course: ['Coupons are for paid courses that are published.'] });
});

test('coupons are for who owns the course alone, while they may create courses', async () => {
  const creator = await aCreator();
  const { id } = await create(creator);
  const other = await aCreator();
  const reviewer = await aSignedIn(it.db, { roles: ['admin'] });
  for (const { headers } of [other, reviewer]) {
    const asked = { headers, params: { id: creator.course.id } };
    const statuses = [
      (await refusedCall(it.app, 'listCourseCoupons', { ...asked, query: {} })).status,
      (await refusedCall(it.app, 'createCourseCoupon', { ...asked, body: terms() })).status,
    ];
    expect(statuses).toEqual([403, 403]);
  }
  expect((await refusedChange(other, id, { enabled: false })).status).toBe(404);
  expect((await refusedChange(creator, v7(), {})).status).toBe(404);
  await it.db.update(courses).set({ ownerId: other.user.id }).where(eq(courses.id, creator.course.id));
  expect((await refusedChange(creator, id, { enabled: false })).status).toBe(404);
  expect((await refusedChange(other, id, { enabled: false })).status).toBe(404);
  expect((await list({ ...other, course: creator.course })).items).toEqual([]);
  await it.db.update(courses).set({ ownerId: creator.user.id }).where(eq(courses.id, creator.course.id));
  await it.db.delete(userRoles).where(eq(userRoles.userId, creator.user.id));
  expect((await refusedChange(creator, id, { enabled: false })).status).toBe(403);
});

test('a draft of another is not to be told from a course that is missing', async () => {
  const creator = await aCreator({ status: 'draft', publishedAt: null });
  const other = await aCreator();
  const asked = { headers: other.headers, params: { id: creator.course.id }, body: terms() };
  expect((await refusedCall(it.app, 'createCourseCoupon', asked)).status).toBe(404);
});

test('a coupon that an operator made for the course is not the creator’s, and takes no place', async () => {
  const creator = await aCreator();
  const made = await Promise.all(
    [1, 2, 3].map(() =>
      aCoupon(it.db, {
        appliesTo: 'courses',
        itemIds: [creator.course.id],
        createdBy: creator.user.id,
        expiresAt: new Date(inDays(7)),
      }),
    ),
  );
  expect((await list(creator)).total).toBe(0);
  expect((await refusedChange(creator, made[0]!.id, { enabled: false })).status).toBe(404);
  await create(creator);
});

test('end, limit and use change; code and discount do not, and a limit does not fall below its uses', async () => {
  const creator = await aCreator();
  const made = await create(creator);
  for (let n = 0; n < 2; n++) {
    await buy(it, await aSignedIn(it.db), [creator.course], { coupon: made.code, expected: 1800 });
  }
  expect((await refusedChange(creator, made.id, { max_redemptions: 1 })).problem.errors).toEqual({
    max_redemptions: ['The limit cannot be below the 2 uses so far. To end the coupon, take it out of use.'],
  });
  expect((await refusedChange(creator, made.id, { expires_at: inDays(32) })).problem.errors).toEqual({
    expires_at: ['The end may be at most 31 days after the start.'],
  });
  expect((await refusedChange(creator, made.id, { expires_at: inDays(-1) })).problem.errors).toEqual({
    expires_at: ['Expiry date cannot be in the past.'],
  });
  const lie = { code: 'ANOTHER', discount: { type: 'percent', percent: 99 }, applies_to: 'all', item_ids: [] };
  const expires_at = inDays(9);
  expect(await change(creator, made.id, { ...lie, expires_at, max_redemptions: 2, enabled: false })).toMatchObject({
    ...{ code: made.code, discount: made.discount, expires_at, max_redemptions: 2, enabled: false },
    redemption_count: 2,
  });
  const [row] = await it.db.select().from(coupons).where(eq(coupons.id, made.id));
  expect(row).toMatchObject({ appliesTo: 'courses', itemIds: [creator.course.id] });
});

test('an operator changes limits of a creator’s coupon, and neither what it is for nor that it ends', async () => {
  const creator = await aCreator();
  const { id } = await create(creator);
  const params = { id };
  const { headers } = operator;
  const other = await aPaidCourse(it);
  for (const [body, errors] of [
    [
      { applies_to: 'all' as const },
      { applies_to: ['The creator of a course made this coupon. It applies to that course alone.'] },
    ],
    [
      { item_ids: [creator.course.id, other.id] },
      { applies_to: ['The creator of a course made this coupon. It applies to that course alone.'] },
    ],
    [{ expires_at: null }, { expires_at: ['The creator of a course made this coupon. It needs an end.'] }],
  ] as const) {
    const { problem } = await refusedCall(it.app, 'updateCoupon', { headers, params, body: body as never });
    expect(problem.errors).toEqual(errors);
  }
  const expires_at = inDays(60);
  await call(it.app, 'updateCoupon', { headers, params, body: { expires_at } });
  expect(await change(creator, id, { max_redemptions: 9 })).toMatchObject({ expires_at, max_redemptions: 9 });
});

test('a fourth coupon of a month is refused, in whichever month it would be the fourth', async () => {
  const creator = await aCreator();
  const middle = { starts_at: inMonth(2, 10), expires_at: inMonth(2, 20) };
  for (let n = 0; n < 3; n++) await create(creator, middle);
  expect(await refusedCreate(creator, middle)).toEqual(fullIn(2));
  expect(await refusedCreate(creator, { starts_at: inMonth(1, 20), expires_at: inMonth(2, 2) })).toEqual(fullIn(2));
  expect(await refusedCreate(creator, { starts_at: inMonth(2, 27), expires_at: inMonth(3, 2) })).toEqual(fullIn(2));
  const midnight = inMonth(2, 1).replace('T12', 'T00');
  await create(creator, { starts_at: inMonth(1, 20), expires_at: midnight });
  await create(creator, { starts_at: inMonth(3, 1).replace('T12', 'T00'), expires_at: inMonth(3, 9) });
  await create(await aCreator(), middle);
  expect((await list(creator)).total).toBe(5);
});

test('one taken out of use leaves its place to another, and comes back only where there is one', async () => {
  const creator = await aCreator();
  const middle = { starts_at: inMonth(2, 10), expires_at: inMonth(2, 20) };
  const [first] = [await create(creator, middle), await create(creator, middle), await create(creator, middle)];
  await change(creator, first.id, { enabled: false });
  const fourth = await create(creator, middle);
  expect((await refusedChange(creator, first.id, { enabled: true })).problem.errors).toEqual(fullIn(2));
  await change(creator, first.id, { expires_at: inMonth(2, 25) });
  await change(creator, fourth.id, { enabled: false });
  expect(await change(creator, first.id, { enabled: true })).toMatchObject({ enabled: true });
});

test('an end moves into no full month, and within the months that a coupon has it moves freely', async () => {
  const creator = await aCreator();
  const next = { starts_at: inMonth(3, 10), expires_at: inMonth(3, 20) };
  const early = await create(creator, { starts_at: inMonth(2, 20), expires_at: inMonth(2, 25) });
  const [late] = [await create(creator, next), await create(creator, next), await create(creator, next)];
  expect((await refusedChange(creator, early.id, { expires_at: inMonth(3, 2) })).problem.errors).toEqual(fullIn(3));
  expect(await change(creator, early.id, { expires_at: inMonth(2, 26) })).toMatchObject({
    expires_at: inMonth(2, 26),
  });
  expect(await change(creator, late.id, { expires_at: inMonth(3, 25) })).toMatchObject({ expires_at: inMonth(3, 25) });
});

test('a number of a card is not taken for a code', async () => {
  const creator = await aCreator();
  const { problem } = await refusedCall(it.app, 'createCourseCoupon', given(creator, { code: '4242424242424242' }));
  expect(problem.code).toBe('card_number_in_payload');
});
