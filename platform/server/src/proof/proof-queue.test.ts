import { expect, test } from '@jest/globals';
import { proofQueue } from './proof-queue.ts';

const patient = { most: 5, longestMs: 60_000 };
const tick = () => new Promise((resolve) => setImmediate(resolve));

test('tasks come one after another, and one that fails does not hold the next', async () => {
  const inTurn = proofQueue(patient);
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const one = inTurn(() => (begun.push('one'), first.promise));
  const two = inTurn(async () => begun.push('two'));
  await tick();
  expect(begun).toEqual(['one']);
  first.reject(new Error('broke'));
  await expect(one).rejects.toThrow('broke');
  expect(await two).toBe(2);
});

test('who would be one too many is told at once to try again', async () => {
  const inTurn = proofQueue({ ...patient, most: 1 });
  const first = Promise.withResolvers<void>();
  const running = inTurn(() => first.promise);
  await tick();
  const waiting = inTurn(async () => 'waited');
  await expect(inTurn(async () => 'never')).rejects.toMatchObject({
    code: 'unavailable',
    refusals: [{ remedy: expect.stringContaining('Try again') }],
  });
  first.resolve();
  await running;
  expect(await waiting).toBe('waited');
});

test('who waits too long is told so and skipped, and those behind still have their turn', async () => {
  const inTurn = proofQueue({ ...patient, longestMs: 20 });
  const first = Promise.withResolvers<void>();
  const running = inTurn(() => first.promise);
  let isRun = false;
  await expect(inTurn(async () => (isRun = true))).rejects.toMatchObject({ code: 'unavailable' });
  const next = inTurn(async () => 'next');
  first.resolve();
  await running;
  expect(await next).toBe('next');
  expect(isRun).toBe(false);
});
