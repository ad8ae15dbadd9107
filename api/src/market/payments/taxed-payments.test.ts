import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import type { TaxTotal } from '@stoa/shared/contract/market/taxes.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite, refusedBuy } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aTaxRate, dayIn } from '../../testing/tax-builders.ts';
import { findEntries } from '../ledger/find-entries.ts';
import { findBillingDetails } from '../taxes/taxes.repository.ts';
import { findLines } from './payments.repository.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
/** Each test says which taxes there are. */
afterEach(async () => {
  await it.db.execute(sql`update tax_rates set ends_on = valid_from where ends_on is null`);
});
afterAll(async () => {
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

const quote = (
  { headers }: SignedIn,
  courses: readonly CourseRow[],
  given: { country?: CountryCode; coupon?: string } = {},
) =>
  call(it.app, 'quotePayment', {
    headers,
    body: { items: courses.map(({ id }) => ({ kind: 'course' as const, id })), ...given },
  });
const refund = (id: string, amount_minor: number) =>
  call(it.app, 'refundPayment', {
    headers: operator.headers,
    body: { key: v7(), transaction_id: id, amount_minor, reason: 'It was not what they looked for.' },
  });
/** What the books owe to the state for this payment. */
const taxOwed = async (id: string): Promise<number> =>
  (await findEntries(it.db, id))
    .flatMap(({ lines }) => lines)
    .filter(({ account }) => account.startsWith('tax:'))
    .reduce((sum, { amount_minor }) => sum - amount_minor, 0);

test('while no tax is taken anywhere, nobody is asked where they pay from', async () => {
  await aTaxRate(it.db, { validFrom: dayIn(3) });
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  expect(await quote(buyer, [course], { country: 'FR' })).toMatchObject({
    needs_country: false,
    country: null,
    tax_minor: 0,
  });
  await buy(it, buyer, [course], { country: 'FR' });
  expect(await findBillingDetails(it.db, buyer.user.id)).toBeUndefined();
});

test('a tax that the price holds changes no total, and is told line by line and kept with the sale', async () => {
  await aTaxRate(it.db);
  const buyer = await aSignedIn(it.db);
  const courses = [await aPaidCourse(it, { priceMinor: 1999 }), await aPaidCourse(it, { priceMinor: 2400 })];
  expect(await quote(buyer, courses)).toMatchObject({
    needs_country: true,
    country: null,
    tax_minor: 0,
    amount_minor: 4399,
  });
  const tax = { name: 'VAT', rate: 2000, inclusive: true };
  expect(await quote(buyer, courses, { country: 'FR' })).toMatchObject({
    needs_country: false,
    country: 'FR',
    tax_minor: 733,
    amount_minor: 4399,
    lines: [
      { amount_minor: 1999, tax_minor: 333, tax },
      { amount_minor: 2400, tax_minor: 400, tax },
    ],
  });
  const paid = await buy(it, buyer, courses, { country: 'FR' });
  expect(paid.amount_minor).toBe(4399);
  expect(await taxOwed(paid.id)).toBe(733);
  const story = await call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id: paid.id } });
  expect(story.lines).toMatchObject([
    { tax_minor: 333, tax },
    { tax_minor: 400, tax },
  ]);
  // The platform's fifth is of what is left after tax.
  expect((await findLines(it.db, paid.id)).map(({ feeMinor }) => feeMinor)).toEqual([333, 400]);
});

test('a tax that is added makes the total, and a payer who saw another one is shown the new one', async () => {
  await aTaxRate(it.db, { inclusive: false });
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it, { priceMinor: 1999 })];
  expect(await quote(buyer, [course], { country: 'FR' })).toMatchObject({
    price_minor: 1999,
    tax_minor: 400,
    amount_minor: 2399,
  });
  const { problem } = await refusedBuy(it, buyer, [course], { country: 'FR', expected: 1999 });
  expect(problem).toMatchObject({ code: 'price_changed', quote: { amount_minor: 2399 } });
  const paid = await buy(it, buyer, [course], { country: 'FR', expected: 2399 });
  expect(paid).toMatchObject({ status: 'paid', amount_minor: 2399 });
  expect(await taxOwed(paid.id)).toBe(400);
});

