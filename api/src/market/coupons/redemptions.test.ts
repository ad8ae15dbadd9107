import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { aUser } from '../../testing/builders.ts';
import { aBegunPayment, aCoupon } from '../../testing/coupon-builders.ts';
import { couponRedemptions, type CouponRow, coupons } from './coupons.tables.ts';
import { countCoupon, releaseCoupon, reserveCoupon } from './redemptions.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const aPayment = async (given: { userId?: string } = {}) => {
  const userId = given.userId ?? (await aUser(it.db)).id;
  return { userId, transactionId: await aBegunPayment(it.db, userId) };
};
type Begun = Awaited<ReturnType<typeof aPayment>>;

const reserve = (coupon: CouponRow, payment: Begun) =>
  it.db.transaction((tx) =>
    reserveCoupon(tx, { couponId: coupon.id, ...payment, discountMinor: 100, currency: 'USD' }),
  );
const refusal = 'This coupon has reached its maximum usage limit.';
const refusedAs = (text: string) => expect.objectContaining({ code: 'invalid', errors: { coupon: [text] } });

/** What the coupon's row says, and what its redemptions do. */
async function usesOf({ id }: CouponRow) {
  const [row] = await it.db.select().from(coupons).where(eq(coupons.id, id));
  const rows = await it.db.select().from(couponRedemptions).where(eq(couponRedemptions.couponId, id));
  const inState = (state: string) => rows.filter((each) => each.state === state).length;
  expect([row?.reservedCount, row?.redemptionCount]).toEqual([inState('reserved'), inState('counted')]);
  return { reserved: inState('reserved'), counted: inState('counted'), released: inState('released') };
}

test('twenty who buy at once with a coupon of five: five get it', async () => {
  const coupon = await aCoupon(it.db, { maxRedemptions: 5 });
  const payments = await Promise.all(Array.from({ length: 20 }, () => aPayment()));
  const answers = await Promise.allSettled(payments.map((payment) => reserve(coupon, payment)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(15);
  for (const { reason } of refused) expect(reason).toEqual(refusedAs(refusal));
  expect(await usesOf(coupon)).toEqual({ reserved: 5, counted: 0, released: 0 });
});

test('one who pays twice at once uses a coupon for everybody once', async () => {
  const coupon = await aCoupon(it.db, { maxPerUser: 1 });
  const { userId } = await aPayment();
  const payments = await Promise.all([1, 2, 3].map(() => aPayment({ userId })));
  const answers = await Promise.allSettled(payments.map((payment) => reserve(coupon, payment)));
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => reason as unknown)).toEqual(
    [1, 2].map(() => refusedAs('You have used this coupon as often as each person may.')),
  );
});

test('a payment that fails gives its use back, and one that succeeds keeps it', async () => {
  const coupon = await aCoupon(it.db, { maxRedemptions: 1 });
  const [first, second, third] = [await aPayment(), await aPayment(), await aPayment()];
  await reserve(coupon, first);
  await expect(reserve(coupon, second)).rejects.toEqual(refusedAs(refusal));
  await releaseCoupon(it.db, first.transactionId);
  await reserve(coupon, second);
  await countCoupon(it.db, second.transactionId);
  await expect(reserve(coupon, third)).rejects.toEqual(refusedAs(refusal));
  expect(await usesOf(coupon)).toEqual({ reserved: 0, counted: 1, released: 1 });
});

test('what is told twice counts once, and a payment without a coupon counts nothing', async () => {
  const coupon = await aCoupon(it.db);
  const payment = await aPayment();
  await reserve(coupon, payment);
  for (const tell of [countCoupon, countCoupon, releaseCoupon]) await tell(it.db, payment.transactionId);
  for (const tell of [countCoupon, releaseCoupon]) await tell(it.db, (await aPayment()).transactionId);
  expect(await usesOf(coupon)).toEqual({ reserved: 0, counted: 1, released: 0 });
});

test('what was taken out of use or ran out after the price was shown holds nothing', async () => {
  for (const [given, text] of [
    [{ enabled: false, code: 'GONE-BY-NOW' }, "The coupon code 'GONE-BY-NOW' is invalid."],
    [{ expiresAt: new Date(Date.now() - 1) }, 'This coupon has expired.'],
  ] as const) {
    const coupon = await aCoupon(it.db, given);
    await expect(reserve(coupon, await aPayment())).rejects.toEqual(refusedAs(text));
    expect(await usesOf(coupon)).toEqual({ reserved: 0, counted: 0, released: 0 });
  }
});

test('whatever becomes of whichever payments at once, no limit is passed and the numbers agree', async () => {
  const buyers = await Promise.all(Array.from({ length: 4 }, () => aUser(it.db)));
  const story = fc.record({
    limit: fc.integer({ min: 1, max: 4 }),
    perUser: fc.integer({ min: 1, max: 2 }),
    payments: fc.array(
      fc.record({ buyer: fc.nat({ max: 3 }), ends: fc.array(fc.constantFrom('count', 'release'), { maxLength: 2 }) }),
      { minLength: 2, maxLength: 8 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ limit, perUser, payments }) => {
      const coupon = await aCoupon(it.db, { maxRedemptions: limit, maxPerUser: perUser });
      await Promise.all(
        payments.map(async ({ buyer, ends }) => {
          const payment = await aPayment({ userId: buyers[buyer]!.id });
          const held = await reserve(coupon, payment).then(
            () => true,
            () => false,
          );
          const tell = { count: countCoupon, release: releaseCoupon };
          if (held) await Promise.all(ends.map((end) => tell[end as 'count'](it.db, payment.transactionId)));
        }),
      );
      const { reserved, counted } = await usesOf(coupon);
      expect(reserved + counted).toBeLessThanOrEqual(limit);
      const rows = await it.db.select().from(couponRedemptions).where(eq(couponRedemptions.couponId, coupon.id));
      for (const { id } of buyers) {
        const own = rows.filter(({ userId, state }) => userId === id && state !== 'released');
        expect(own.length).toBeLessThanOrEqual(perUser);
      }
    }),
    { numRuns: 25 },
  );
});

test('the database itself keeps the limit', async () => {
  const coupon = await aCoupon(it.db, { maxRedemptions: 2 });
  const over = it.db.update(coupons).set({ redemptionCount: 3 }).where(eq(coupons.id, coupon.id));
  await expect(over).rejects.toThrow();
});
