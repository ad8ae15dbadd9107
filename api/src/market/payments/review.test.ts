import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import type { Resolution } from '@stoa/shared/contract/market/billing-words.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { notifications } from '../../telling/notifications/notifications.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, letPaymentAge, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { tokenOf } from '../../testing/scripted-gateway.ts';
import { coupons } from '../coupons/coupons.tables.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
beforeEach(() => {
  it.app.context.gateway = it.till.gateway;
  Object.assign(it.till.say, { isReachable: true, refund: 'works', void: 'works' });
});
afterAll(async () => {
  it.app.context.gateway = it.till.gateway;
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

const reason = 'Seen with the bank.';
const story = ({ id }: Payment) => call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
const verify = ({ headers }: SignedIn, { reference }: Payment) =>
  call(it.app, 'verifyPayment', { headers, body: { reference } });
const asked = ({ id }: Payment, as: Resolution) => ({
  headers: operator.headers,
  body: { transaction_id: id, as, reason },
});
const resolve = (payment: Payment, as: Resolution) => call(it.app, 'resolvePayment', asked(payment, as));
const refused = async (payment: Payment, as: Resolution) => {
  const { status, problem } = await refusedCall(it.app, 'resolvePayment', asked(payment, as));
  return [status, problem.code];
};
const voided = ({ id }: Payment) =>
  call(it.app, 'voidPayment', { headers: operator.headers, body: { transaction_id: id, reason } });
const noticesOf = ({ id }: Payment) =>
  it.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.kind, 'payment_review'), eq(notifications.about, id)));
const enrolledIn = async ({ headers }: SignedIn): Promise<string[]> =>
  (await call(it.app, 'listEnrolments', { headers, query: {} })).items.map(({ course_id }) => course_id);

interface Wrong {
  buyer: SignedIn;
  course: CourseRow;
  payment: Payment;
}
/** The gateway has charged 1 cent for it. */
async function aWrongCharge(given: { coupon?: string; expected?: number } = {}): Promise<Wrong> {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const payment = await buy(it, buyer, [course], { ...given, script: 'challenge' });
  it.till.claim(payment.reference, 1);
  it.till.approve(payment.reference);
  await verify(buyer, payment);
  return { buyer, course, payment };
}
/** As if the site had changed to another one. */
const changeGateway = () => {
  it.app.context.gateway = { ...it.till.gateway, name: 'stripe' };
};

test('those who manage payments are told once that they have to look, with the payment of which they are told', async () => {
  const { buyer, payment } = await aWrongCharge();
  await verify(buyer, payment);
  await doAllWork(it);
  expect(await noticesOf(payment)).toMatchObject([
    {
      userId: operator.user.id,
      params: { reference: payment.reference },
      link: `/dashboard/payments/${payment.id}`,
    },
  ]);
  expect(await story(payment)).toMatchObject({
    gateway_ref: `pay-${payment.id}`,
    resolutions: ['asked_again', 'failed'],
    can_void: true,
  });
});

test('what a gateway says by now is believed where it fits, and opens what was paid for', async () => {
  const { buyer, course, payment } = await aWrongCharge();
  it.till.claim(payment.reference, 2400);
  expect(await resolve(payment, 'asked_again')).toMatchObject({
    status: 'paid',
    review_reason: null,
    resolutions: [],
    events: [
      { to_status: 'initiated', resolved: null },
      { from_status: 'initiated', to_status: 'initiated', resolved: 'asked_again', detail: reason },
      { from_status: 'initiated', to_status: 'paid', by: { id: operator.user.id } },
    ],
  });
  expect(await enrolledIn(buyer)).toEqual([course.id]);
});

