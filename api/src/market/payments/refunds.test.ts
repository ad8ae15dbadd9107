import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { work } from '../../kernel/work/work.tables.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCoupon } from '../../testing/coupon-builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, letPaymentAge, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { transactionEvents } from '../billing/billing.tables.ts';
import { findEntries } from '../ledger/find-entries.ts';
import { refundErrand } from './refund-errand.ts';
import { refundWork } from './refund.work.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
beforeEach(() => {
  Object.assign(it.till.say, { isReachable: true, refund: 'works', void: 'works' });
});
afterAll(async () => {
  Object.assign(it.till.say, { isReachable: true, refund: 'works', void: 'works' });
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

interface Sold {
  buyer: SignedIn;
  course: CourseRow;
  paid: Payment;
}
async function aSale(given: Partial<CourseRow> = {}): Promise<Sold> {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it, given)];
  return { buyer, course, paid: await buy(it, buyer, [course]) };
}

const reason = 'It was not what they looked for.';
const refundBody = ({ id }: Payment, amount_minor: number, key = v7()) => ({
  key,
  transaction_id: id,
  amount_minor,
  reason,
});
const refund = (paid: Payment, amount: number, key = v7()) =>
  call(it.app, 'refundPayment', { headers: operator.headers, body: refundBody(paid, amount, key) });
const refusedRefund = (paid: Payment, amount: number, key = v7()) =>
  refusedCall(it.app, 'refundPayment', { headers: operator.headers, body: refundBody(paid, amount, key) });
const story = ({ id }: Payment) => call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
const ask = ({ buyer, paid }: Sold) =>
  call(it.app, 'askRefund', { headers: buyer.headers, body: { transaction_id: paid.id, reason } });
const refusedAsk = ({ buyer, paid }: Sold) =>
  refusedCall(it.app, 'askRefund', { headers: buyer.headers, body: { transaction_id: paid.id, reason } });
const decide = (id: string, body: { decision: 'grant' } | { decision: 'deny'; answer: string }) =>
  call(it.app, 'decideRefund', { headers: operator.headers, params: { id }, body });
const voided = ({ id }: Payment) =>
  call(it.app, 'voidPayment', { headers: operator.headers, body: { transaction_id: id, reason } });
const refusedVoid = ({ id }: Payment) =>
  refusedCall(it.app, 'voidPayment', { headers: operator.headers, body: { transaction_id: id, reason } });
const own = async ({ buyer: { user }, course }: Sold) => {
  const [row] = await it.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.userId, user.id), eq(enrolments.courseId, course.id)));
  return row;
};

test('a part leaves the course open, the rest closes it, and the parts add up in the books', async () => {
  const sale = await aSale({ priceMinor: 1999 });
  const part = await refund(sale.paid, 1000);
  expect(part).toMatchObject({
    status: 'partially_refunded',
    refunded_minor: 1000,
    refundable_minor: 999,
    can_void: false,
  });
  expect((await own(sale))?.status).toBe('active');
  const all = await refund(sale.paid, 999);
  expect(all).toMatchObject({
    status: 'refunded',
    refundable_minor: 0,
    refunds: [{ status: 'complete' }, { status: 'complete' }],
  });
  expect((await own(sale))?.status).toBe('refunded');
  const sums = new Map<string, number>();
  for (const { lines } of all.entries) {
    for (const { account, amount_minor } of lines) sums.set(account, (sums.get(account) ?? 0) + amount_minor);
  }
  expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
  const sold = all.entries.find(({ kind }) => kind === 'sale');
  expect(all.entries.filter(({ kind }) => kind === 'refund').map(({ reverses }) => reverses)).toEqual([
    sold?.id,
    sold?.id,
  ]);
});

