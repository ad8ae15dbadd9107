import { expect, test } from '@jest/globals';
import { proofQueue, type Turn } from './proof-queue.ts';

const patient = { most: 5, mostOfOne: 3, longestMs: 60_000, slowMs: 60_000 };
const tick = () => new Promise((resolve) => setImmediate(resolve));
const publishing = (by: string): Turn => ({ by, purpose: 'publish' });
const promoting = (by: string): Turn => ({ by, purpose: 'promote' });

/** A queue that is busy with somebody's task until that is ended, and what began after it, in order. */
async function aBusyQueue(bounds = patient, by = 'ada') {
  const inTurn = proofQueue(bounds);
  const first = Promise.withResolvers<void>();
  const running = inTurn(publishing(by), () => first.promise);
  await tick();
  const begun: string[] = [];
  return {
    begun,
    enter: (turn: Turn, name = turn.by) => inTurn(turn, async () => void begun.push(name)),
    inTurn,
    end: async () => {
      first.resolve();
      await running;
    },
  };
}

test('tasks come one after another, and one that fails does not hold the next', async () => {
  const inTurn = proofQueue(patient);
  const first = Promise.withResolvers<string>();
  const begun: string[] = [];
  const one = inTurn(publishing('ada'), () => (begun.push('one'), first.promise));
  const two = inTurn(publishing('grace'), async () => begun.push('two'));
  await tick();
  expect(begun).toEqual(['one']);
  first.reject(new Error('broke'));
  await expect(one).rejects.toThrow('broke');
  expect(await two).toBe(2);
});

test('those who wait take turns: who has many tasks has no more of them', async () => {
  const queue = await aBusyQueue();
  const all = [
    queue.enter(publishing('ada'), 'ada’s second'),
    queue.enter(publishing('ada'), 'ada’s third'),
    queue.enter(publishing('grace'), 'grace’s first'),
    queue.enter(publishing('grace'), 'grace’s second'),
  ];
  await queue.end();
  await Promise.all(all);
  expect(queue.begun).toEqual(['grace’s first', 'ada’s second', 'grace’s second', 'ada’s third']);
});

test('what visitors wait for goes before what is published', async () => {
  const queue = await aBusyQueue();
  const all = [queue.enter(publishing('grace'), 'published'), queue.enter(promoting('joan'), 'promoted')];
  await queue.end();
  await Promise.all(all);
  expect(queue.begun).toEqual(['promoted', 'published']);
});

test('beside what is slow, the next of somebody else begins, and never another one of the same', async () => {
  const queue = await aBusyQueue({ ...patient, slowMs: 20 });
  const own = queue.enter(promoting('ada'), 'ada’s second');
  await queue.enter(publishing('grace'));
  expect(queue.begun).toEqual(['grace']);
  await queue.end();
  await own;
  expect(queue.begun).toEqual(['grace', 'ada’s second']);
});

test('who would be one too many is told at once to try again, and takes no place of another', async () => {
  const queue = await aBusyQueue({ ...patient, most: 2, mostOfOne: 1 });
  const refused = { code: 'unavailable', refusals: [{ remedy: expect.stringContaining('Try again') }] };
  const all = [queue.enter(publishing('ada'), 'ada’s second')];
  await expect(queue.enter(publishing('ada'), 'never')).rejects.toMatchObject(refused);
  all.push(queue.enter(publishing('grace')));
  await expect(queue.enter(publishing('joan'), 'never')).rejects.toMatchObject(refused);
  await queue.end();
  await Promise.all(all);
  expect(queue.begun).toEqual(['grace', 'ada’s second']);
});

test('who waits too long is told so and skipped, and those behind still have their turn', async () => {
  const queue = await aBusyQueue({ ...patient, longestMs: 20 });
  await expect(queue.enter(publishing('grace'), 'never')).rejects.toMatchObject({ code: 'unavailable' });
  const next = queue.enter(publishing('joan'));
  await queue.end();
  await next;
  expect(queue.begun).toEqual(['joan']);
});
