import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

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

const reason = 'Given back at the bank.';
interface Sold {
  buyer: SignedIn;
  courses: CourseRow[];
  paid: Payment;
}
async function aSale(count = 1): Promise<Sold> {
  const buyer = await aSignedIn(it.db);
  const courses: CourseRow[] = [];
  for (let n = 1; n <= count; n++) courses.push(await aPaidCourse(it, { name: `Number ${n}` }));
  return { buyer, courses, paid: await buy(it, buyer, courses) };
}
/** As if the site had changed to another one. */
const changeGateway = () => {
  it.app.context.gateway = { ...it.till.gateway, name: 'stripe' };
};
const story = ({ id }: Payment) => call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
const ask = ({ buyer, paid }: Sold, line: { line_id?: string } = {}) =>
  call(it.app, 'askRefund', { headers: buyer.headers, body: { transaction_id: paid.id, reason, ...line } });
type Decision = { decision: 'grant'; way?: 'gateway' | 'elsewhere' } | { decision: 'deny'; answer: string };
const asDecided = (id: string, body: Decision) => ({ headers: operator.headers, params: { id }, body });
const decide = (id: string, body: Decision) => call(it.app, 'decideRefund', asDecided(id, body));
const refusedDecision = (id: string, body: Decision) => refusedCall(it.app, 'decideRefund', asDecided(id, body));
const recorded = ({ id }: Payment, amount_minor: number, given: { key?: string; line_id?: string } = {}) => ({
  headers: operator.headers,
  body: { key: v7(), transaction_id: id, amount_minor, reason, way: 'elsewhere' as const, ...given },
});
const record = (...given: Parameters<typeof recorded>) => call(it.app, 'refundPayment', recorded(...given));
const refusedRecord = (...given: Parameters<typeof recorded>) =>
  refusedCall(it.app, 'refundPayment', recorded(...given));
const statusOf = async ({ buyer }: Sold, { id }: CourseRow) => {
  const isOwn = and(eq(enrolments.userId, buyer.user.id), eq(enrolments.courseId, id));
  return (await it.db.select().from(enrolments).where(isOwn))[0]?.status;
};
const queued = async (id: string) =>
  (await call(it.app, 'listRefunds', { headers: operator.headers, query: { per_page: 100 } })).items.find(
    (one) => one.id === id,
  );
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers, query: {} })).items.filter(
    ({ kind }) => kind === 'refund_granted',
  );

test('what another gateway took can be asked back; who grants it is told what to do, and it can be denied', async () => {
  const sale = await aSale();
  changeGateway();
  const { id } = await ask(sale);
  expect(await queued(id)).toMatchObject({ can_deny: true, ways: ['elsewhere'] });
  const { status, problem } = await refusedDecision(id, { decision: 'grant' });
  expect([status, problem.code]).toEqual([409, 'refund_elsewhere']);
  expect(problem.message).toContain('sandbox');
  await doAllWork(it);
  expect(await queued(id)).toMatchObject({ status: 'open', can_deny: true });
  expect(await decide(id, { decision: 'deny', answer: 'Not today.' })).toMatchObject({ status: 'denied' });
});

test('what was granted while its gateway was in use, and hangs since it is not, can be recorded or denied', async () => {
  const [back, kept] = [await aSale(), await aSale()];
  it.till.say.refund = 'silent';
  const ids = [(await ask(back)).id, (await ask(kept)).id] as const;
  for (const id of ids) await decide(id, { decision: 'grant' });
  changeGateway();
  it.till.payBackThere(back.paid.reference, 2400);
  expect(await queued(ids[0])).toMatchObject({ status: 'open', can_deny: true, ways: ['elsewhere'] });
  expect(await decide(ids[0], { decision: 'grant', way: 'elsewhere' })).toMatchObject({ status: 'complete' });
  expect(await statusOf(back, back.courses[0]!)).toBe('refunded');
  expect(await decide(ids[1], { decision: 'deny', answer: 'Nothing went back.' })).toMatchObject({ status: 'denied' });
  expect(await statusOf(kept, kept.courses[0]!)).toBe('active');
});

test('a request is granted as paid back elsewhere: books, access, credit note and notice say so, and no gateway is asked', async () => {
  const sale = await aSale();
  changeGateway();
  it.till.say.refund = 'dies_before';
  it.till.payBackThere(sale.paid.reference, 2400);
  const { id } = await ask(sale);
  expect(await decide(id, { decision: 'grant', way: 'elsewhere' })).toMatchObject({
    status: 'complete',
    way: 'elsewhere',
  });
  const told = await story(sale.paid);
  expect(told).toMatchObject({ status: 'refunded', refunded_minor: 2400, recordable_minor: 0 });
  expect(told.receipts.map(({ kind }) => kind)).toEqual(['receipt', 'credit_note']);
  expect(told.entries.map(({ kind }) => kind)).toEqual(['sale', 'payment', 'refund', 'refund_payment']);
  expect(await statusOf(sale, sale.courses[0]!)).toBe('refunded');
  expect(await noticesOf(sale.buyer)).toMatchObject([{ body: expect.stringContaining('outside this site') }]);
});

