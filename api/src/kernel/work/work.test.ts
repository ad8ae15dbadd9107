import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { Context } from '../context.ts';
import { pauseAfter, runDueWork } from './run-work.ts';
import { addWorker, forgetOldWork } from './worker.ts';
import { defineWork, enqueue } from './work.ts';
import { claimDueWork } from './work.repository.ts';
import { work, type WorkRow } from './work.tables.ts';

let it: TestApp;
let context: Context;
/** What was done, by the `name` of its payload. */
let done: string[];
/** What a name does when it is run. */
let acts: Partial<Record<string, () => Promise<void>>>;

const greet = defineWork({
  kind: 'greet',
  payload: z.object({ name: z.string() }),
  attempts: 3,
  leaseS: 60,
  async run(_context, { name }) {
    await acts[name]?.();
    done.push(name);
  },
});
const kinds = [greet];

beforeAll(async () => {
  it = await buildTestApp();
  context = it.app.context;
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.delete(work);
  done = [];
  acts = {};
});

const rows = (): Promise<WorkRow[]> => it.db.select().from(work).orderBy(work.createdAt);
async function onlyRow(): Promise<WorkRow> {
  const all = await rows();
  expect(all).toHaveLength(1);
  return all[0]!;
}
const makeDue = () => it.db.update(work).set({ dueAt: sql`now()` });
const fail = () => Promise.reject(new Error('nobody home'));

test('work that is put down is done once', async () => {
  await enqueue(it.db, greet, { name: 'Ada' });
  await runDueWork(context, kinds);
  await runDueWork(context, kinds);
  expect(done).toEqual(['Ada']);
  expect(await onlyRow()).toMatchObject({ attempts: 1, lease: null, doneAt: expect.any(Date) });
});

