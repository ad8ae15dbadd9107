import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { enrolments } from '../../../learning/enrolments/enrolments.tables.ts';
import { aSignedIn } from '../../../testing/builders.ts';
import { call } from '../../../testing/call.ts';
import { aCourse, anEnrolment } from '../../../testing/course-builders.ts';
import {
  addToPath,
  aMarketSite,
  aPaidCourse,
  aSoldPath,
  buy,
  doAllWork,
  type MarketSite,
  refusedBuy,
} from '../../../testing/market-site.ts';
import { moneyFaults } from '../../../testing/money-faults.ts';
import type { SignedIn } from '../../../testing/ready-course.ts';
import { findEntries } from '../../ledger/find-entries.ts';

let it: MarketSite;
let operator: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(async () => {
  await doAllWork(it);
  expect(await moneyFaults(it)).toEqual([]);
  await it.close();
});

const aBuyer = (): Promise<SignedIn> => aSignedIn(it.db);
const enrolledIn = async ({ headers }: SignedIn): Promise<string[]> =>
  (await call(it.app, 'listEnrolments', { headers, query: {} })).items.map(({ course_id }) => course_id).sort();
const idsOf = (...courses: { id: string }[]) => courses.map(({ id }) => id).sort();
const payBack = ({ id, amount_minor }: { id: string; amount_minor: number }) =>
  call(it.app, 'refundPayment', {
    headers: operator.headers,
    body: { key: v7(), transaction_id: id, amount_minor, reason: 'It was not wanted.' },
  });

test('a path that is paid for opens all its courses, and its partner gets the money', async () => {
  const buyer = await aBuyer();
  const [free, paid] = [await aCourse(it.db), await aPaidCourse(it)];
  const path = await aSoldPath(it, [free, paid]);
  const payment = await buy(it, buyer, [path]);
  expect(payment.items).toEqual([{ kind: 'learning_path', id: path.id, name: path.title, slug: path.slug }]);
  expect(await enrolledIn(buyer)).toEqual(idsOf(free, paid));
  const sale = (await findEntries(it.db, payment.id)).find(({ kind }) => kind === 'sale');
  expect(sale?.lines).toContainEqual({ account: `creator_payable:${path.partnerId}:USD`, amount_minor: -4000 });
  const { items } = await call(it.app, 'listTransactions', { headers: buyer.headers });
  expect(items).toMatchObject([
    { kind: 'learning_path', item: { name: path.title, slug: path.slug }, refund_obstacle: null },
  ]);
  const seen = await call(it.app, 'getLearningPath', { headers: buyer.headers, params: { slug: path.slug } });
  expect(seen).toMatchObject({ is_bought: true, opens: [], singly: null });
});

test('when its money goes back, what it opened closes, and nothing that was there before or cost nothing', async () => {
  const buyer = await aBuyer();
  const [before, free, paid] = [await aPaidCourse(it), await aCourse(it.db), await aPaidCourse(it)];
  await buy(it, buyer, [before]);
  const payment = await buy(it, buyer, [await aSoldPath(it, [before, free, paid])]);
  await payBack(payment);
  expect(await enrolledIn(buyer)).toEqual(idsOf(before, free));
});

test('a course that was bought before stays with the path when its own money goes back, and leaves with it', async () => {
  const buyer = await aBuyer();
  const [twice, other] = [await aPaidCourse(it), await aPaidCourse(it)];
  const single = await buy(it, buyer, [twice]);
  const path = await buy(it, buyer, [await aSoldPath(it, [twice, other])]);
  await payBack(single);
  expect(await enrolledIn(buyer)).toEqual(idsOf(twice, other));
  await payBack(path);
  expect(await enrolledIn(buyer)).toEqual([]);
});

test('two paths share a course: it closes with the second of them', async () => {
  const buyer = await aBuyer();
  const [one, shared, three] = [await aPaidCourse(it), await aPaidCourse(it), await aPaidCourse(it)];
  const first = await buy(it, buyer, [await aSoldPath(it, [one, shared])]);
  const second = await buy(it, buyer, [await aSoldPath(it, [shared, three])]);
  await payBack(first);
  expect(await enrolledIn(buyer)).toEqual(idsOf(shared, three));
  await payBack(second);
  expect(await enrolledIn(buyer)).toEqual([]);
});

