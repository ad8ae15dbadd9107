import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { z } from 'zod';
import { auditEntries } from '../../kernel/audit/audit.tables.ts';
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

test('of many kinds one is asked for, and all are counted', async () => {
  await giveUp('a');
  await it.db.insert(work).values({ kind: 'send receipt', payload: {}, givenUpAt: new Date() });
  const { items, total, kinds } = await call(it.app, 'listGivenUpWork', {
    headers: operator.headers,
    query: { kind: 'send receipt' },
  });
  expect(items.map(({ kind }) => kind)).toEqual(['send receipt']);
  expect(total).toBe(1);
  expect(kinds).toEqual([
    { kind: 'ask gateway', count: 1 },
    { kind: 'send receipt', count: 1 },
  ]);
});

test('many are tried again at once; what somebody else was faster with is passed over', async () => {
  const ids = [await giveUp('a'), await giveUp('b')];
  await retry(ids[0]!);
  const body = { ids: [...ids, v7()] };
  expect(await call(it.app, 'retryManyWork', { headers: operator.headers, body })).toEqual({ done: 1 });
  expect((await list()).items).toEqual([]);
  isAway = false;
  await runDue();
  expect(done.sort()).toEqual(['a', 'b']);
});

test('two who choose the same in another order do not wait for one another in a circle', async () => {
  const ids = [await giveUp('a'), await giveUp('b'), await giveUp('c')];
  const again = (chosen: string[]) =>
    call(it.app, 'retryManyWork', { headers: operator.headers, body: { ids: chosen } });
  const both = await Promise.all([again(ids), again(ids.toReversed()), ...ids.map((id) => again([id]))]);
  expect(both.reduce((sum, { done }) => sum + done, 0)).toBe(3);
});

test('what is dropped is done by nobody any more, and the reason is kept', async () => {
  const id = await giveUp('a');
  const drop = (reason: string) => ({ headers: operator.headers, body: { ids: [id], reason } });
  const refused = await refusedCall(it.app, 'dropWork', drop(' x '));
  expect(refused.problem.errors).toEqual({ reason: ['Say why, in 3 to 500 characters.'] });
  expect(await call(it.app, 'dropWork', drop('The gateway has settled it by hand.'))).toEqual({ done: 1 });
  expect(await call(it.app, 'dropWork', drop('Once more'))).toEqual({ done: 0 });
  isAway = false;
  await runDue();
  expect(done).toEqual([]);
  const acts = await it.db.select().from(auditEntries).where(eq(auditEntries.kind, 'work_dropped'));
  expect(acts).toMatchObject([
    {
      actorId: operator.user.id,
      subjectName: 'ask gateway',
      why: 'The gateway has settled it by hand.',
      before: { key: 'a', attempts: 1 },
    },
  ]);
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
  const body = { ids: [v7()], reason: 'Not mine to say' };
  expect(await refusedCall(it.app, 'retryManyWork', { headers, body })).toMatchObject({ status: 403 });
  expect(await refusedCall(it.app, 'dropWork', { headers, body })).toMatchObject({ status: 403 });
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
