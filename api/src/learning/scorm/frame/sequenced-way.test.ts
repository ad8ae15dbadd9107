import { beforeAll, expect, jest, test } from '@jest/globals';
import { Scorm2004API } from 'scorm-again';
import type { ScormCommit } from '@stoa/shared/contract/learning/scorm.ts';
import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import { makeCommitQueue } from './commit-queue.ts';
import { aPart, aState } from './frame-builders.ts';
import type { FrameState } from './frame-state.ts';
import { newsOf } from './read-kept.ts';
import { makerOf, type SequencingApi } from './run-time.ts';
import { makeScoSession } from './sco-session.ts';
import { sequencedWay } from './sequenced-way.ts';

const tree = {
  id: 'root',
  title: 'All',
  sequencingControls: { choice: true, flow: true },
  children: [
    { id: 'A', title: 'A' },
    { id: 'B', title: 'B' },
  ],
};
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeAll(() => {
  // The run-time tells all that it does.
  jest.spyOn(console, 'debug').mockReturnValue(undefined);
});

/** Two parts with rules, by the run-time itself; the server knows what the frame has sent it. */
async function aWay(given: Partial<FrameState> = {}, server = new Map<string, ScormCommit>()) {
  const said: FromFrame[] = [];
  const say = (message: FromFrame): void => void said.push(message);
  const state = { ...aState([aPart('A'), aPart('B')]), version: '2004-4' as const, activity_tree: tree, ...given };
  const queue = makeCommitQueue({
    send: async (commit) => {
      server.set(commit.sco, commit);
      return new Promise(() => undefined);
    },
    beacon: (commit) => server.set(commit.sco, commit).size > 0,
    say,
    wait: async () => undefined,
    onStop: () => undefined,
  });
  const answer = async (address: unknown) => {
    const sco = String(address).split('/').at(-1)!;
    const body = JSON.stringify({ cmi: server.get(sco)?.cmi ?? null });
    // A real one makes objects that are none to the run-time in a test.
    return { ok: true, status: 200, json: async () => JSON.parse(body) } as Response;
  };
  globalThis.fetch = answer;
  const session = makeScoSession({ state, queue, say });
  const make = makerOf(Scorm2004API as unknown as Parameters<typeof makerOf>[0]);
  const api = make({ onCommit: session.onCommit, activityTree: tree }) as SequencingApi;
  const stage = { clear: () => undefined, close: () => undefined, show: () => undefined };
  const fail = (error: unknown): void => say(newsOf(error));
  const way = sequencedWay({ state, stage, session, say, fail, api });
  const call = (name: string, ...args: string[]): string => session.facade[name]!(...args);
  const go = async (to: Parameters<typeof way.go>[0]) => {
    await way.go(to).catch(fail);
    await soon();
  };
  await way.start();
  await soon();
  return { call, go, said, server, answer, here: () => session.item()?.identifier };
}

/** Both are begun, the first with a place, and one comes back to the first. */
async function thereAndBack(exit: string) {
  const it = await aWay();
  it.call('Initialize', '');
  it.call('SetValue', 'cmi.location', '5');
  it.call('SetValue', 'cmi.exit', exit);
  await it.go('continue');
  expect(it.here()).toBe('B');
  it.call('Initialize', '');
  await it.go({ item: 'A' });
  it.call('Initialize', '');
  return [it.here(), it.call('GetValue', 'cmi.location'), it.call('GetValue', 'cmi.entry')];
}

test('a part that ended begins anew when one comes back; one that was suspended goes on', async () => {
  expect(await thereAndBack('normal')).toEqual(['A', '', 'ab-initio']);
  expect(await thereAndBack('suspend')).toEqual(['A', '5', 'resume']);
});

test('a page that was closed in the midst of a part goes on there', async () => {
  const first = await aWay();
  first.call('Initialize', '');
  first.call('SetValue', 'cmi.location', '5');
  first.call('Commit', '');
  const kept = first.server.get('A')!;
  const again = await aWay({ sequencing: kept.sequencing, current_item: 'A' }, first.server);
  again.call('Initialize', '');
  expect([again.here(), again.call('GetValue', 'cmi.location')]).toEqual(['A', '5']);
});

test('without a line one stays at the part that runs', async () => {
  const it = await aWay();
  it.call('Initialize', '');
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  await it.go('continue');
  expect([it.here(), it.said.at(-1)]).toEqual(['A', { type: 'no_line' }]);
  expect(it.call('SetValue', 'cmi.location', '6')).toBe('true');
  globalThis.fetch = it.answer;
  await it.go('continue');
  expect(it.here()).toBe('B');
});
