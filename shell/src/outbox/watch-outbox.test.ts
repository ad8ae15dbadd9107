import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { guestSession } from '@stoa/shared/session/session-from.ts';
import { anId, aSession, aUser } from '@stoa/shared/testing/builders.ts';
import { createSessionStore } from '../session/session-store.ts';
import { watchOutbox } from './watch-outbox.ts';

const rhea = aSession({ user: aUser({ id: anId(5) }) });
const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);
let stop: () => void = () => undefined;

function setUp(session = rhea) {
  const sessionStore = createSessionStore();
  sessionStore.getState().become(session);
  const isAnythingKept = jest.fn(async () => true);
  const send = jest.fn(async (_userId: string) => undefined);
  stop = watchOutbox({ sessionStore, isAnythingKept, send });
  return { sessionStore, isAnythingKept, send };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('what an earlier page left behind is sent soon after the page’s start, in the name of who is signed in', async () => {
  const { send } = setUp();
  await tick(2_000);
  expect(send.mock.calls).toEqual([[rhea.user!.id]]);
});

test('where nothing is kept nothing is loaded to send it', async () => {
  const { send, isAnythingKept } = setUp();
  isAnythingKept.mockResolvedValue(false);
  await tick(60_000);
  expect(isAnythingKept).toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test('nothing goes out before somebody signs in, and it goes soon after', async () => {
  const { send, sessionStore } = setUp(guestSession);
  await tick(60_000);
  expect(send).not.toHaveBeenCalled();
  sessionStore.getState().become(rhea);
  await tick(2_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what waits for the line goes when it is back, long before the next look', async () => {
  const { send } = setUp();
  send.mockRejectedValue(new Error('no line'));
  await tick(16_000);
  send.mockClear();
  send.mockResolvedValue(undefined);
  window.dispatchEvent(new Event('online'));
  await tick(2_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a server that takes nothing is asked again, one call at a time', async () => {
  const { send } = setUp();
  let refuse: (error: Error) => void = () => undefined;
  send.mockImplementation(() => new Promise((_, reject) => (refuse = reject)));
  await tick(60_000);
  expect(send).toHaveBeenCalledTimes(1);
  refuse(new Error('unavailable'));
  await tick(15_000);
  expect(send).toHaveBeenCalledTimes(2);
});
