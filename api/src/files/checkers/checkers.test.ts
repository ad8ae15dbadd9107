import { afterEach, expect, test } from '@jest/globals';
import type { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import type { Wanted } from './found.ts';
import { type Check, type Checkers, makeCheckers } from './checkers.ts';

/** Reads a file whose name says so for ever, and any other at once. */
const THREAD = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ task }) => {
    if (task.path === 'endless') for (;;);
    parentPort.postMessage({ answer: { found: { type: 'image/png' } } });
  });`;
const thread = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
const LONG_MS = 50_000;
const aWanted = (path: string): Wanted => ({ path, purpose: 'photo', type: 'image/png', bytes: 9 });

const opened: Checkers[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((checkers) => checkers.close()));
});
function aPool(): Checkers {
  const checkers = makeCheckers({ thread, most: 1, mostMb: 200 });
  opened.push(checkers);
  return checkers;
}

test('a file that has its turn gets no second one', async () => {
  const checkers = aPool();
  let turns = 0;
  const turn = { id: 'one', ownerId: 'somebody' };
  const work = async (check: Check) => {
    turns += 1;
    expect(await check(aWanted('honest'), LONG_MS)).toEqual({ found: { type: 'image/png' } });
  };
  await Promise.all([checkers.run(turn, work), checkers.run(turn, work)]);
  expect(turns).toBe(1);
  await checkers.run(turn, work);
  expect(turns).toBe(2);
});

test('when it is closed, what runs fails as that, what waits has no turn, and nothing begins any more', async () => {
  const checkers = aPool();
  const outcomes: string[] = [];
  const begun = Promise.withResolvers<void>();
  const run = (id: string) =>
    checkers.run({ id, ownerId: id }, async (check) => {
      const ended = check(aWanted('endless'), LONG_MS);
      begun.resolve();
      await ended.catch(({ reason }: ProcessDied) => outcomes.push(`${id}: ${reason}`));
    });
  const all = [run('first'), run('second')];
  await begun.promise;
  const closed = checkers.close();
  await Promise.all([...all, run('third'), closed]);
  expect(outcomes).toEqual(['first: closing']);
});

test('what goes wrong in a turn is told to whoever asked for it', async () => {
  const turn = { id: 'one', ownerId: 'somebody' };
  await expect(aPool().run(turn, () => Promise.reject(new Error('The database is down.')))).rejects.toThrow(
    'The database is down.',
  );
});