test('where tax is taken nothing is paid before the country is known; then it is kept for the next time', async () => {
  await aTaxRate(it.db, { inclusive: false });
  const buyer = await aSignedIn(it.db);
  const [one, other] = [await aPaidCourse(it), await aPaidCourse(it)];
  const { status, problem } = await refusedBuy(it, buyer, [one]);
  expect([status, problem.errors]).toEqual([422, { country: ['Choose your country: the tax depends on it.'] }]);
  await buy(it, buyer, [one], { country: 'US' });
  expect(await findBillingDetails(it.db, buyer.user.id)).toMatchObject({ country: 'US' });
  expect(await quote(buyer, [other])).toMatchObject({ country: 'US', needs_country: false, tax_minor: 0 });
  await buy(it, buyer, [other], { country: 'FR', expected: 2880 });
  expect(await findBillingDetails(it.db, buyer.user.id)).toMatchObject({ country: 'FR' });
});

test('what is free asks for no country', async () => {
  await aTaxRate(it.db, { inclusive: false });
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const { code: coupon } = await aCoupon(it.db, { percent: 100 });
  expect(await quote(buyer, [course], { coupon })).toMatchObject({
    needs_country: false,
    amount_minor: 0,
    tax_minor: 0,
  });
  expect(await buy(it, buyer, [course], { coupon, card: null, expected: 0 })).toMatchObject({ status: 'paid' });
});

test('a payment under way is not taken for one from another country, nor is a key', async () => {
  await aTaxRate(it.db);
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const key = v7();
  await buy(it, buyer, [course], { country: 'FR', key, script: 'challenge' });
  expect((await refusedBuy(it, buyer, [course], { country: 'US' })).problem.code).toBe('payment_under_way');
  expect((await refusedBuy(it, buyer, [course], { country: 'US', key })).problem.code).toBe('payment_key_reused');
});

test('forints with tax are paid whole, and a line that could not be opened goes back whole', async () => {
  await aTaxRate(it.db, { country: 'FR', inclusive: false, rate: 2700 });
  const buyer = await aSignedIn(it.db);
  const courses = [
    await aPaidCourse(it, { priceMinor: 199_900, currency: 'HUF' }),
    await aPaidCourse(it, { priceMinor: 50_100, currency: 'HUF' }),
  ];
  const { amount_minor, tax_minor, lines } = await quote(buyer, courses, { country: 'FR' });
  expect([amount_minor, tax_minor, amount_minor % 100]).toEqual([317_500, 67_500, 0]);
  expect(lines.map((line) => line.amount_minor % 100)).toEqual([0, 0]);
  const paid = await buy(it, buyer, courses, { country: 'FR', expected: amount_minor });
  expect(await taxOwed(paid.id)).toBe(67_500);
});

test('parts that are paid back give their share of the tax back, and all of them all of it', async () => {
  await aTaxRate(it.db, { inclusive: false, rate: 1900 });
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it, { priceMinor: 1999 })];
  const paid = await buy(it, buyer, [course], { country: 'FR', expected: 2379 });
  expect(await taxOwed(paid.id)).toBe(380);
  await refund(paid.id, 1000);
  expect(await taxOwed(paid.id)).toBe(221);
  await refund(paid.id, 1);
  await refund(paid.id, 1378);
  expect(await taxOwed(paid.id)).toBe(0);
});

test('operators see what was taken and given back, by country, rate and currency', async () => {
  const before = await totals();
  await aTaxRate(it.db, { country: 'PE', name: 'IGV', rate: 1800, inclusive: false });
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it, { priceMinor: 10_000 })];
  const paid = await buy(it, buyer, [course], { country: 'PE', expected: 11_800 });
  await refund(paid.id, 5900);
  expect(await totals()).toEqual([
    ...before,
    {
      country: 'PE',
      name: 'IGV',
      rate: 1800,
      currency: 'USD',
      net_minor: 10_000,
      tax_minor: 1800,
      returned_minor: 900,
    },
  ]);
  expect(await totals(dayIn(1), dayIn(2))).toEqual([]);
  const body = { from: dayIn(0), until: dayIn(-1) };
  const { problem } = await refusedCall(it.app, 'listTaxTotals', { headers: operator.headers, query: body });
  expect(problem.errors).toEqual({ until: ['The end must not be before the start.'] });
});

const totals = (from = dayIn(0), until = dayIn(0)): Promise<TaxTotal[]> =>
  call(it.app, 'listTaxTotals', { headers: operator.headers, query: { from, until } });
