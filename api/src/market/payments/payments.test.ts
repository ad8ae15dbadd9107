import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { work } from '../../kernel/work/work.tables.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import {
  aMarketSite,
  aPaidCourse,
  buy,
  doAllWork,
  letPaymentAge,
  type MarketSite,
  refusedBuy,
  tellEvents,
} from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { findEntries } from '../ledger/find-entries.ts';
import { transactions } from '../billing/billing.tables.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { paymentCheck } from './payment-check.work.ts';

let it: MarketSite;
beforeAll(async () => {
  it = await aMarketSite();
});
afterAll(async () => {
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

const aBuyer = (): Promise<SignedIn> => aSignedIn(it.db);
const enrolledIn = async ({ headers }: SignedIn): Promise<string[]> =>
  (await call(it.app, 'listEnrolments', { headers, query: {} })).items.map(({ course_id }) => course_id);
const verify = ({ headers }: SignedIn, reference: string) =>
  call(it.app, 'verifyPayment', { headers, body: { reference } });
const coursesAsItems = (...rows: { id: string }[]) => rows.map(({ id }) => ({ kind: 'course' as const, id }));

test('a course that is paid for is open at once, and every cent of it has its place', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it, { priceMinor: 1999 });
  const paid = await buy(it, buyer, [course]);
  expect(paid).toMatchObject({
    status: 'paid',
    amount_minor: 1999,
    items: [{ id: course.id, name: course.name, slug: course.slug }],
    next: null,
    failure: null,
    in_review: false,
  });
  expect(paid.reference).toMatch(/^ST-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(await enrolledIn(buyer)).toEqual([course.id]);
  const entries = await findEntries(it.db, paid.id);
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['payment', 'sale']);
  expect(entries.find(({ kind }) => kind === 'sale')?.lines).toEqual(
    expect.arrayContaining([
      { account: 'payer_clearing:USD', amount_minor: 1999 },
      { account: 'platform_fee:USD', amount_minor: -400 },
      { account: `creator_payable:${course.ownerId}:USD`, amount_minor: -1599 },
    ]),
  );
  const { items } = await call(it.app, 'listTransactions', { headers: buyer.headers });
  expect(items).toMatchObject([
    { reference: paid.reference, status: 'paid', card: { last4: '4242' }, refund_obstacle: null },
  ]);
});

test('several courses are one payment', async () => {
  const buyer = await aBuyer();
  const [one, other] = [
    await aPaidCourse(it, { name: 'First of two' }),
    await aPaidCourse(it, { name: 'Second of two' }),
  ];
  await buy(it, buyer, [one, other]);
  expect((await enrolledIn(buyer)).sort()).toEqual([one.id, other.id].sort());
  const { items } = await call(it.app, 'listTransactions', { headers: buyer.headers });
  expect(items).toMatchObject([
    { kind: 'cart', amount_minor: 4800, item: { name: 'First of two, Second of two', slug: null } },
  ]);
});

test('the same key gives the same payment, and with something else in it is refused', async () => {
  const buyer = await aBuyer();
  const [course, other] = [await aPaidCourse(it), await aPaidCourse(it)];
  const key = v7();
  const first = await buy(it, buyer, [course], { key });
  expect(await buy(it, buyer, [course], { key })).toEqual(first);
  expect(await refusedBuy(it, buyer, [other], { key })).toMatchObject({
    status: 422,
    problem: { code: 'payment_key_reused' },
  });
  expect((await call(it.app, 'listTransactions', { headers: buyer.headers })).total).toBe(1);
});

