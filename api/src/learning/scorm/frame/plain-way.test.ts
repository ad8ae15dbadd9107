import { expect, test } from '@jest/globals';
import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import { makeCommitQueue } from './commit-queue.ts';
import { aPart, aRunTime, aState } from './frame-builders.ts';
import { plainWay } from './plain-way.ts';
import { newsOf } from './read-kept.ts';
import { makeScoSession } from './sco-session.ts';

/** A package of two parts, of which the first runs; what the server answers from then on is up to the test. */
async function aWay(answer: () => Promise<Response>, second = aPart('B')) {
  const said: FromFrame[] = [];
  const say = (message: FromFrame): void => void said.push(message);
  const onStage: string[] = [];
  const state = aState([aPart('A'), second]);
  const queue = makeCommitQueue({
    send: () => new Promise(() => undefined),
    beacon: () => true,
    say,
    wait: async () => undefined,
    onStop: () => undefined,
  });
  const session = makeScoSession({ state, queue, say });
  const way = plainWay({
    state,
    stage: { clear: () => undefined, close: () => undefined, show: (address) => void onStage.push(address) },
    session,
    say,
    fail: (error) => say(newsOf(error)),
    makeApi: () => aRunTime(session.onCommit),
  });
  globalThis.fetch = async () => Response.json({ cmi: null });
  await way.start();
  session.facade['LMSInitialize']!('');
  globalThis.fetch = answer;
  const go = async () => way.go('continue').catch((error: unknown) => say(newsOf(error)));
  return { go, said, onStage, call: (name: string, ...args: string[]) => session.facade[name]!(...args) };
}
const noLine = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};
const status = (code: number) => async () => new Response('', { status: code });

test.each([
  ['no line', noLine],
  ['408', status(408)],
  ['429', status(429)],
  ['503', status(503)],
])('who wants the next part with %s stays, and the part goes on', async (_what, answer) => {
  const it = await aWay(answer);
  await it.go();
  expect(it.said.at(-1)).toEqual({ type: 'no_line' });
  expect(it.onStage).toEqual(['./A.html']);
  expect(it.call('LMSSetValue', 'cmi.suspend_data', 'x')).toBe('true');
  globalThis.fetch = async () => Response.json({ cmi: null });
  await it.go();
  expect(it.onStage).toEqual(['./A.html', './B.html']);
});

test('a part without a run-time is left alone, too, until its page can be reached', async () => {
  const it = await aWay(noLine, aPart('B', { kind: 'asset' }));
  await it.go();
  expect([it.said.at(-1), it.onStage]).toEqual([{ type: 'no_line' }, ['./A.html']]);
});

test('a launch that is over says so, and blames nobody', async () => {
  const it = await aWay(status(404));
  await it.go();
  expect(it.said.at(-1)).toEqual({ type: 'expired' });
});
