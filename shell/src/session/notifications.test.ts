import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { guestSession } from '@stoa/shared/session/session-from.ts';
import { anId, aSession } from '@stoa/shared/testing/builders.ts';
import { createNotificationFlag } from './notification-flag.ts';
import { createSessionStore } from './session-store.ts';
import { watchNotifications } from './watch-notifications.ts';

const newest = {
  id: anId(1),
  kind: 'enrolled' as const,
  title: 'You are enrolled',
  body: '',
  link: null,
  read: false,
  created_at: '2026-11-21T00:00:00.000Z',
};
const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const showPage = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
let stop: () => void = () => undefined;

function setUp() {
  const sessionStore = createSessionStore();
  const summary = { unread_count: 1, newest_id: newest.id as string | null };
  const signedIn = () =>
    aSession({ notifications: [{ ...newest, id: summary.newest_id! }], unreadCount: summary.unread_count });
  sessionStore.getState().become(signedIn());
  const refresh = jest.fn(async () => sessionStore.getState().become(signedIn()));
  const ask = jest.fn(async () => summary);
  const flag = createNotificationFlag(refresh);
  stop = watchNotifications({ api: { getNotificationSummary: ask }, sessionStore, flag });
  return { sessionStore, summary, refresh, ask, flag };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a raised flag reads notifications and user data again, and lowers itself', async () => {
  const { flag, refresh } = setUp();
  flag.getState().raise();
  expect(flag.getState().isRaised).toBe(true);
  flag.getState().raise();
  await tick(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(flag.getState().isRaised).toBe(false);
});

test('a flag whose reading failed is lowered too, and can be raised again', async () => {
  const { flag, refresh } = setUp();
  refresh.mockRejectedValueOnce(new Error('no line'));
  flag.getState().raise();
  await tick(0);
  expect(flag.getState().isRaised).toBe(false);
  flag.getState().raise();
  await tick(0);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('a new notification is there within 15 seconds, without a reload', async () => {
  const { summary, refresh, sessionStore } = setUp();
  await tick(15_000);
  expect(refresh).not.toHaveBeenCalled();
  Object.assign(summary, { unread_count: 2, newest_id: anId(2) });
  await tick(15_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(sessionStore.getState().session.unreadCount).toBe(2);
  await tick(15_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('one that was read elsewhere goes from the count', async () => {
  const { summary, refresh } = setUp();
  summary.unread_count = 0;
  await tick(15_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page that nobody looks at asks nothing, and asks at once when it is come back to', async () => {
  const { ask } = setUp();
  showPage('hidden');
  await tick(60_000);
  expect(ask).not.toHaveBeenCalled();
  showPage('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await tick(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('nothing is asked for a guest', async () => {
  const { ask, sessionStore } = setUp();
  sessionStore.getState().become(guestSession);
  await tick(60_000);
  expect(ask).not.toHaveBeenCalled();
});

test('a line that is gone for a while stops nothing', async () => {
  const { ask, summary, refresh } = setUp();
  ask.mockRejectedValueOnce(new Error('no line'));
  summary.unread_count = 5;
  await tick(15_000);
  expect(refresh).not.toHaveBeenCalled();
  await tick(15_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});