test('what cannot be bought is refused in words, at its place', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  await buy(it, buyer, [course]);
  const own = await aPaidCourse(it, { ownerId: buyer.user.id });
  const left = await aPaidCourse(it);
  await anEnrolment(it.db, { userId: buyer.user.id, courseId: left.id, status: 'unenrolled' });
  const items = coursesAsItems(
    await aPaidCourse(it),
    own,
    course,
    await aPaidCourse(it, { status: 'unpublished' }),
    await aCourse(it.db),
    left,
    await aPaidCourse(it, { status: 'draft', publishedAt: null }),
    { id: v7() },
  );
  const refused = await refusedCall(it.app, 'quotePayment', { headers: buyer.headers, body: { items } });
  expect([refused.status, refused.problem.errors]).toEqual([
    422,
    {
      'items.1.id': ['This is your own course: open it without paying.'],
      'items.2.id': ['You already have this course.'],
      'items.3.id': ['This course is not on sale: it is not published.'],
      'items.4.id': ['This course is free: enrol without paying.'],
      'items.5.id': ['You left this course and can come back without paying: enrol on its page.'],
      'items.6.id': ['This course does not exist.'],
      'items.7.id': ['This course does not exist.'],
    },
  ]);
  const euros = coursesAsItems(await aPaidCourse(it), await aPaidCourse(it, { currency: 'EUR' }));
  const mixed = await refusedCall(it.app, 'quotePayment', { headers: buyer.headers, body: { items: euros } });
  expect(mixed.problem.errors).toEqual({ items: ['Pay for items of one currency at once.'] });
});

test('another price than the payer saw is said before anything is charged', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  await it.db.update(courses).set({ priceMinor: 2600 }).where(eq(courses.id, course.id));
  const refused = await refusedBuy(it, buyer, [course]);
  expect(refused).toMatchObject({ status: 409, problem: { code: 'price_changed', quote: { amount_minor: 2600 } } });
  expect((await call(it.app, 'listTransactions', { headers: buyer.headers })).total).toBe(0);
});

test('a coupon for all of it needs no card and no gateway', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const coupon = await aCoupon(it.db, { percent: 100 });
  const body = { items: coursesAsItems(course), coupon: coupon.code };
  expect(await call(it.app, 'quotePayment', { headers: buyer.headers, body })).toMatchObject({
    price_minor: 2400,
    discount_minor: 2400,
    amount_minor: 0,
    coupon_code: coupon.code,
  });
  const paid = await buy(it, buyer, [course], { coupon: coupon.code, expected: 0, card: null });
  expect(paid).toMatchObject({ status: 'paid', amount_minor: 0 });
  expect(await enrolledIn(buyer)).toEqual([course.id]);
  expect(await findEntries(it.db, paid.id)).toEqual([]);
  expect(it.till.booked().filter(({ order }) => order.id === paid.id)).toEqual([]);
});

test('a coupon is held while one pays, counted when it is paid, and free again when the card is declined', async () => {
  const course = await aPaidCourse(it);
  const coupon = await aCoupon(it.db, { percent: 50, maxRedemptions: 1 });
  const given = { coupon: coupon.code, expected: 1200 };
  const [first, second, third] = [await aBuyer(), await aBuyer(), await aBuyer()];
  const waiting = await buy(it, first, [course], { ...given, script: 'challenge' });
  const refused = await refusedBuy(it, second, [course], given);
  expect(refused.problem.errors).toEqual({ coupon: ['This coupon has reached its maximum usage limit.'] });
  it.till.refuse(waiting.reference);
  expect(await verify(first, waiting.reference)).toMatchObject({
    status: 'failed',
    failure: { code: 'card_declined' },
  });
  expect(await buy(it, second, [course], given)).toMatchObject({ status: 'paid', amount_minor: 1200 });
  expect((await refusedBuy(it, third, [course], given)).problem.errors).toHaveProperty('coupon');
});

test('a declined card says why, opens nothing, and another card can be tried', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  expect(await buy(it, buyer, [course], { script: 'declined' })).toMatchObject({
    status: 'failed',
    failure: { code: 'card_declined', message: 'The card was declined.' },
  });
  expect(await enrolledIn(buyer)).toEqual([]);
  expect(await buy(it, buyer, [course])).toMatchObject({ status: 'paid' });
});

test('a challenge leads to the gateway and back', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const begun = await buy(it, buyer, [course], { script: 'challenge' });
  expect(begun).toMatchObject({ status: 'initiated', next: { kind: 'redirect', url: 'http://127.0.0.1:9/challenge' } });
  it.till.approve(begun.reference);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'paid', next: null });
  const stranger = await aBuyer();
  const body = { reference: begun.reference };
  expect((await refusedCall(it.app, 'verifyPayment', { headers: stranger.headers, body })).status).toBe(404);
});