test('what still does not fit stays in review, without a second notice; a silent gateway changes nothing', async () => {
  const { buyer, payment } = await aWrongCharge();
  const [told] = await noticesOf(payment);
  expect(await resolve(payment, 'asked_again')).toMatchObject({
    status: 'initiated',
    review_reason: "The gateway speaks of '0.01 USD'.",
  });
  it.till.say.isReachable = false;
  expect(await refused(payment, 'asked_again')).toEqual([503, 'unavailable']);
  expect((await story(payment)).events).toHaveLength(2);
  expect(await noticesOf(payment)).toEqual([told]);
  expect(await enrolledIn(buyer)).toEqual([]);
});

test('a payment that holds money at its gateway is not ended as failed, nor accepted unfinished', async () => {
  const { payment } = await aWrongCharge();
  expect(await refused(payment, 'failed')).toEqual([409, 'money_at_gateway']);
  expect(await refused(payment, 'accepted')).toEqual([409, 'payment_transition']);
  it.till.payBackThere(payment.reference, 1);
  expect(await resolve(payment, 'failed')).toMatchObject({ status: 'failed', review_reason: null, can_void: false });
  await doAllWork(it);
  expect(await story(payment)).toMatchObject({ status: 'failed', review_reason: null });
});

test('ended as failed it gives its coupon back, and does not stand in the way of paying again', async () => {
  const coupon = await aCoupon(it.db, { percent: 50, maxRedemptions: 1 });
  const given = { coupon: coupon.code, expected: 1200 };
  const { buyer, course, payment } = await aWrongCharge(given);
  it.till.refuse(payment.reference);
  expect(await resolve(payment, 'failed')).toMatchObject({
    status: 'failed',
    failure_message: 'The card was declined.',
    events: [{}, { from_status: 'initiated', to_status: 'failed', resolved: 'failed', detail: reason }],
  });
  expect(await refused(payment, 'failed')).toEqual([409, 'payment_transition']);
  expect(await buy(it, buyer, [course], given)).toMatchObject({ status: 'paid' });
});

test('a wrong amount that cannot be voided any more is paid back at the gateway, once, and the payment is over', async () => {
  const coupon = await aCoupon(it.db, { percent: 50, maxRedemptions: 1 });
  const { buyer, course, payment } = await aWrongCharge({ coupon: coupon.code, expected: 1200 });
  it.till.handOver(payment.reference);
  it.till.say.refund = 'lost_after';
  expect((await refusedCall(it.app, 'voidPayment', asked(payment, 'failed'))).status).toBe(503);
  it.till.say.refund = 'works';
  expect(await voided(payment)).toMatchObject({ status: 'voided', review_reason: null, can_void: false });
  expect(it.till.heldOf(payment.reference)).toBe(0);
  await verify(buyer, payment);
  await doAllWork(it);
  expect(await story(payment)).toMatchObject({ status: 'voided', review_reason: null, entries: [] });
  const [row] = await it.db.select().from(coupons).where(eq(coupons.id, coupon.id));
  expect(row).toMatchObject({ reservedCount: 0, redemptionCount: 0 });
  expect(await buy(it, buyer, [course])).toMatchObject({ status: 'paid' });
});

test('where the gateway refuses to give a wrong amount back, it says so, and stays in review', async () => {
  const { payment } = await aWrongCharge();
  it.till.handOver(payment.reference);
  it.till.say.refund = 'refuses';
  const answer = await refusedCall(it.app, 'voidPayment', asked(payment, 'failed'));
  expect([answer.status, answer.problem.code]).toEqual([409, 'undo_refused']);
  expect(answer.problem.message).toContain('The gateway does not give it back.');
  expect((await story(payment)).review_reason).not.toBeNull();
});

test('wrong money that comes after a payment has failed is seen again, and goes back', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const payment = await buy(it, buyer, [course], { script: 'pending' });
  await letPaymentAge(it, payment.reference, 31);
  expect(await verify(buyer, payment)).toMatchObject({ status: 'failed' });
  it.till.claim(payment.reference, 1);
  it.till.approve(payment.reference);
  await doAllWork(it);
  expect(await story(payment)).toMatchObject({
    status: 'failed',
    can_void: true,
    resolutions: ['asked_again', 'accepted'],
  });
  expect(await voided(payment)).toMatchObject({ status: 'failed', review_reason: null });
  expect(it.till.heldOf(payment.reference)).toBe(0);
});