test('work of a transaction that is rolled back was never asked for', async () => {
  const rolledBack = it.db.transaction(async (tx) => {
    await enqueue(tx, greet, { name: 'Ada' });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await runDueWork(context, kinds);
  expect(done).toEqual([]);
  expect(await rows()).toEqual([]);
});

test('work for later waits until then', async () => {
  await enqueue(it.db, greet, { name: 'Ada' }, { dueAt: new Date(Date.now() + 60_000) });
  await runDueWork(context, kinds);
  expect(done).toEqual([]);
  await makeDue();
  await runDueWork(context, kinds);
  expect(done).toEqual(['Ada']);
});

test('work of a kind that this process does not know is left to others', async () => {
  await enqueue(it.db, defineWork({ ...greet, kind: 'of tomorrow' }), { name: 'Ada' });
  await runDueWork(context, kinds);
  expect(done).toEqual([]);
  expect(await onlyRow()).toMatchObject({ attempts: 0, lease: null });
});

describe('of one kind and key', () => {
  test('one waits: asked for again, it takes the newer payload and the earlier time', async () => {
    const later = new Date(Date.now() + 60_000);
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a', dueAt: later });
    await enqueue(it.db, greet, { name: 'Bea' }, { key: 'a' });
    await enqueue(it.db, greet, { name: 'Cem' }, { key: 'a', dueAt: later });
    await enqueue(it.db, greet, { name: 'Dan' }, { key: 'b' });
    await runDueWork(context, kinds);
    expect(done.sort()).toEqual(['Cem', 'Dan']);
  });

  test('what is done does not stand in the way of the next one', async () => {
    for (const name of ['Ada', 'Bea']) {
      await enqueue(it.db, greet, { name }, { key: 'a' });
      await runDueWork(context, kinds);
    }
    expect(done).toEqual(['Ada', 'Bea']);
  });

  test('what is asked for while it is being done is done once more, for it may have looked too early', async () => {
    acts['Ada'] = () => enqueue(it.db, greet, { name: 'Bea' }, { key: 'a' });
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
    await runDueWork(context, kinds);
    expect(done).toEqual(['Ada', 'Bea']);
    expect(await onlyRow()).toMatchObject({ attempts: 1, doneAt: expect.any(Date) });
  });

  test('work may put itself down for later', async () => {
    const later = new Date(Date.now() + 60_000);
    acts['Ada'] = () => enqueue(it.db, greet, { name: 'Ada' }, { key: 'a', dueAt: later });
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
    await runDueWork(context, kinds);
    expect(done).toEqual(['Ada']);
    expect(await onlyRow()).toMatchObject({ attempts: 0, lease: null, doneAt: null, dueAt: later });
  });
});

describe('work that fails', () => {
  test('is tried again later, each time after a longer pause', async () => {
    acts['Ada'] = fail;
    await enqueue(it.db, greet, { name: 'Ada' });
    await runDueWork(context, kinds);
    await runDueWork(context, kinds);
    const row = await onlyRow();
    expect(row).toMatchObject({ attempts: 1, lease: null, lastError: 'Error: nobody home', doneAt: null });
    expect(row.dueAt.getTime()).toBeGreaterThan(Date.now() + 2_000);
    acts = {};
    await makeDue();
    await runDueWork(context, kinds);
    expect(await onlyRow()).toMatchObject({ attempts: 2, lastError: null, doneAt: expect.any(Date) });
  });

  test('pauses grow fourfold, a quarter more or less, and end at some hours', () => {
    expect([1, 2, 3].map((attempt) => pauseAfter(attempt, 0.5))).toEqual([5, 20, 80]);
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([3.75, 6.25]);
    expect(pauseAfter(30, 0.5)).toBe(6 * 60 * 60);
  });

  test('is given up after its tries, kept with its error, and no longer in the way of its key', async () => {
    acts['Ada'] = fail;
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
    for (let attempt = 1; attempt <= 4; attempt++) {
      await runDueWork(context, kinds);
      await makeDue();
    }
    expect(await onlyRow()).toMatchObject({
      attempts: 3,
      givenUpAt: expect.any(Date),
      lastError: 'Error: nobody home',
    });
    await enqueue(it.db, greet, { name: 'Bea' }, { key: 'a' });
    await runDueWork(context, kinds);
    expect(done).toEqual(['Bea']);
  });

  test('asked for again keeps its pause', async () => {
    acts['Ada'] = fail;
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
    await runDueWork(context, kinds);
    const { dueAt } = await onlyRow();
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
    expect(await onlyRow()).toMatchObject({ dueAt, attempts: 1 });
  });

  test('given up again under its key, it is one for a person to look at; done at last, it is none', async () => {
    acts['Ada'] = fail;
    for (let times = 1; times <= 2; times++) {
      await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
      for (let attempt = 1; attempt <= greet.attempts; attempt++) {
        await makeDue();
        await runDueWork(context, kinds);
      }
    }
    expect(await onlyRow()).toMatchObject({ givenUpAt: expect.any(Date) });
    acts = {};
    await enqueue(it.db, greet, { name: 'Ada' }, { key: 'a' });
    await runDueWork(context, kinds);
    expect(await onlyRow()).toMatchObject({ doneAt: expect.any(Date) });
  });

  test('keeps no other work from being done', async () => {
    acts['Ada'] = fail;
    await enqueue(it.db, greet, { name: 'Ada' });
    await enqueue(it.db, greet, { name: 'Bea' });
    await runDueWork(context, kinds);
    expect(done).toEqual(['Bea']);
  });

  test('a payload that is not of its kind fails like any other', async () => {
    await it.db.insert(work).values({ kind: 'greet', payload: { nombre: 'Ada' } });
    await runDueWork(context, kinds);
    expect((await onlyRow()).lastError).toContain('name');
  });

  test('what answers no more is given back when its lease ends', async () => {
    const hasty = defineWork({ ...greet, leaseS: 1, run: () => new Promise<void>(() => undefined) });
    await enqueue(it.db, hasty, { name: 'Ada' });
    await runDueWork(context, [hasty]);
    expect(await onlyRow()).toMatchObject({ lease: null, lastError: 'Error: It was not done within 1 seconds.' });
  });
});

describe('several workers', () => {
  test('never have the same work at once', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `guest ${at}`);
    for (const name of names) await enqueue(it.db, greet, { name });
    await Promise.all(Array.from({ length: 5 }, () => runDueWork(context, kinds)));
    expect(done.sort()).toEqual(names.sort());
  });

  test('that look at the same moment never take the same', async () => {
    const taken: string[] = [];
    for (let round = 1; round <= 5; round++) {
      await it.db
        .insert(work)
        .values(Array.from({ length: 60 }, (_, at) => ({ kind: 'greet', payload: { name: `guest ${at}` } })));
      const claims = await Promise.all(Array.from({ length: 15 }, () => claimDueWork(it.db, { greet: 60 }, 4)));
      taken.push(...claims.flat().map(({ id }) => id));
    }
    expect(taken.length).toBeGreaterThan(100);
    expect(taken).toHaveLength(new Set(taken).size);
  });

  test('take over what a dead one left, once its lease is over and not before', async () => {
    await enqueue(it.db, greet, { name: 'Ada' });
    expect(await claimDueWork(it.db, { greet: 60 }, 1)).toHaveLength(1);
    await runDueWork(context, kinds);
    expect(done).toEqual([]);
    await endLease();
    await runDueWork(context, kinds);
    expect(done).toEqual(['Ada']);
    expect(await onlyRow()).toMatchObject({ attempts: 2 });
  });

  test('a worker that lost its lease marks nothing', async () => {
    acts['Ada'] = async () => {
      await endLease();
      await claimDueWork(it.db, { greet: 60 }, 1);
    };
    await enqueue(it.db, greet, { name: 'Ada' });
    await runDueWork(context, kinds);
    expect(await onlyRow()).toMatchObject({ attempts: 2, lease: expect.any(String), doneAt: null });
  });

  test('work that ends each process that tries it is given up', async () => {
    await enqueue(it.db, greet, { name: 'Ada' });
    for (let attempt = 1; attempt <= greet.attempts; attempt++) {
      await claimDueWork(it.db, { greet: 60 }, 1);
      await endLease();
    }
    await runDueWork(context, kinds);
    expect(done).toEqual([]);
    expect(await onlyRow()).toMatchObject({ givenUpAt: expect.any(Date) });
  });

  const endLease = () => it.db.update(work).set({ leasedUntil: sql`now() - interval '1 second'` });
});