test('while one payment for a course is under way, none other is begun for it', async () => {
  const buyer = await aBuyer();
  const [course, other] = [await aPaidCourse(it), await aPaidCourse(it)];
  const begun = await buy(it, buyer, [course], { script: 'challenge' });
  expect(await buy(it, buyer, [course])).toEqual(begun);
  const refused = await refusedBuy(it, buyer, [course, other]);
  expect(refused).toMatchObject({ status: 409, problem: { code: 'payment_under_way' } });
  expect(refused.problem.message).toContain(begun.reference);
  it.till.approve(begun.reference);
  // Asked about before another is begun.
  expect((await refusedBuy(it, buyer, [course])).problem.errors).toEqual({
    'items.0.id': ['You already have this course.'],
  });
});

test('a payment under way is not answered with where the payer now agrees to another sum or coupon', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const coupon = await aCoupon(it.db, { percent: 50 });
  const begun = await buy(it, buyer, [course], { script: 'challenge' });
  for (const given of [
    { coupon: coupon.code, expected: 1200 },
    { expected: 1900 },
    { coupon: coupon.code, expected: 2400 },
  ]) {
    const refused = await refusedBuy(it, buyer, [course], given);
    expect(refused).toMatchObject({ status: 409, problem: { code: 'payment_under_way' } });
    expect(refused.problem.message).toContain(begun.reference);
  }
  expect(await buy(it, buyer, [course])).toEqual(begun);
  it.till.refuse(begun.reference);
  const reduced = { coupon: coupon.code, expected: 1200 };
  const other = await buy(it, buyer, [course], { ...reduced, script: 'challenge' });
  expect(await buy(it, buyer, [course], reduced)).toEqual(other);
});

test('an answer that is lost after charging is found again: one charge, and the course is open', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const key = v7();
  const begun = await buy(it, buyer, [course], { key, script: 'lost_after' });
  expect(begun).toMatchObject({ status: 'initiated', next: null });
  expect(await buy(it, buyer, [course], { key, script: 'lost_after' })).toMatchObject({ id: begun.id, status: 'paid' });
  expect(it.till.booked().filter(({ order }) => order.customerId === buyer.user.id)).toHaveLength(1);
});

test('nobody comes back: what was charged is found by the checks that the payment asked for itself', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  await buy(it, buyer, [course], { script: 'lost_after' });
  await doAllWork(it);
  expect(await enrolledIn(buyer)).toEqual([course.id]);
});

test('what is not finished in half an hour has failed; what is not known stays asked about', async () => {
  const [patient, lost] = [await aBuyer(), await aBuyer()];
  const course = await aPaidCourse(it);
  const waiting = await buy(it, patient, [course], { script: 'pending' });
  const unheard = await buy(it, lost, [course], { script: 'lost_before' });
  await letPaymentAge(it, waiting.reference, 31);
  await letPaymentAge(it, unheard.reference, 31);
  it.till.say.isReachable = false;
  await doAllWork(it);
  expect(await verify(patient, waiting.reference)).toMatchObject({ status: 'initiated' });
  it.till.say.isReachable = true;
  await doAllWork(it);
  const expired = { status: 'failed', failure: { code: 'expired' } };
  expect(await verify(patient, waiting.reference)).toMatchObject(expired);
  expect(await verify(lost, unheard.reference)).toMatchObject(expired);
});

test('money that comes after a payment was given up opens the course all the same', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const begun = await buy(it, buyer, [course], { script: 'pending' });
  await letPaymentAge(it, begun.reference, 31);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'failed' });
  it.till.approve(begun.reference);
  await doAllWork(it);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'paid', failure: null });
  expect(await enrolledIn(buyer)).toEqual([course.id]);
});

test('money that comes late is counted for its coupon, though another has used it up meanwhile', async () => {
  const [slow, quick, course] = [await aBuyer(), await aBuyer(), await aPaidCourse(it)];
  const coupon = await aCoupon(it.db, { percent: 50, maxRedemptions: 1 });
  const given = { coupon: coupon.code, expected: 1200 };
  const begun = await buy(it, slow, [course], { ...given, script: 'pending' });
  await letPaymentAge(it, begun.reference, 31);
  await verify(slow, begun.reference);
  await buy(it, quick, [course], given);
  it.till.approve(begun.reference);
  await doAllWork(it);
  expect(await verify(slow, begun.reference)).toMatchObject({ status: 'paid', amount_minor: 1200 });
  const [row] = await it.db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(row).toMatchObject({ redemptionCount: 2, reservedCount: 0, lateCount: 1 });
  const operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  const change = { headers: operator.headers, params: { id: coupon.id }, body: { enabled: false } };
  expect(await call(it.app, 'updateCoupon', change)).toMatchObject({ enabled: false });
});

