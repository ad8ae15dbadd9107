import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Payment } from '@stoa/shared/contract/market/payments.ts';
import { certificates } from '../../learning/certificates/certificates.tables.ts';
import { issueCertificate } from '../../learning/certificates/certificates.service.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aMarketSite, aPaidCourse, aSoldPath, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { moneyFaults } from '../../testing/money-faults.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { receipts } from '../receipts/receipts.tables.ts';

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
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

interface Sold {
  buyer: SignedIn;
  first: CourseRow;
  second: CourseRow;
  paid: Payment;
}
async function aSale(given: Partial<CourseRow> = {}): Promise<Sold> {
  const buyer = await aSignedIn(it.db);
  const [first, second] = [
    await aPaidCourse(it, { name: 'The first', ...given }),
    await aPaidCourse(it, { name: 'The second', priceMinor: 1999, ...given }),
  ];
  return { buyer, first, second, paid: await buy(it, buyer, [first, second]) };
}

const reason = 'It was not what they looked for.';
const story = ({ id }: Payment) => call(it.app, 'getTransactionStory', { headers: operator.headers, params: { id } });
const lineOf = async ({ paid }: Sold, { id }: CourseRow) =>
  (await story(paid)).lines.find((line) => line.id === id)!.line_id;
const asked = ({ id }: Payment, amount_minor: number, line_id?: string) => ({
  headers: operator.headers,
  body: { key: v7(), transaction_id: id, amount_minor, reason, ...(line_id !== undefined && { line_id }) },
});
const refund = (...given: Parameters<typeof asked>) => call(it.app, 'refundPayment', asked(...given));
const refusedRefund = async (...given: Parameters<typeof asked>) =>
  (await refusedCall(it.app, 'refundPayment', asked(...given))).problem.errors;
const request = ({ buyer, paid }: Sold, line_id?: string) => ({
  headers: buyer.headers,
  body: { transaction_id: paid.id, reason, ...(line_id !== undefined && { line_id }) },
});
const ask = (...given: Parameters<typeof request>) => call(it.app, 'askRefund', request(...given));
const refusedAsk = async (...given: Parameters<typeof request>) =>
  (await refusedCall(it.app, 'askRefund', request(...given))).problem.message;
const grant = (id: string) =>
  call(it.app, 'decideRefund', { headers: operator.headers, params: { id }, body: { decision: 'grant' } });
const shown = async ({ buyer }: Sold) => (await call(it.app, 'listTransactions', { headers: buyer.headers })).items[0]!;
const own = ({ buyer }: Pick<Sold, 'buyer'>, { id }: CourseRow) =>
  and(eq(enrolments.userId, buyer.user.id), eq(enrolments.courseId, id));
const statusesOf = async (sale: Sold) =>
  Promise.all(
    [sale.first, sale.second].map(
      async (course) => (await it.db.select().from(enrolments).where(own(sale, course)))[0]?.status,
    ),
  );
const watch = (sale: Sold, course: CourseRow, percentage: number) =>
  it.db.update(enrolments).set({ percentage }).where(own(sale, course));
async function certify({ buyer }: Pick<Sold, 'buyer'>, course: CourseRow): Promise<void> {
  const [row] = await it.db.select().from(enrolments).where(own({ buyer }, course));
  await it.db.transaction((tx) => issueCertificate(tx, row!));
}
const certificateOf = async ({ buyer }: Pick<Sold, 'buyer'>, { id }: CourseRow) => {
  const isOwn = and(eq(certificates.userId, buyer.user.id), eq(certificates.courseId, id));
  return (await it.db.select().from(certificates).where(isOwn))[0];
};
const entered = ({ buyer }: Pick<Sold, 'buyer'>, { slug }: CourseRow) =>
  call(it.app, 'getPlayer', { headers: buyer.headers, params: { slug } });
const noticesOf = async ({ buyer }: Pick<Sold, 'buyer'>, wanted: string) =>
  (await call(it.app, 'listNotifications', { headers: buyer.headers, query: {} })).items.filter(
    ({ kind }) => kind === wanted,
  );