test('the same key pays back once, and no more than was paid goes back', async () => {
  const { paid } = await aSale();
  const key = v7();
  await refund(paid, 2000, key);
  expect(await refund(paid, 2000, key)).toMatchObject({ refunded_minor: 2000 });
  expect((await refusedRefund(paid, 400, key)).problem.code).toBe('payment_key_reused');
  expect(await refusedRefund(paid, 401)).toMatchObject({
    status: 422,
    problem: { errors: { amount_minor: ['Refund cannot exceed the amount paid.'] } },
  });
  expect(it.till.heldOf(paid.reference)).toBe(400);
});

test('refunds at the same moment stay within the payment', async () => {
  const { paid } = await aSale();
  await Promise.allSettled(Array.from({ length: 6 }, () => refund(paid, 1000)));
  expect(await story(paid)).toMatchObject({ refunded_minor: 2000, refundable_minor: 400 });
  expect(it.till.heldOf(paid.reference)).toBe(400);
});

test('while a gateway is asked for a refund, neither the work nor a second press nor a second grant asks it again', async () => {
  const { paid } = await aSale();
  const { gateway } = it.till;
  const askGateway = gateway.refund;
  const [heard, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  gateway.refund = async (reversal) => {
    asked += 1;
    heard.resolve();
    if (asked === 1) await released.promise;
    return askGateway(reversal);
  };
  try {
    const key = v7();
    const first = refund(paid, 2400, key);
    await heard.promise;
    await doAllWork(it);
    const second = await refund(paid, 2400, key);
    await decide(second.refunds[0]!.id, { decision: 'grant' });
    expect(asked).toBe(1);
    released.resolve();
    expect(await first).toMatchObject({ status: 'refunded', refunds: [{ status: 'complete' }] });
    await doAllWork(it);
    expect(asked).toBe(1);
  } finally {
    released.resolve();
    gateway.refund = askGateway;
  }
});

test('a learner asks, an operator grants; what was refunded is bought anew, and is not refunded a second time', async () => {
  const sale = await aSale();
  const asked = await ask(sale);
  expect(asked).toMatchObject({ status: 'open', amount_minor: 2400 });
  expect((await refusedAsk(sale)).problem.code).toBe('not_refundable');
  const queue = await call(it.app, 'listRefunds', { headers: operator.headers, query: { per_page: 100 } });
  expect(queue.items.find(({ id }) => id === asked.id)).toMatchObject({
    transaction: { reference: sale.paid.reference },
  });
  expect(await decide(asked.id, { decision: 'grant' })).toMatchObject({ status: 'complete' });
  const { items } = await call(it.app, 'listTransactions', { headers: sale.buyer.headers });
  expect(items).toMatchObject([{ status: 'refunded', refund_status: 'complete', refund_obstacle: 'already_refunded' }]);
  const body = { course_id: sale.course.id };
  expect((await refusedCall(it.app, 'enrol', { headers: sale.buyer.headers, body })).problem.code).toBe(
    'payment_required',
  );
  const again = { ...sale, paid: await buy(it, sale.buyer, [sale.course]) };
  expect((await own(sale))?.status).toBe('active');
  expect((await refusedAsk(again)).problem.message).toBe('This course was refunded to you once before.');
});

test('a refund that is denied says why, and moves nothing', async () => {
  const sale = await aSale();
  const { id } = await ask(sale);
  const denied = await decide(id, { decision: 'deny', answer: 'It was watched on a friend’s account.' });
  expect(denied).toMatchObject({ status: 'denied', answer: 'It was watched on a friend’s account.' });
  const refused = await refusedCall(it.app, 'decideRefund', {
    headers: operator.headers,
    params: { id },
    body: { decision: 'grant' },
  });
  expect(refused).toMatchObject({ status: 409, problem: { code: 'payment_transition' } });
  expect((await own(sale))?.status).toBe('active');
  expect(await refund(sale.paid, 2400)).toMatchObject({ status: 'refunded' });
});

test('what speaks against a refund is said to who asks', async () => {
  const [watched, late, stranger] = [await aSale(), await aSale(), await aSale()];
  await it.db
    .update(enrolments)
    .set({ percentage: 31 })
    .where(eq(enrolments.id, (await own(watched))!.id));
  expect((await refusedAsk(watched)).problem.message).toContain('More than 30 %');
  await it.db.execute(sql`update transactions set paid_at = now() - interval '31 days' where id = ${late.paid.id}`);
  expect((await refusedAsk(late)).problem.message).toContain('within 30 days');
  expect((await refusedAsk({ ...stranger, buyer: late.buyer })).status).toBe(404);
});

test('a gateway that says no leaves money and access where they are, until it is tried again', async () => {
  const sale = await aSale();
  it.till.say.refund = 'refuses';
  const stuck = await refund(sale.paid, 2400);
  expect(stuck).toMatchObject({
    status: 'paid',
    refunds: [{ status: 'payment_error', failure_message: 'The gateway does not give it back.' }],
  });
  expect((await own(sale))?.status).toBe('active');
  it.till.say.refund = 'works';
  expect(await decide(stuck.refunds[0]!.id, { decision: 'grant' })).toMatchObject({ status: 'complete' });
  expect((await own(sale))?.status).toBe('refunded');
});

const listed = async (id: string) =>
  (await call(it.app, 'listRefunds', { headers: operator.headers, query: { per_page: 100 } })).items.find(
    (one) => one.id === id,
  );
const workOn = (id: string) =>
  it.db
    .select()
    .from(work)
    .where(and(eq(work.kind, refundErrand.kind), eq(work.key, id)));

test('what the gateway refused can be denied with an answer, and is asked of nobody any more', async () => {
  const sale = await aSale();
  it.till.say.refund = 'refuses';
  const [stuck] = (await refund(sale.paid, 2400)).refunds;
  await doAllWork(it);
  expect(await listed(stuck!.id)).toMatchObject({ status: 'payment_error', can_deny: true });
  const answer = 'Your bank has closed the card: write to us.';
  expect(await decide(stuck!.id, { decision: 'deny', answer })).toMatchObject({ status: 'denied', answer });
  expect(await listed(stuck!.id)).toBeUndefined();
  it.till.say.refund = 'works';
  await doAllWork(it);
  expect((await workOn(stuck!.id)).filter(({ doneAt }) => doneAt === null)).toEqual([]);
  expect(await story(sale.paid)).toMatchObject({ status: 'paid', refundable_minor: 2400, can_void: true });
  expect(it.till.heldOf(sale.paid.reference)).toBe(2400);
});

test('asked for once more, a refused refund is not denied until the gateway has answered', async () => {
  const sale = await aSale();
  it.till.say.refund = 'refuses';
  const [stuck] = (await refund(sale.paid, 2400)).refunds;
  it.till.say.refund = 'lost_after';
  await decide(stuck!.id, { decision: 'grant' });
  expect(await listed(stuck!.id)).toMatchObject({ status: 'open', can_deny: false });
  const deny = { decision: 'deny' as const, answer: 'Not now.' };
  const params = { headers: operator.headers, params: { id: stuck!.id }, body: deny };
  expect((await refusedCall(it.app, 'decideRefund', params)).problem.code).toBe('payment_transition');
  it.till.say.refund = 'works';
  await doAllWork(it);
  expect(await story(sale.paid)).toMatchObject({ status: 'refunded', refunds: [{ status: 'complete' }] });
});

test('while somebody asks the gateway, a refund is not denied', async () => {
  const sale = await aSale();
  it.till.say.refund = 'refuses';
  const [stuck] = (await refund(sale.paid, 2400)).refunds;
  await it.db.execute(sql`update refunds set leased_until = now() + interval '1 minute' where id = ${stuck!.id}`);
  const deny = { decision: 'deny' as const, answer: 'Not now.' };
  const params = { headers: operator.headers, params: { id: stuck!.id }, body: deny };
  expect((await refusedCall(it.app, 'decideRefund', params)).status).toBe(503);
  await it.db.execute(sql`update refunds set leased_until = null where id = ${stuck!.id}`);
  expect(await decide(stuck!.id, deny)).toMatchObject({ status: 'denied' });
});

test('a refund that the gateway is not done with, or that somebody is at, uses up no attempts', async () => {
  const sale = await aSale();
  it.till.say.refund = 'waits';
  const [waiting] = (await refund(sale.paid, 2400)).refunds;
  for (let times = 0; times <= refundWork.attempts; times++) await doAllWork(it);
  expect(await workOn(waiting!.id)).toMatchObject([{ attempts: 0, givenUpAt: null, lastError: null, doneAt: null }]);
  await it.db.execute(sql`update refunds set leased_until = now() + interval '1 minute' where id = ${waiting!.id}`);
  it.till.say.refund = 'works';
  for (let times = 0; times <= refundWork.attempts; times++) await doAllWork(it);
  expect(await workOn(waiting!.id)).toMatchObject([{ attempts: 0, givenUpAt: null, lastError: null, doneAt: null }]);
  await it.db.execute(sql`update refunds set leased_until = null where id = ${waiting!.id}`);
  await doAllWork(it);
  expect(await story(sale.paid)).toMatchObject({ status: 'refunded' });
});

test.each(['silent', 'lost_after', 'waits', 'dies_before', 'dies_after'] as const)(
  'a refund whose gateway %s is finished later, and pays back once',
  async (how) => {
    const sale = await aSale();
    it.till.say.refund = how;
    await refund(sale.paid, 2400).catch(() => undefined);
    expect(await story(sale.paid)).toMatchObject({ status: 'paid', refunds: [{ status: 'open' }] });
    it.till.say.refund = 'works';
    await doAllWork(it);
    expect(await story(sale.paid)).toMatchObject({ status: 'refunded', refunded_minor: 2400 });
    expect(it.till.heldOf(sale.paid.reference)).toBe(0);
    expect((await own(sale))?.status).toBe('refunded');
  },
);

test('money that went back stays known where the course could not be closed, and closing alone is tried again', async () => {
  const sale = await aSale();
  await it.db.execute(sql`create function hold_enrolment() returns trigger language plpgsql as
    $$ begin if new.status = 'refunded' then raise exception 'held'; end if; return new; end $$`);
  await it.db.execute(
    sql`create trigger hold_enrolment before update on enrolments for each row execute function hold_enrolment()`,
  );
  const { refunds, status } = await refund(sale.paid, 2400);
  expect([status, refunds[0]?.status]).toEqual(['refunded', 'revocation_error']);
  await it.db.execute(sql`drop trigger hold_enrolment on enrolments`);
  expect(await decide(refunds[0]!.id, { decision: 'grant' })).toMatchObject({ status: 'complete' });
  expect((await own(sale))?.status).toBe('refunded');
  expect(it.till.heldOf(sale.paid.reference)).toBe(0);
});

test('who left a course and has the money back cannot come back without paying', async () => {
  const sale = await aSale();
  const params = { id: (await own(sale))!.id };
  await call(it.app, 'unenrol', { headers: sale.buyer.headers, params });
  await refund(sale.paid, 2400);
  const body = { course_id: sale.course.id };
  expect((await refusedCall(it.app, 'enrol', { headers: sale.buyer.headers, body })).problem.code).toBe(
    'payment_required',
  );
});

test('before it is settled a payment is voided: the course closes, and the books hold nothing of it', async () => {
  const sale = await aSale();
  await ask(sale);
  expect(await story(sale.paid)).toMatchObject({ can_void: true });
  const told = await voided(sale.paid);
  expect(told).toMatchObject({
    status: 'voided',
    can_void: false,
    refundable_minor: 0,
    refunds: [{ status: 'denied' }],
  });
  expect(told.events.at(-1)).toMatchObject({ source: 'operator', detail: reason, by: { id: operator.user.id } });
  expect((await own(sale))?.status).toBe('refunded');
  expect(await refusedVoid(sale.paid)).toMatchObject({ status: 409, problem: { code: 'payment_transition' } });
  expect((await refusedRefund(sale.paid, 1)).problem.code).toBe('payment_transition');
});

test('a payment that is settled is refunded from the bank, not voided', async () => {
  const sale = await aSale();
  it.till.handOver(sale.paid.reference);
  expect((await refusedVoid(sale.paid)).problem.message).toBe('This payment is already settled. Refund it instead.');
  await refund(sale.paid, 2400);
  const back = (await findEntries(it.db, sale.paid.id)).find(({ kind }) => kind === 'refund_payment');
  expect(back?.lines).toEqual(
    expect.arrayContaining([
      { account: 'payer_clearing:USD', amount_minor: 2400 },
      { account: 'bank:USD', amount_minor: -2400 },
    ]),
  );
});

test.each(['lost_after', 'dies_after'] as const)(
  'a void whose answer is %s is taken in by the next check',
  async (how) => {
    const sale = await aSale();
    it.till.say.void = how;
    expect((await refusedVoid(sale.paid)).status).toBeGreaterThanOrEqual(500);
    await doAllWork(it);
    expect(await story(sale.paid)).toMatchObject({ status: 'voided' });
    expect((await own(sale))?.status).toBe('refunded');
  },
);

test('what was free by a coupon can be undone, too', async () => {
  const [buyer, course, coupon] = [
    await aSignedIn(it.db),
    await aPaidCourse(it),
    await aCoupon(it.db, { percent: 100 }),
  ];
  const paid = await buy(it, buyer, [course], { coupon: coupon.code, expected: 0, card: null });
  expect(await voided(paid)).toMatchObject({ status: 'voided', coupon_code: coupon.code, gateway: 'none' });
  expect((await own({ buyer, course, paid }))?.status).toBe('refunded');
});

test('a payment that waits for people can be undone by them', async () => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it)];
  const begun = await buy(it, buyer, [course], { script: 'challenge' });
  it.till.claim(begun.reference, 1);
  it.till.approve(begun.reference);
  await call(it.app, 'verifyPayment', { headers: buyer.headers, body: { reference: begun.reference } });
  const query = { in_review: 'true', search: begun.reference };
  const listed = await call(it.app, 'listAllTransactions', { headers: operator.headers, query });
  expect(listed.items).toMatchObject([{ review_reason: "The gateway speaks of '0.01 USD'." }]);
  expect(await voided(begun)).toMatchObject({ status: 'voided' });
});

