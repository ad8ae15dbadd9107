import { expect, test } from '@jest/globals';
import { ApiError, type ApiErrorCode } from '@stoa/shared/http/api-error.ts';
import type { Api } from '@stoa/shared/http/api.ts';
import { bringHome } from './bring-home.ts';
import { settled, type Journal, type OpenJournal } from './journal.ts';

const aCommit = (seq: number, sco: string) => ({ seq, sco, cmi: {}, sequencing: null, trigger: 'auto' as const });
const failure = (code: ApiErrorCode) => new ApiError('No.', { code, status: 500 });

/** A journal with two commits, and a server that answers each as it is told. */
function left(...answers: (Error | string | undefined)[]) {
  let journal: Journal = { launchId: 'L', commits: { B: aCommit(2, 'B'), A: aCommit(1, 'A') } };
  const sent: number[] = [];
  const api = {
    keepScormData: async ({ body }: { body: { seq: number } }) => {
      sent.push(body.seq);
      const answer = answers[sent.length - 1];
      if (answer instanceof Error) throw answer;
      return { outcome: answer ?? 'kept' };
    },
  } as unknown as Api;
  const open = {
    read: async () => journal,
    settle: async (launchId: string, seq: number) => void (journal = settled(journal, launchId, seq)),
  } as unknown as OpenJournal;
  return { sent, kept: () => Object.keys(journal.commits), go: () => bringHome(api, open) };
}

test('all goes in its order, and none is kept any longer', async () => {
  const it = left();
  await it.go();
  expect([it.sent, it.kept()]).toEqual([[1, 2], []]);
});

test.each(['network', 'unavailable', 'rate_limited', 'internal', 'unauthenticated'] as const)(
  'what fails as %s stays, with all that follows, for another try',
  async (code) => {
    const it = left(undefined, failure(code));
    await expect(it.go()).rejects.toThrow('No.');
    expect(it.kept()).toEqual(['B']);
  },
);

test('what is not taken because a right has ended waits until there is one again', async () => {
  const it = left('kept', 'expired');
  await it.go();
  expect(it.kept()).toEqual(['B']);
});

test('what the server will never take is let go, and keeps back nothing', async () => {
  const it = left(failure('invalid'));
  await it.go();
  expect([it.sent, it.kept()]).toEqual([[1, 2], []]);
});