test('a line is paid back in parts and within what is left of it; when all of it is back, it alone closes', async () => {
  const sale = await aSale();
  const line = await lineOf(sale, sale.second);
  expect(await refusedRefund(sale.paid, 2000, line)).toEqual({
    amount_minor: ['Refund cannot exceed what is left of this item.'],
  });
  const part = await refund(sale.paid, 1000, line);
  expect(part.lines.map(({ refundable_minor }) => refundable_minor)).toEqual([2400, 999]);
  expect(await statusesOf(sale)).toEqual(['active', 'active']);
  expect(await refund(sale.paid, 999, line)).toMatchObject({ status: 'partially_refunded', refundable_minor: 2400 });
  expect(await statusesOf(sale)).toEqual(['active', 'refunded']);
  expect(await refund(sale.paid, 2400)).toMatchObject({ status: 'refunded' });
  expect(await statusesOf(sale)).toEqual(['refunded', 'refunded']);
  const kept = await it.db.select().from(receipts).where(eq(receipts.transactionId, sale.paid.id));
  expect(kept.filter(({ kind }) => kind === 'credit_note').map(({ lines }) => lines.map(({ name }) => name))).toEqual([
    ['The second'],
    ['The second'],
    ['The first, The second'],
  ]);
});

test('a part of the whole leaves less of each line', async () => {
  const sale = await aSale({ priceMinor: 1000 });
  await refund(sale.paid, 1001);
  const { lines } = await story(sale.paid);
  expect(lines.map(({ refundable_minor }) => refundable_minor)).toEqual([499, 500]);
  expect(await statusesOf(sale)).toEqual(['active', 'active']);
  expect(await refund(sale.paid, 499, lines[0]!.line_id)).toMatchObject({ status: 'partially_refunded' });
  expect(await statusesOf(sale)).toEqual(['refunded', 'active']);
});

test('a line of another payment is not known here, and one key is for one line', async () => {
  const [sale, other] = [await aSale(), await aSale()];
  const foreign = await lineOf(other, other.first);
  expect((await refusedCall(it.app, 'refundPayment', asked(sale.paid, 100, foreign))).status).toBe(404);
  const body = asked(sale.paid, 100, await lineOf(sale, sale.first));
  await call(it.app, 'refundPayment', body);
  const same = { ...body, body: { ...body.body, line_id: await lineOf(sale, sale.second) } };
  expect((await refusedCall(it.app, 'refundPayment', same)).problem.code).toBe('payment_key_reused');
});

test('what was watched does not keep the other course from being asked back', async () => {
  const sale = await aSale();
  await watch(sale, sale.first, 31);
  const [first, second] = [await lineOf(sale, sale.first), await lineOf(sale, sale.second)];
  expect(await shown(sale)).toMatchObject({
    refund_obstacle: 'too_much_watched',
    lines: [
      { name: 'The first', refund_obstacle: 'too_much_watched' },
      { name: 'The second', refundable_minor: 1999, refund_obstacle: null },
    ],
  });
  expect(await refusedAsk(sale)).toContain('More than 30 %');
  expect(await refusedAsk(sale, first)).toContain('More than 30 %');
  const { id } = await ask(sale, second);
  expect(await refusedAsk(sale, second)).toContain('asked for already');
  expect(await grant(id)).toMatchObject({ status: 'complete', amount_minor: 1999 });
  expect(await statusesOf(sale)).toEqual(['active', 'refunded']);
  expect(await shown(sale)).toMatchObject({ lines: [{}, { refund_obstacle: 'already_refunded' }] });
});

test('all can be asked back at once where all lines allow; one that is back is left out', async () => {
  const sale = await aSale();
  await grant((await ask(sale, await lineOf(sale, sale.second))).id);
  expect(await ask(sale)).toMatchObject({ amount_minor: 2400 });
  const whole = await aSale();
  expect(await grant((await ask(whole)).id)).toMatchObject({ amount_minor: 4399, status: 'complete' });
  expect(await statusesOf(whole)).toEqual(['refunded', 'refunded']);
});

test('a course of which the line was refunded is not refunded a second time', async () => {
  const sale = await aSale();
  await grant((await ask(sale, await lineOf(sale, sale.second))).id);
  const again = { ...sale, paid: await buy(it, sale.buyer, [sale.second]) };
  expect(await refusedAsk(again)).toContain('refunded to you once before');
});