test('a page whose address was lost does not keep its payer waiting for half an hour; one shown, or a kept card, does', async () => {
  const [buyer, course] = [await aBuyer(), await aPaidCourse(it)];
  await buy(it, buyer, [await aPaidCourse(it)], { save: true });
  const [card] = await call(it.app, 'listCards', { headers: buyer.headers });
  it.app.context.gateway = { ...it.till.gateway, cardFieldsUrl: undefined };
  try {
    const begun = await buy(it, buyer, [course], { script: 'pending' });
    expect(begun).toMatchObject({ status: 'initiated', next: null });
    const shown = await buy(it, buyer, [await aPaidCourse(it)], { script: 'challenge' });
    it.till.say.card = 'pending';
    const charged = await buy(it, buyer, [await aPaidCourse(it)], { card: { kind: 'saved', id: card!.id } });
    for (const { reference } of [begun, shown, charged]) await letPaymentAge(it, reference, 3);
    expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'failed', failure: { code: 'expired' } });
    for (const { reference } of [shown, charged]) {
      expect(await verify(buyer, reference)).toMatchObject({ status: 'initiated' });
    }
    expect(await buy(it, buyer, [course])).toMatchObject({ status: 'paid' });
  } finally {
    it.till.say.card = undefined;
    it.app.context.gateway = it.till.gateway;
  }
});

test('money that comes twice for one course goes back by itself', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const begun = await buy(it, buyer, [course], { script: 'pending' });
  await letPaymentAge(it, begun.reference, 31);
  await verify(buyer, begun.reference);
  const second = await buy(it, buyer, [course]);
  it.till.approve(begun.reference);
  await doAllWork(it);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'refunded' });
  expect(it.till.heldOf(begun.reference)).toBe(0);
  expect(await verify(buyer, second.reference)).toMatchObject({ status: 'paid' });
  expect(await enrolledIn(buyer)).toEqual([course.id]);
});

test('a gateway that speaks of another amount is not believed, and the payment waits for people', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const begun = await buy(it, buyer, [course], { script: 'challenge' });
  it.till.claim(begun.reference, 1);
  it.till.approve(begun.reference);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'initiated', in_review: true });
  expect(await enrolledIn(buyer)).toEqual([]);
  await letPaymentAge(it, begun.reference, 31);
  await doAllWork(it);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'initiated', in_review: true });
});

test('events are hints: twice, late, of nobody or with a wrong signature, only what is true is taken in', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const begun = await buy(it, buyer, [course], { script: 'challenge' });
  const lie = { id: v7(), type: 'payment.paid', reference: begun.reference };
  expect((await tellEvents(it, [lie], 'forged')).statusCode).toBe(403);
  expect((await tellEvents(it, [lie, { ...lie, id: v7(), reference: 'ST-NONE-NONE' }])).statusCode).toBe(200);
  await doAllWork(it);
  expect(await verify(buyer, begun.reference)).toMatchObject({ status: 'initiated' });
  it.till.approve(begun.reference);
  const told = it.till.events.filter(({ reference }) => reference === begun.reference);
  for (const event of [...told, ...told].toReversed()) expect((await tellEvents(it, [event])).statusCode).toBe(200);
  await doAllWork(it);
  const [row] = await it.db.select().from(transactions).where(eq(transactions.id, begun.id));
  expect(row?.status).toBe('paid');
  const unknown = await it.app.inject({ method: 'POST', url: '/api/v1.3.0/payments/events/nobody', payload: {} });
  expect(unknown.statusCode).toBe(404);
});

test('a settled payment lies in the bank, not with the gateway', async () => {
  const buyer = await aBuyer();
  const paid = await buy(it, buyer, [await aPaidCourse(it)]);
  it.till.handOver(paid.reference);
  await doAllWork(it);
  const [settlement] = (await findEntries(it.db, paid.id)).filter(({ kind }) => kind === 'settlement');
  expect(settlement?.lines).toEqual(
    expect.arrayContaining([
      { account: 'bank:USD', amount_minor: 2400 },
      { account: 'gateway_receivable:sandbox:USD', amount_minor: -2400 },
    ]),
  );
});