test('money that another gateway gave back is recorded in whole or part, once for each key, never more than was paid', async () => {
  const sale = await aSale();
  changeGateway();
  it.till.payBackThere(sale.paid.reference, 2400);
  expect(await story(sale.paid)).toMatchObject({ refundable_minor: 0, recordable_minor: 2400 });
  const key = v7();
  expect(await record(sale.paid, 1000, { key })).toMatchObject({
    status: 'partially_refunded',
    recordable_minor: 1400,
  });
  expect(await record(sale.paid, 1000, { key })).toMatchObject({ refunded_minor: 1000 });
  expect((await refusedRecord(sale.paid, 900, { key })).problem.code).toBe('payment_key_reused');
  expect((await refusedRecord(sale.paid, 1401)).problem.errors).toEqual({
    amount_minor: ['Refund cannot exceed the amount paid.'],
  });
  expect(await statusOf(sale, sale.courses[0]!)).toBe('active');
  const all = await record(sale.paid, 1400);
  expect(all).toMatchObject({ status: 'refunded', refunds: [{ way: 'elsewhere' }, { status: 'complete' }] });
  expect(await statusOf(sale, sale.courses[0]!)).toBe('refunded');
});

test('what the gateway of the site has paid back by itself is recorded as it says, and ends the review', async () => {
  const sale = await aSale();
  expect((await refusedRecord(sale.paid, 2400)).problem.code).toBe('nothing_to_record');
  it.till.payBackThere(sale.paid.reference, 2400);
  await doAllWork(it);
  expect(await story(sale.paid)).toMatchObject({ review_reason: expect.any(String), recordable_minor: 2400 });
  expect((await refusedRecord(sale.paid, 2000)).problem.errors).toEqual({
    amount_minor: ["The gateway has paid back '24.00 USD' that is not known here: record that."],
  });
  it.till.say.isReachable = false;
  expect((await refusedRecord(sale.paid, 2400)).status).toBe(503);
  it.till.say.isReachable = true;
  expect(await record(sale.paid, 2400)).toMatchObject({ status: 'refunded', review_reason: null, recordable_minor: 0 });
  expect(await statusOf(sale, sale.courses[0]!)).toBe('refunded');
  await doAllWork(it);
  expect((await story(sale.paid)).review_reason).toBeNull();
});

test('a part that the gateway gave back by itself is booked on the line that it was for', async () => {
  const sale = await aSale(2);
  it.till.payBackThere(sale.paid.reference, 2400);
  await doAllWork(it);
  const [first] = (await story(sale.paid)).lines;
  const after = await record(sale.paid, 2400, { line_id: first!.line_id });
  expect(after).toMatchObject({ status: 'partially_refunded', review_reason: null });
  expect(after.lines.map(({ refundable_minor }) => refundable_minor)).toEqual([0, 2400]);
  expect([await statusOf(sale, sale.courses[0]!), await statusOf(sale, sale.courses[1]!)]).toEqual([
    'refunded',
    'active',
  ]);
});

test('a wish that nobody has decided on does not account for what the gateway gave back: people are told', async () => {
  const sale = await aSale(2);
  const [first] = (await story(sale.paid)).lines;
  const { id } = await ask(sale, { line_id: first!.line_id });
  it.till.payBackThere(sale.paid.reference, 2400);
  await doAllWork(it);
  expect((await story(sale.paid)).review_reason).toContain('24.00 USD');
  expect(await decide(id, { decision: 'grant', way: 'elsewhere' })).toMatchObject({ status: 'complete' });
  expect(await story(sale.paid)).toMatchObject({ status: 'partially_refunded', review_reason: null });
});

test('a request for what its gateway gave back already is refused there, and recorded', async () => {
  const sale = await aSale();
  const { id } = await ask(sale);
  it.till.payBackThere(sale.paid.reference, 2400);
  expect(await decide(id, { decision: 'grant' })).toMatchObject({ status: 'payment_error' });
  await doAllWork(it);
  expect(await decide(id, { decision: 'grant', way: 'elsewhere' })).toMatchObject({ status: 'complete' });
  expect(await story(sale.paid)).toMatchObject({ status: 'refunded', review_reason: null });
});