test('what is accepted stays as it is, and is not asked of people again until more is wrong', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const payment = await buy(it, buyer, [course]);
  it.till.payBackThere(payment.reference, 400);
  await doAllWork(it);
  const review_reason = "The gateway has paid back '4.00 USD': more than was refunded here.";
  expect(await story(payment)).toMatchObject({ status: 'paid', review_reason });
  it.till.say.isReachable = false;
  expect(await resolve(payment, 'accepted')).toMatchObject({
    status: 'paid',
    review_reason: null,
    events: [{}, {}, { from_status: 'paid', to_status: 'paid', resolved: 'accepted', detail: reason }],
  });
  it.till.say.isReachable = true;
  await doAllWork(it);
  expect((await story(payment)).review_reason).toBeNull();
  it.till.payBackThere(payment.reference, 100);
  await doAllWork(it);
  expect((await story(payment)).review_reason).toContain('5.00 USD');
  expect(await enrolledIn(buyer)).toEqual([course.id]);
  // What was given back there stays given back: the books are brought to it by hand, and it is out of this test's sums.
});

test('money that went back before anybody here heard of it opens nothing', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const payment = await buy(it, buyer, [course], { script: 'challenge' });
  it.till.approve(payment.reference);
  it.till.payBackThere(payment.reference, 2400);
  expect(await verify(buyer, payment)).toMatchObject({ status: 'voided', in_review: false });
  expect(await enrolledIn(buyer)).toEqual([]);
});

test('a payment of a gateway that is no longer in use is looked at after half an hour, and blocks nothing', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const payment = await buy(it, buyer, [course], { script: 'challenge' });
  changeGateway();
  const blocked = await refusedCall(it.app, 'pay', {
    headers: buyer.headers,
    body: {
      key: payment.id,
      items: [{ kind: 'course', id: course.id }],
      expected_minor: 1,
      card: null,
    },
  });
  expect(blocked.problem.code).toBe('payment_under_way');
  await letPaymentAge(it, payment.reference, 31);
  await doAllWork(it);
  expect(await noticesOf(payment)).toHaveLength(1);
  expect(await story(payment)).toMatchObject({
    status: 'initiated',
    review_reason: "The gateway 'sandbox' is no longer in use here.",
    can_void: false,
    resolutions: ['failed'],
  });
  const another = await buy(it, buyer, [course], { script: 'challenge' });
  expect(another.id).not.toBe(payment.id);
  it.till.approve(another.reference);
  expect(await verify(buyer, another)).toMatchObject({ status: 'paid' });
  expect(await refused(payment, 'asked_again')).toEqual([409, 'payment_transition']);
  expect(await resolve(payment, 'failed')).toMatchObject({ status: 'failed', review_reason: null });
});

test('a card that was only checked holds no money: in review, its check can be ended', async () => {
  const person = await aSignedIn(it.db);
  const body = { key: v7(), token: tokenOf('challenge') };
  const begun = await call(it.app, 'tokenizeCard', { headers: person.headers, body });
  it.till.booked().find(({ order }) => order.id === begun.id)!.order.currency = 'XTS';
  it.till.approve(begun.reference);
  expect(await verify(person, begun)).toMatchObject({ status: 'initiated', in_review: true });
  expect(await story(begun)).toMatchObject({ can_void: false, resolutions: ['asked_again', 'failed'] });
  expect(await resolve(begun, 'failed')).toMatchObject({ status: 'failed', review_reason: null });
});

test('nobody else ends a review', async () => {
  const { buyer, payment } = await aWrongCharge();
  const { status } = await refusedCall(it.app, 'resolvePayment', {
    ...asked(payment, 'accepted'),
    headers: buyer.headers,
  });
  expect(status).toBe(403);
});
