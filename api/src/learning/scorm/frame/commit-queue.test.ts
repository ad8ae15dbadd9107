import { expect, test } from '@jest/globals';
import type { ScormAttempt, ScormCommit } from '@stoa/shared/contract/learning/scorm.ts';
import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import { makeCommitQueue, type Answer } from './commit-queue.ts';

const attempt = {} as ScormAttempt;
const kept = (outcome: 'kept' | 'taken_over' | 'expired' = 'kept'): Answer => ({
  status: 200,
  kept: { outcome, attempt },
});

/** A queue whose server answers when it is told to. */
function aQueue({ takesBeacons = true } = {}) {
  const sent: { commit: ScormCommit; outlives: boolean; answer: (answer: Answer) => Promise<void> }[] = [];
  const beacons: ScormCommit[] = [];
  const said: FromFrame[] = [];
  const waits: number[] = [];
  let stops = 0;
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const queue = makeCommitQueue({
    send: (commit, { outlives }) =>
      new Promise((resolve) =>
        sent.push({
          commit,
          outlives,
          answer: async (answer) => {
            resolve(answer);
            await settled();
          },
        }),
      ),
    beacon: (commit) => beacons.push(commit) > 0 && takesBeacons,
    say: (message) => said.push(message),
    wait: async (ms) => void waits.push(ms),
    onStop: () => (stops += 1),
  });
  const push = (sco: string, value: string, trigger: ScormCommit['trigger'] = 'auto') =>
    queue.push({ sco, cmi: { value }, sequencing: null, trigger });
  return { ...queue, push, sent, beacons, said, waits, stops: () => stops };
}

test('commits go one after the other; of those that wait for one SCO the newest holds all', async () => {
  const it = aQueue();
  for (const value of ['a', 'b', 'c']) it.push('one', value);
  it.push('two', 'd');
  await it.sent[0]!.answer(kept());
  await it.sent[1]!.answer(kept());
  await it.sent[2]!.answer(kept());
  expect(it.sent.map(({ commit }) => [commit.seq, commit.sco, commit.cmi['value']])).toEqual([
    [1, 'one', 'a'],
    [3, 'one', 'c'],
    [4, 'two', 'd'],
  ]);
  expect(it.said.filter(({ type }) => type === 'kept')).toEqual(
    [[1, 'one'] as const, [3, 'one'] as const, [4, 'two'] as const].map(([seq, sco]) => ({
      type: 'kept',
      seq,
      sco,
      outcome: 'kept',
      attempt,
    })),
  );
});

test('what does not arrive is tried again, ever later, unless something newer has come', async () => {
  const it = aQueue();
  it.push('one', 'a');
  await it.sent[0]!.answer({ status: 0 });
  await it.sent[1]!.answer({ status: 503 });
  expect(it.sent[2]!.commit.seq).toBe(1);
  it.push('one', 'b');
  await it.sent[2]!.answer({ status: 429 });
  await it.sent[3]!.answer(kept());
  expect(it.sent.map(({ commit }) => commit.seq)).toEqual([1, 1, 1, 2]);
  expect(it.waits).toEqual([1000, 2000, 4000]);
  expect(it.said.filter(({ type }) => type === 'unreachable')).toHaveLength(3);
});

test('what is tried again keeps its place: the answer to a later part says that all before it is kept', async () => {
  const it = aQueue();
  it.push('one', 'a');
  it.push('two', 'b');
  await it.sent[0]!.answer({ status: 0 });
  await it.sent[1]!.answer(kept());
  await it.sent[2]!.answer(kept());
  expect(it.sent.map(({ commit }) => commit.seq)).toEqual([1, 1, 2]);
});

test('what the server refuses for good is told, and what follows goes on', async () => {
  const it = aQueue();
  it.push('one', 'a');
  await it.sent[0]!.answer({ status: 422, message: 'Too much.' });
  it.push('one', 'b');
  await it.sent[1]!.answer(kept());
  expect(it.said.filter(({ type }) => type !== 'journal')).toMatchObject([
    { type: 'refused', seq: 1, sco: 'one', message: 'Too much.' },
    { type: 'kept', seq: 2 },
  ]);
});

test.each([kept('taken_over'), kept('expired'), { status: 404 }])(
  'after %j nothing more is kept from here',
  async (answer) => {
    const it = aQueue();
    it.push('one', 'a');
    it.push('one', 'b');
    await it.sent[0]!.answer(answer);
    it.push('one', 'c');
    expect([it.sent.length, it.stops()]).toEqual([1, 1]);
  },
);

test('what ends a SCO goes by a beacon, too; a page that goes sends all that was not answered', async () => {
  const it = aQueue();
  it.push('one', 'a');
  it.push('two', 'b');
  it.push('one', 'c', 'ended');
  expect(it.beacons.map(({ seq }) => seq)).toEqual([3]);
  it.flush();
  expect(it.beacons.map(({ seq }) => seq)).toEqual([3, 2]);
});

test('no byte is asked to outlive its page twice: neither what outlives it by itself nor what a beacon took', async () => {
  const it = aQueue();
  it.push('one', 'x', 'ended');
  it.push('two', 'b');
  it.flush();
  it.flush();
  expect(it.beacons.map(({ seq }) => seq)).toEqual([1, 2]);
  await it.sent[0]!.answer(kept());
  await it.sent[1]!.answer(kept());
  it.push('three', 'c');
  it.flush();
  expect(it.sent.map(({ outlives }) => outlives)).toEqual([false, false, true]);
  expect(it.beacons).toHaveLength(2);
});

test('what is too large to outlive its page, or was no beacon’s to take, is tried again when the page goes', () => {
  const it = aQueue({ takesBeacons: false });
  it.push('one', 'x'.repeat(70_000), 'ended');
  it.flush();
  expect(it.sent.map(({ outlives }) => outlives)).toEqual([false]);
  expect(it.beacons.map(({ seq }) => seq)).toEqual([1, 1]);
});

test('what is to be kept is written down before it is on its way', async () => {
  const it = aQueue();
  it.push('one', 'a', 'ended');
  const [{ commit }] = it.sent as [(typeof it.sent)[0]];
  expect(it.said).toEqual([{ type: 'journal', commit }]);
  await it.sent[0]!.answer({ status: 0 });
  expect(it.said.map(({ type }) => type)).toEqual(['journal', 'unreachable']);
});

test('what is written down at once is counted as the commit that follows it', () => {
  const it = aQueue();
  const change = { sco: 'one', cmi: {}, sequencing: null, trigger: 'journal' } as const;
  it.push('one', 'a');
  expect([it.asNext(change).seq, it.asNext(change).seq]).toEqual([2, 2]);
});
