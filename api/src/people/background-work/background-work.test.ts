import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { runDueWork } from '../../kernel/work/run-work.ts';
import { defineWork, enqueue } from '../../kernel/work/work.ts';
import { work } from '../../kernel/work/work.tables.ts';
import { notifications } from '../../telling/notifications/notifications.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';

let it: TestApp;
let operator: Awaited<ReturnType<typeof aSignedIn>>;
let isAway: boolean;
let done: string[];

const ask = defineWork({
  kind: 'ask gateway',
  payload: z.object({ of: z.string() }),
  attempts: 1,
  leaseS: 60,
  run(_context, { of }) {
    if (isAway) return Promise.reject(new Error('The gateway is away.'));
    done.push(of);
    return Promise.resolve();
  },
});

beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.delete(work);
  await it.db.delete(notifications);
  isAway = true;
  done = [];
});

const runDue = () => runDueWork(it.app.context, [ask]);
const list = () => call(it.app, 'listGivenUpWork', { headers: operator.headers, query: {} });
const retry = (id: string) => call(it.app, 'retryWork', { headers: operator.headers, params: { id } });
const noticesOf = (userId: string) => it.db.select().from(notifications).where(eq(notifications.userId, userId));

async function giveUp(of = 'a'): Promise<string> {
  await enqueue(it.db, ask, { of }, { key: of });
  await runDue();
  const { items } = await list();
  return items.find(({ key }) => key === of)!.id;
}

test('what was given up is listed with what broke it, newest first', async () => {
  await giveUp('a');
  await giveUp('b');
  const { items, total } = await list();
  expect(total).toBe(2);
  expect(items.map(({ key }) => key)).toEqual(['b', 'a']);
  expect(items[0]).toMatchObject({ kind: 'ask gateway', attempts: 1, last_error: 'Error: The gateway is away.' });
});

test('tried again it has all its tries, and leaves the list', async () => {
  const id = await giveUp();
  isAway = false;
  await retry(id);
  expect((await list()).items).toEqual([]);
  await runDue();
  expect(done).toEqual(['a']);
});

test('what waits anew under the same key is done once, and the older one goes', async () => {
  const id = await giveUp();
  isAway = false;
  await enqueue(it.db, ask, { of: 'a' }, { key: 'a' });
  await retry(id);
  expect((await list()).items).toEqual([]);
  await runDue();
  expect(done).toEqual(['a']);
});

test('what is not given up, or not there, cannot be tried again', async () => {
  const id = await giveUp();
  await retry(id);
  for (const gone of [id, v7()]) {
    const refused = await refusedCall(it.app, 'retryWork', { headers: operator.headers, params: { id: gone } });
    expect(refused).toMatchObject({ status: 404 });
  }
});

test('only those who run the site see it', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'admin'] });
  expect(await refusedCall(it.app, 'listGivenUpWork', { headers, query: {} })).toMatchObject({ status: 403 });
  expect(await refusedCall(it.app, 'retryWork', { headers, params: { id: v7() } })).toMatchObject({ status: 403 });
});

test('those who run the site are told once, however many are given up together', async () => {
  const learner = await aSignedIn(it.db);
  await giveUp('a');
  await giveUp('b');
  expect(await noticesOf(operator.user.id)).toMatchObject([
    { kind: 'work_given_up', params: { work: 'ask gateway' }, link: '/dashboard/work' },
  ]);
  expect(await noticesOf(learner.user.id)).toEqual([]);
  await it.db.update(work).set({ givenUpAt: sql`now() - interval '2 hours'` });
  await giveUp('c');
  expect(await noticesOf(operator.user.id)).toHaveLength(2);
});