test('the payer is told what closed and what stays', async () => {
  const sale = await aSale();
  await refund(sale.paid, 2399);
  await refund(sale.paid, (await story(sale.paid)).lines[1]!.refundable_minor, await lineOf(sale, sale.second));
  await refund(sale.paid, (await story(sale.paid)).refundable_minor);
  const bodies = (await noticesOf(sale, 'refund_granted')).map(({ body }) => body).toReversed();
  expect(bodies[0]).toContain('Nothing is closed by it.');
  expect(bodies[1]).toContain('Closed with it: The second. Still open: The first.');
  expect(bodies[2]).toMatch(/Closed with it: The first\.$/);
});

test('with its money a course loses its certificate, which its holder is told; what stays keeps its own', async () => {
  const sale = await aSale();
  for (const course of [sale.first, sale.second]) await certify(sale, course);
  const line = await lineOf(sale, sale.second);
  expect((await story(sale.paid)).lines.map(({ certificates: names }) => names)).toEqual([
    ['The first'],
    ['The second'],
  ]);
  await refund(sale.paid, 1999, line);
  expect(await certificateOf(sale, sale.first)).toMatchObject({ status: 'issued' });
  expect(await certificateOf(sale, sale.second)).toMatchObject({
    status: 'revoked',
    revokedAt: expect.any(Date),
    revokeReason: 'The money of its course went back.',
  });
  expect(await noticesOf(sale, 'certificate_revoked')).toMatchObject([
    { title: expect.stringContaining('The second') },
  ]);
  expect((await story(sale.paid)).lines.map(({ certificates: names }) => names)).toEqual([['The first'], []]);
});

test('whoever completed a course, gave it back and buys it again has their certificate again, and is told', async () => {
  const sale = await aSale();
  await it.db.update(enrolments).set({ status: 'completed', completedAt: new Date() }).where(own(sale, sale.second));
  await certify(sale, sale.second);
  const before = await certificateOf(sale, sale.second);
  await refund(sale.paid, 1999, await lineOf(sale, sale.second));
  expect(await entered(sale, sale.second)).toMatchObject({ enrollment: null, ended: 'refunded' });
  await buy(it, sale.buyer, [sale.second]);
  expect(await entered(sale, sale.second)).toMatchObject({ enrollment: { status: 'completed' }, ended: null });
  expect(await statusesOf(sale)).toEqual(['active', 'completed']);
  expect(await certificateOf(sale, sale.second)).toEqual(before);
  expect(await noticesOf(sale, 'certificate_issued')).toHaveLength(2);
});

test('a void revokes the certificate, too; what another payment holds open keeps it', async () => {
  const buyer = await aSignedIn(it.db);
  const [single, other] = [await aPaidCourse(it), await aPaidCourse(it)];
  const paid = await buy(it, buyer, [single]);
  await certify({ buyer }, single);
  const path = await buy(it, buyer, [await aSoldPath(it, [single, other])]);
  await certify({ buyer }, other);
  const undo = ({ id }: Payment) =>
    call(it.app, 'voidPayment', { headers: operator.headers, body: { transaction_id: id, reason } });
  expect((await story(paid)).lines[0]!.certificates).toEqual([]);
  await undo(paid);
  expect(await certificateOf({ buyer }, single)).toMatchObject({ status: 'issued' });
  await undo(path);
  for (const course of [single, other]) {
    expect(await certificateOf({ buyer }, course)).toMatchObject({ status: 'revoked' });
  }
});

test.each([
  ['HUF', 500_000, 100_150, 'The amount must be a multiple of 1.'],
  ['KWD', 20_000, 10_001, 'The amount must be a multiple of 0.01.'],
])('an amount that nobody pays in %s is refused at its field', async (currency, priceMinor, amount, refusal) => {
  const [buyer, course] = [await aSignedIn(it.db), await aPaidCourse(it, { currency, priceMinor })];
  const paid = await buy(it, buyer, [course]);
  expect(await refusedRefund(paid, amount)).toEqual({ amount_minor: [refusal] });
  expect(await refund(paid, priceMinor)).toMatchObject({ status: 'refunded' });
});
