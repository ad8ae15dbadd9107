import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { FeedbackSort } from '@stoa/shared/contract/learning/feedback-words.ts';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { feedbacks } from './feedbacks.tables.ts';

let it: TestApp;
let keeper: SignedIn;
let learner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  keeper = await aSignedIn(it.db, { roles: ['admin'] });
  learner = await aSignedIn(it.db, { firstName: 'Zoé', lastName: 'Zeller' });
  const said = { userId: learner.user.id, subject: 'platform' as const };
  for (const one of [
    { text: 'first: too slow', rating: 2, createdAt: new Date('2026-01-01T12:00Z') },
    { text: '=second: well', rating: 5, createdAt: new Date('2026-01-02T12:00Z') },
    { text: 'third: a Café', status: 'seen' as const, createdAt: new Date('2026-01-03T12:00Z') },
  ])
    await it.db.insert(feedbacks).values({ id: v7(), ...said, ...one });
  const own = { id: v7(), userId: keeper.user.id, subject: 'instructor' as const, receiverId: learner.user.id };
  await it.db.insert(feedbacks).values({ ...own, text: 'not of the site' });
});
afterAll(() => it.close());

type Query = Partial<Parameters<typeof call<'listFeedbacks'>>[2]['query']>;
const textsOf = async (query: Query) => {
  const asked = { headers: keeper.headers, query: { box: 'platform' as const, ...query } };
  return (await call(it.app, 'listFeedbacks', asked)).items.map(({ text }) => text.replace(/\W*(\w+):.*/, '$1'));
};

test.each<[FeedbackSort | undefined, Order | undefined, string[]]>([
  [undefined, undefined, ['third', 'second', 'first']],
  ['created', 'ascending', ['first', 'second', 'third']],
  ['stars', 'ascending', ['first', 'second', 'third']],
  ['stars', 'descending', ['second', 'first', 'third']],
])('feedback about the site is sorted by %s, %s; what has no stars comes last', async (sort, order, texts) => {
  expect(await textsOf({ sort, order })).toEqual(texts);
});

test('it is found by words, by who wrote it, by its days and its state', async () => {
  expect(await textsOf({ search: 'cafe' })).toEqual(['third']);
  expect(await textsOf({ search: 'zoe', to: '2026-01-02' })).toEqual(['second', 'first']);
  expect(await textsOf({ from: '2026-01-02', status: 'new' })).toEqual(['second']);
});

test('it leaves as a file, which no spreadsheet runs, for those alone who keep the site', async () => {
  const query = { status: 'new' as const };
  const lines = await readListFile(
    it.app,
    await call(it.app, 'getSiteFeedbackLink', { headers: keeper.headers, query }),
  );
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/^2026-01-02T12:00:00\.000Z,Zoé Zeller,5,new,'=second: well$/);
  expect((await refusedCall(it.app, 'getSiteFeedbackLink', { headers: learner.headers })).status).toBe(403);
});
