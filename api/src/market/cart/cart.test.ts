import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { MOST_ITEMS } from '@stoa/shared/contract/market/cart-words.ts';
import { courses, type CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import {
  aMarketSite,
  aPaidCourse,
  aSoldPath,
  buy,
  doAllWork,
  itemOf,
  type MarketSite,
} from '../../testing/market-site.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

let it: MarketSite;
/** One more than a cart holds. */
let many: CourseRow[];
beforeAll(async () => {
  it = await aMarketSite();
  many = [];
  for (let at = 0; at <= MOST_ITEMS; at += 1) many.push(await aPaidCourse(it));
});
afterAll(() => it.close());

type Goods = readonly (CourseRow | PathRow)[];
const entriesOf = (goods: Goods): CartEntry[] => goods.map((one) => ({ kind: itemOf(one).kind, slug: one.slug }));
const add = ({ headers }: SignedIn, items: CartEntry[]) => call(it.app, 'addToCart', { headers, body: { items } });
const idsIn = async ({ headers }: SignedIn): Promise<string[]> =>
  (await call(it.app, 'getCart', { headers })).items.map(({ id }) => id);
const idsOf = (goods: Goods): string[] => goods.map(({ id }) => id);

test('what is put in stands there in its order, once however often it is added', async () => {
  const buyer = await aSignedIn(it.db);
  const goods = [many[1]!, await aSoldPath(it, [many[2]!]), many[0]!];
  const { items, left_out } = await add(buyer, entriesOf(goods));
  expect(items).toMatchObject(goods.map((one) => ({ ...itemOf(one), slug: one.slug })));
  expect(left_out).toEqual([]);
  await add(buyer, entriesOf([many[0]!, many[3]!, many[3]!]));
  expect(await idsIn(buyer)).toEqual(idsOf([...goods, many[3]!]));
});

test('an address that a course had earlier leads to it', async () => {
  const buyer = await aSignedIn(it.db);
  const [earlier, later] = [`before-${v7()}`, `after-${v7()}`];
  const course = await aPaidCourse(it, { slug: earlier });
  await it.db.update(courses).set({ slug: later }).where(eq(courses.id, course.id));
  await add(buyer, [{ kind: 'course', slug: later }]);
  expect((await call(it.app, 'getCart', { headers: buyer.headers })).items).toMatchObject([{ slug: later }]);
});

test('what is unknown, or was never published, is left out: nobody learns which', async () => {
  const buyer = await aSignedIn(it.db);
  const draft = await aPaidCourse(it, { status: 'draft', publishedAt: null });
  const planned = await aSoldPath(it, [many[0]!], { status: 'draft', publishedAt: null });
  const entries: CartEntry[] = [...entriesOf([draft, planned]), { kind: 'course', slug: 'no-such-course' }];
  const { items, left_out } = await add(buyer, [...entries, ...entriesOf([many[0]!])]);
  expect(left_out).toEqual(entries.map((entry) => ({ ...entry, reason: 'unknown' })));
  expect(items.map(({ id }) => id)).toEqual([many[0]!.id]);
});

test('it takes as many as there is room for', async () => {
  const buyer = await aSignedIn(it.db);
  await add(buyer, entriesOf(many.slice(0, 2)));
  const { items, left_out } = await add(buyer, entriesOf(many.slice(1)));
  expect(items.map(({ id }) => id)).toEqual(idsOf(many.slice(0, MOST_ITEMS)));
  expect(left_out).toEqual([{ ...entriesOf(many.slice(-1))[0], reason: 'no_room' }]);
  const { problem } = await refusedCall(it.app, 'addToCart', {
    headers: buyer.headers,
    body: { items: entriesOf(many) },
  });
  expect(problem.errors).toEqual({ items: ['A cart holds at most 20 items.'] });
});

test('several windows that add at once never fill it beyond its limit', async () => {
  const buyer = await aSignedIn(it.db);
  await add(buyer, entriesOf(many.slice(0, MOST_ITEMS - 2)));
  const late = many.slice(MOST_ITEMS - 2);
  const replies = await Promise.all([...late, ...late].map((course) => add(buyer, entriesOf([course]))));
  expect(await idsIn(buyer)).toHaveLength(MOST_ITEMS);
  expect(replies.flatMap(({ left_out }) => left_out).map(({ reason }) => reason)).toEqual(['no_room', 'no_room']);
});

test('what is taken out is gone, also for whoever takes it out again', async () => {
  const buyer = await aSignedIn(it.db);
  await add(buyer, entriesOf(many.slice(0, 2)));
  const removal = { headers: buyer.headers, params: { id: many[0]!.id } };
  await call(it.app, 'removeFromCart', removal);
  expect((await call(it.app, 'removeFromCart', removal)).items.map(({ id }) => id)).toEqual([many[1]!.id]);
});

test('a course that is deleted is in no cart any more, and takes up no room', async () => {
  const buyer = await aSignedIn(it.db);
  const course = await aPaidCourse(it);
  await add(buyer, entriesOf([course, ...many.slice(0, MOST_ITEMS - 1)]));
  await it.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, course.id));
  expect(await idsIn(buyer)).toEqual(idsOf(many.slice(0, MOST_ITEMS - 1)));
  expect((await add(buyer, entriesOf(many.slice(-1)))).left_out).toEqual([]);
});

test('everyone has a cart of their own, and guests have none here', async () => {
  const [one, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  await add(one, entriesOf(many.slice(0, 1)));
  await call(it.app, 'removeFromCart', { headers: other.headers, params: { id: many[0]!.id } });
  expect(await idsIn(one)).toEqual([many[0]!.id]);
  expect(await idsIn(other)).toEqual([]);
  expect((await refusedCall(it.app, 'getCart', {})).status).toBe(401);
});

test('what was paid for leaves the cart, and so do the courses of a path that was bought', async () => {
  const [buyer, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const [within, single, kept] = [await aPaidCourse(it), await aPaidCourse(it), await aPaidCourse(it)];
  const path = await aSoldPath(it, [within, await aPaidCourse(it)]);
  const goods = [within, single, path, kept];
  for (const person of [buyer, other]) await add(person, entriesOf(goods));
  await buy(it, buyer, [path, single]);
  expect(await idsIn(buyer)).toEqual([kept.id]);
  expect(await idsIn(other)).toEqual(idsOf(goods));
});

test('it stays in the cart until the money is there', async () => {
  const buyer = await aSignedIn(it.db);
  const [declined, waiting] = [await aPaidCourse(it), await aPaidCourse(it)];
  await add(buyer, entriesOf([declined, waiting]));
  await buy(it, buyer, [declined], { script: 'declined' });
  const { reference } = await buy(it, buyer, [waiting], { script: 'pending' });
  expect(await idsIn(buyer)).toEqual(idsOf([declined, waiting]));
  it.till.approve(reference);
  await call(it.app, 'verifyPayment', { headers: buyer.headers, body: { reference } });
  expect(await idsIn(buyer)).toEqual([declined.id]);
  await doAllWork(it);
});