describe('an application that listens', () => {
  test('does what one of its calls put down as soon as it has answered, one slow work beside the others', async () => {
    const slow = Promise.withResolvers<void>();
    acts['Slow'] = () => slow.promise;
    const app = Fastify();
    addWorker(app, { ...context, log: app.log }, kinds);
    app.post('/greet/:name', async ({ params }) => {
      await enqueue(it.db, greet, params as { name: string });
      return {};
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await fetch(`${url}/greet/Slow`, { method: 'POST' });
    await fetch(`${url}/greet/Ada`, { method: 'POST' });
    await until(() => done.includes('Ada'));
    const closed = app.close();
    slow.resolve();
    await closed;
    expect(done).toEqual(['Ada', 'Slow']);
    expect((await rows()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  test('begins nothing after it was told to close', async () => {
    const app = Fastify();
    addWorker(app, { ...context, log: app.log }, kinds);
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.close();
    await enqueue(it.db, greet, { name: 'Ada' });
    expect(done).toEqual([]);
    expect(await onlyRow()).toMatchObject({ attempts: 0 });
  });
});

test('what is done is forgotten after a week, what was given up is not', async () => {
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000);
  const lately = new Date(Date.now() - 6 * 24 * 60 * 60 * 1000);
  await it.db.insert(work).values([
    { kind: 'greet', payload: { name: 'Ada' }, doneAt: longAgo },
    { kind: 'greet', payload: { name: 'Bea' }, doneAt: lately },
    { kind: 'greet', payload: { name: 'Cem' }, givenUpAt: longAgo },
  ]);
  await forgetOldWork.run(context);
  expect((await rows()).map(({ payload }) => payload)).toEqual([{ name: 'Bea' }, { name: 'Cem' }]);
});

/** Fails by the test's own time. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}
