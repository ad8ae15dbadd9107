import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { type Check, type Checkers, makeCheckers } from './checkers.ts';
import type { CheckerDied } from './checker-died.ts';

/** Does what its task says, as no honest file would make it. */
const THREAD = `
  import { parentPort } from 'node:worker_threads';
  const kept = [];
  parentPort.on('message', ({ act }) => {
    if (act === 'loop') for (;;);
    if (act === 'buffers') for (;;) kept.push(Buffer.alloc(8 * 1024 ** 2, 1));
    if (act === 'objects') for (;;) kept.push({ kept: [Math.random()] });
    if (act === 'throw') throw new Error('a fault of ours');
    if (act === 'exit') process.exit(0);
    parentPort.postMessage({ found: { pid: process.pid, env: Object.keys(process.env) } });
  });`;
const thread = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
const LONG_MS = 50_000;

const opened: Checkers[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((checkers) => checkers.close()));
});
function aPool({ most = 1, restMs = LONG_MS, mostCpuS = 50 } = {}): Checkers {
  const checkers = makeCheckers({ thread, most, mostMb: 200, mostCpuS, restMs });
  opened.push(checkers);
  return checkers;
}

type Outcome = { pid: number; env: string[] } | CheckerDied['reason'];
let count = 0;
/** What came of a task: the process that did it, or why that died. */
async function outcome(
  checkers: Checkers,
  act: string,
  { ownerId = 'somebody', deadlineMs = LONG_MS } = {},
): Promise<Outcome> {
  let came: Outcome | undefined;
  await checkers.run({ id: `file ${(count += 1)}`, ownerId }, async (check: Check) => {
    came = await check({ act }, deadlineMs).then(
      (answer) => (answer as unknown as { found: { pid: number; env: string[] } }).found,
      ({ reason }: CheckerDied) => reason,
    );
  });
  if (came === undefined) throw new Error('It had no turn.');
  return came;
}
const pidOf = (came: Outcome): number => (typeof came === 'string' ? 0 : came.pid);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process does one task after the other, and knows nothing of our settings', async () => {
  const checkers = aPool();
  const [first, second] = [await outcome(checkers, 'answer'), await outcome(checkers, 'answer')];
  expect(pidOf(first)).toBeGreaterThan(0);
  expect(pidOf(first)).not.toBe(process.pid);
  expect(second).toEqual({ pid: pidOf(first), env: [] });
});

test.each([
  ['loop', 'late'],
  ['buffers', 'memory'],
  ['objects', 'memory'],
  ['throw', 'crash'],
  ['exit', 'crash'],
])('what would never end (%s) dies as %s, and the next task is done by another process', async (act, reason) => {
  const checkers = aPool();
  const before = pidOf(await outcome(checkers, 'answer'));
  expect(await outcome(checkers, act, act === 'loop' ? { deadlineMs: 300 } : {})).toBe(reason);
  const after = pidOf(await outcome(checkers, 'answer'));
  expect([after > 0, after === before, isAlive(before)]).toEqual([true, false, false]);
});

test('what takes too much of the processor is late, however much time it has', async () => {
  expect(await outcome(aPool({ mostCpuS: 0.5 }), 'loop')).toBe('late');
});

test('who sends many files keeps others waiting for none of them', async () => {
  const checkers = aPool({ most: 2 });
  let ended = 0;
  const loops = ['loop', 'loop', 'loop'].map((act) => outcome(checkers, act, { ownerId: 'eager' }));
  const all = Promise.allSettled(loops.map((one) => one.finally(() => (ended += 1))));
  expect(pidOf(await outcome(checkers, 'answer', { ownerId: 'patient' }))).toBeGreaterThan(0);
  expect(ended).toBe(0);
  await checkers.close();
  await all;
});

test('a file that has its turn gets no second one', async () => {
  const checkers = aPool();
  let turns = 0;
  const turn = { id: 'one', ownerId: 'somebody' };
  const work = async (check: Check) => {
    turns += 1;
    await check({ act: 'answer' }, LONG_MS);
  };
  await Promise.all([checkers.run(turn, work), checkers.run(turn, work)]);
  expect(turns).toBe(1);
  await checkers.run(turn, work);
  expect(turns).toBe(2);
});

test('when it is closed, what runs fails as that, what waits has no turn, and nothing begins any more', async () => {
  const checkers = aPool();
  let failed: unknown;
  const begun = Promise.withResolvers<void>();
  const running = checkers.run({ id: 'one', ownerId: 'somebody' }, async (check) => {
    const ended = check({ act: 'loop' }, LONG_MS);
    begun.resolve();
    failed = await ended.catch(({ reason }: CheckerDied) => reason);
  });
  const late = [outcome(checkers, 'answer', { ownerId: 'another' })];
  await begun.promise;
  const closed = checkers.close();
  late.push(outcome(checkers, 'answer', { ownerId: 'a third' }));
  for (const one of late) await expect(one).rejects.toThrow('It had no turn.');
  await Promise.all([running, closed]);
  expect(failed).toBe('closing');
});

test('a process with nothing to do ends after a while', async () => {
  const checkers = aPool({ restMs: 1 });
  const pid = pidOf(await outcome(checkers, 'answer'));
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(pidOf(await outcome(checkers, 'answer'))).not.toBe(pid);
});

test('a process whose API is gone ends, whatever its thread is busy with', async () => {
  const child = fork(join(import.meta.dirname, 'checking-process.ts'), [thread.href, '200', '50'], {
    env: {},
    execArgv: [],
  });
  child.send({ act: 'loop' });
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([null, 'SIGKILL']);
});