test('a payment of which nobody knows yet when it settles is asked about daily, for two weeks', async () => {
  it.till.say.isSettling = false;
  const paid = await buy(it, await aBuyer(), [await aPaidCourse(it)]);
  const next = await buy(it, await aBuyer(), [await aPaidCourse(it)]);
  it.till.say.isSettling = true;
  const daysToNext = async ({ id }: Payment) => {
    const [row] = await it.db
      .select({ dueAt: work.dueAt })
      .from(work)
      .where(and(eq(work.kind, paymentCheck.kind), eq(work.key, id), isNull(work.doneAt)));
    return row && (row.dueAt.getTime() - Date.now()) / (24 * 3_600_000);
  };
  await doAllWork(it);
  expect(await daysToNext(paid)).toBeCloseTo(1, 2);
  it.till.handOver(paid.reference);
  await letPaymentAge(it, next.reference, 15 * 24 * 60);
  await doAllWork(it);
  expect((await findEntries(it.db, paid.id)).map(({ kind }) => kind)).toContain('settlement');
  expect(await daysToNext(next)).toBeUndefined();
});

test('a card is kept when its owner asks for it, pays again without being typed, and can be forgotten', async () => {
  const [buyer, stranger] = [await aBuyer(), await aBuyer()];
  const cards = ({ headers }: SignedIn) => call(it.app, 'listCards', { headers });
  await buy(it, buyer, [await aPaidCourse(it)]);
  expect(await cards(buyer)).toEqual([]);
  await buy(it, buyer, [await aPaidCourse(it)], { save: true });
  const [card] = await cards(buyer);
  expect(card).toMatchObject({ brand: 'visa', last4: '4242', expires_month: 12, expires_year: 2031 });
  const saved = { card: { kind: 'saved' as const, id: card!.id } };
  expect(await buy(it, buyer, [await aPaidCourse(it)], saved)).toMatchObject({ status: 'paid' });
  const gone = { card: ['This card is no longer kept. Choose another.'] };
  expect((await refusedBuy(it, stranger, [await aPaidCourse(it)], saved)).problem.errors).toEqual(gone);
  const params = { id: card!.id };
  expect((await refusedCall(it.app, 'forgetCard', { headers: stranger.headers, params })).status).toBe(404);
  it.till.say.isReachable = false;
  expect((await refusedCall(it.app, 'forgetCard', { headers: buyer.headers, params })).status).toBe(503);
  it.till.say.isReachable = true;
  await call(it.app, 'forgetCard', { headers: buyer.headers, params });
  expect(await cards(buyer)).toEqual([]);
  expect((await refusedBuy(it, buyer, [await aPaidCourse(it)], saved)).problem.errors).toEqual(gone);
});

test('without a card nothing is charged', async () => {
  const refused = await refusedBuy(it, await aBuyer(), [await aPaidCourse(it)], { card: null });
  expect(refused.problem.errors).toEqual({ card: ['Enter a card, or choose one that is kept.'] });
});

test('the number of a card is refused wherever it stands', async () => {
  const { headers } = await aBuyer();
  const body = { reference: '4242 4242 4242 4242' };
  expect(await refusedCall(it.app, 'verifyPayment', { headers, body })).toMatchObject({
    status: 422,
    problem: { code: 'card_number_in_payload' },
  });
  const reply = await it.app.inject({
    method: 'GET',
    url: '/api/v1.3.0/payments/settings?card=4242424242424242',
  });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'card_number_in_payload']);
  expect(reply.body).not.toContain('4242');
});

test('a site without a gateway says that nothing can be paid', async () => {
  const closed = await buildTestApp();
  try {
    expect(await call(closed.app, 'getPaymentSettings', {})).toMatchObject({ open: false, gateway: null });
    const { headers } = await aSignedIn(closed.db);
    const body = { items: coursesAsItems({ id: v7() }) };
    expect(await refusedCall(closed.app, 'quotePayment', { headers, body })).toMatchObject({
      status: 409,
      problem: { code: 'payments_closed' },
    });
  } finally {
    await closed.close();
  }
  expect(await call(it.app, 'getPaymentSettings', {})).toMatchObject({
    open: true,
    gateway: 'sandbox',
    is_sandbox: true,
  });
});