test('several paths and courses are one payment, and go back together', async () => {
  const buyer = await aBuyer();
  const [one, shared, three, single] = [
    await aPaidCourse(it),
    await aPaidCourse(it),
    await aPaidCourse(it),
    await aPaidCourse(it),
  ];
  const goods = [await aSoldPath(it, [one, shared]), single, await aSoldPath(it, [shared, three])];
  const payment = await buy(it, buyer, goods);
  expect(await enrolledIn(buyer)).toEqual(idsOf(one, shared, three, single));
  await payBack(payment);
  expect(await enrolledIn(buyer)).toEqual([]);
});

test('a course that the path of the same payment opens is not paid for, too', async () => {
  const buyer = await aBuyer();
  const [within, other] = [await aPaidCourse(it), await aPaidCourse(it)];
  const { status, problem } = await refusedBuy(it, buyer, [within, await aSoldPath(it, [within, other])]);
  expect(status).toBe(422);
  expect(problem.errors).toEqual({ 'items.0.id': ['This comes with a learning path that you pay for, too.'] });
});

test('a path of which all courses became theirs meanwhile is paid back at once', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const path = await aSoldPath(it, [course]);
  const waiting = await buy(it, buyer, [path], { script: 'pending' });
  await buy(it, buyer, [course]);
  it.till.approve(waiting.reference);
  await call(it.app, 'verifyPayment', { headers: buyer.headers, body: { reference: waiting.reference } });
  await doAllWork(it);
  const { items } = await call(it.app, 'listTransactions', { headers: buyer.headers });
  expect(items.find(({ reference }) => reference === waiting.reference)).toMatchObject({ status: 'refunded' });
  expect(await enrolledIn(buyer)).toEqual([course.id]);
});

test('what speaks against a refund is found in the courses that the path opened', async () => {
  const buyer = await aBuyer();
  const [had, opened] = [await aCourse(it.db), await aPaidCourse(it)];
  await anEnrolment(it.db, { userId: buyer.user.id, courseId: had.id, percentage: 90 });
  await buy(it, buyer, [await aSoldPath(it, [had, opened])]);
  const obstacle = async () =>
    (await call(it.app, 'listTransactions', { headers: buyer.headers })).items[0]?.refund_obstacle;
  expect(await obstacle()).toBeNull();
  await it.db
    .update(enrolments)
    .set({ percentage: 40 })
    .where(and(eq(enrolments.userId, buyer.user.id), eq(enrolments.courseId, opened.id)));
  expect(await obstacle()).toBe('too_much_watched');
});

test('what cannot be bought is told', async () => {
  const buyer = await aBuyer();
  const course = await aPaidCourse(it);
  const refusal = async (path: Parameters<typeof refusedBuy>[2][number]) =>
    (await refusedBuy(it, buyer, [path])).problem.errors?.['items.0.id'];
  expect(await refusal(await aSoldPath(it, [course], { fee: 'free' }))).toEqual([
    'This learning path is free: enrol without paying.',
  ]);
  expect(await refusal(await aSoldPath(it, [course], { fee: 'subscription' }))).toEqual([
    'This learning path comes with a plan: subscribe to one.',
  ]);
  expect(await refusal(await aSoldPath(it, [course], { status: 'unpublished' }))).toEqual([
    'This learning path is not on sale: it is not published.',
  ]);
  expect(await refusal(await aSoldPath(it, [course], { status: 'draft', publishedAt: null }))).toEqual([
    'This learning path does not exist.',
  ]);
  expect(await refusal(await aSoldPath(it, [course], { partnerId: buyer.user.id }))).toEqual([
    'This is your own learning path: you cannot buy it.',
  ]);
  const path = await aSoldPath(it, [course]);
  await buy(it, buyer, [path]);
  expect(await refusal(path)).toEqual(['You already have this learning path.']);
  expect(await refusal(await aSoldPath(it, [course]))).toEqual([
    'You already have every course of this learning path.',
  ]);
});

test('a course that comes later is opened by those who bought the path, and closes with it', async () => {
  const buyer = await aBuyer();
  const path = await aSoldPath(it, [await aPaidCourse(it)]);
  const payment = await buy(it, buyer, [path]);
  const later = await aPaidCourse(it);
  await addToPath(it, path, later);
  const params = { slug: path.slug };
  expect(await call(it.app, 'getLearningPath', { headers: buyer.headers, params })).toMatchObject({
    opens: [later.id],
  });
  expect(await call(it.app, 'enrolInPath', { headers: buyer.headers, params })).toMatchObject({ opens: [] });
  expect(await enrolledIn(buyer)).toContain(later.id);
  await payBack(payment);
  expect(await enrolledIn(buyer)).toEqual([]);
});
