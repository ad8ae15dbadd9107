import { expect, test } from '@jest/globals';
import type { ScormCommit } from '@stoa/shared/contract/learning/scorm.ts';
import type { FromFrame } from '@stoa/shared/contract/learning/scorm-port.ts';
import { makeCommitQueue } from './commit-queue.ts';
import { aPart, aRunTime, aState } from './frame-builders.ts';
import { makeScoSession } from './sco-session.ts';

/** A part that runs, and a server that never answers. */
function aSession() {
  const said: FromFrame[] = [];
  const sent: ScormCommit[] = [];
  const say = (message: FromFrame): void => void said.push(message);
  const queue = makeCommitQueue({
    send: async (commit) => {
      sent.push(commit);
      return new Promise(() => undefined);
    },
    beacon: () => true,
    say,
    wait: async () => undefined,
    onStop: () => undefined,
  });
  const session = makeScoSession({ state: aState([aPart('A')]), queue, say });
  const api = aRunTime(session.onCommit);
  session.begin(aPart('A'), {
    kept: null,
    api,
    onBegin: () => undefined,
    onEnd: () => undefined,
    sequencing: () => null,
  });
  const call = (name: string, ...args: string[]): string => session.facade[name]!(...args);
  const written = () => said.flatMap((message) => (message.type === 'journal' ? [message.commit] : []));
  return { call, written, sent };
}

test.each(['LMSCommit', 'LMSFinish'])('what is set and handed over by %s in one go is written down', (name) => {
  const { call, written, sent } = aSession();
  call('LMSInitialize', '');
  call('LMSSetValue', 'cmi.suspend_data', 'page 9');
  call(name, '');
  expect(written()).toEqual(sent);
  expect(written()).toMatchObject([{ seq: 1, sco: 'A', cmi: { suspend_data: 'page 9' } }]);
});