test('operators find a payment by reference, address and card, and read all of its story', async () => {
  const { buyer, course, paid } = await aSale();
  const found = async (search: string) =>
    (
      await call(it.app, 'listAllTransactions', { headers: operator.headers, query: { search, per_page: 100 } })
    ).items.map(({ id }) => id);
  expect(await found(paid.reference.toLowerCase())).toEqual([paid.id]);
  expect(await found(buyer.user.email.toUpperCase())).toEqual([paid.id]);
  expect(await found('4242')).toContain(paid.id);
  expect(await found('nobody@nowhere')).toEqual([]);
  expect(await story(paid)).toMatchObject({
    payer: { id: buyer.user.id, email: buyer.user.email },
    gateway: 'sandbox',
    lines: [{ id: course.id, slug: course.slug, amount_minor: 2400 }],
    events: [
      { from_status: null, to_status: 'initiated', source: 'payer' },
      { from_status: 'initiated', to_status: 'paid', source: 'payer' },
    ],
    can_void: true,
    refundable_minor: 2400,
  });
  const missing = { headers: operator.headers, params: { id: v7() } };
  expect((await refusedCall(it.app, 'getTransactionStory', missing)).status).toBe(404);
  expect((await refusedCall(it.app, 'listAllTransactions', { headers: buyer.headers, query: {} })).status).toBe(403);
});

test('the history of a payment cannot be changed', async () => {
  const { paid } = await aSale();
  const own = eq(transactionEvents.transactionId, paid.id);
  await expect(it.db.update(transactionEvents).set({ toStatus: 'failed' }).where(own)).rejects.toThrow();
  await expect(it.db.delete(transactionEvents).where(own)).rejects.toThrow();
  await letPaymentAge(it, paid.reference, 1);
});
