import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import type { StartUp } from '@stoa/shared/contract/people/accounts.ts';
import { GUEST_CART } from '@stoa/shared/remote/cart/forget-guest-cart.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import Cookies from 'js-cookie';
import { takePreviousRoute } from './previous-route.ts';
import { createSessionControl } from './session-control.ts';
import { createSessionStore } from './session-store.ts';

const startUp: StartUp = {
  user: aUser(),
  roles: [{ name: 'teacher', permissions: [{ name: 'create-course' }, { name: 'view-course' }] }],
  preferences: { locale: null, color_scheme: null },
  notifications: [],
  unread_count: 3,
  seen_by: null,
};
let stop: () => void = () => undefined;

function setUp(getStartUp: () => Promise<StartUp> = async () => startUp) {
  let address = '/course/light?lesson=2#notes';
  const store = createSessionStore();
  const goToLogin = jest.fn();
  const logout = jest.fn(async () => ({ ok: true as const }));
  const asked = jest.fn(getStartUp);
  const adopted = jest.fn();
  const control = createSessionControl({
    store,
    api: { getStartUp: asked, logout },
    address: () => address,
    goToLogin,
    adoptPreferences: adopted,
  });
  stop = control.start();
  const goTo = (path: string) => void (address = path);
  return { store, control, goToLogin, goTo, logout, asked, adopted, state: () => store.getState().session.state };
}
const signInElsewhere = () => {
  Cookies.set('token', 'abc');
  Cookies.set('isLoggedIn', 'true');
};
const second = () => jest.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  Cookies.remove('token');
  Cookies.remove('isLoggedIn');
  window.sessionStorage.clear();
  window.localStorage.clear();
  jest.useRealTimers();
});

test('both cookies are needed to count as logged in', async () => {
  Cookies.set('token', 'abc');
  const { state, asked } = setUp();
  await second();
  expect(state()).toBe('guest');
  expect(asked).not.toHaveBeenCalled();
});

test('a log-in in another tab shows within a second, with roles and permissions', async () => {
  const { store, state } = setUp();
  expect(state()).toBe('guest');
  signInElsewhere();
  await second();
  expect(store.getState().session).toMatchObject({
    state: 'signed-in',
    roles: ['teacher'],
    permissions: ['create-course', 'view-course'],
    unreadCount: 3,
  });
});

test('a log-out in another tab shows within a second', async () => {
  signInElsewhere();
  const { state } = setUp();
  await second();
  expect(state()).toBe('signed-in');
  Cookies.remove('isLoggedIn');
  await second();
  expect(state()).toBe('guest');
});

test('a start-up call that fails keeps the session and is made again', async () => {
  let isDown = true;
  signInElsewhere();
  const { store, state } = setUp(async () => {
    if (isDown) throw new ApiError('Down.', { code: 'network', status: 0 });
    return startUp;
  });
  await second();
  expect(state()).toBe('pending');
  expect(store.getState().isLate).toBe(true);
  isDown = false;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(state()).toBe('signed-in');
  expect(store.getState().isLate).toBe(false);
});

test('calls that went out without their cookie, which was gone, end the session where it is', async () => {
  signInElsewhere();
  const { control, goToLogin, state } = setUp();
  await second();
  Cookies.remove('token');
  const sent = [control.tokenOfCall(), control.tokenOfCall()];
  for (const token of sent) control.end(token);
  expect(state()).toBe('guest');
  expect(goToLogin).not.toHaveBeenCalled();
  control.end(control.tokenOfCall());
  expect(goToLogin).toHaveBeenCalledWith(undefined);
});

test('who sees the site as somebody else has their session, and keeps language and colours', async () => {
  const seenBy = { id: anId(9), full_name: 'Olga Operator', until: '2999-01-01T18:40:00.000Z' };
  signInElsewhere();
  const { store, adopted } = setUp(async () => ({ ...startUp, seen_by: seenBy }));
  await second();
  expect(store.getState()).toMatchObject({ session: { state: 'signed-in', user: startUp.user }, seenBy });
  expect(adopted).not.toHaveBeenCalled();
});

test('when seeing as someone else ends in another window, this one sees with its own eyes again', async () => {
  const seenBy = { id: anId(9), full_name: 'Olga Operator', until: '2999-01-01T18:40:00.000Z' };
  const own = { ...startUp, user: { ...startUp.user, id: anId(9) } };
  let now: StartUp = { ...startUp, seen_by: seenBy };
  signInElsewhere();
  const { store } = setUp(async () => now);
  await second();
  expect(store.getState().seenBy).toEqual(seenBy);
  now = own;
  const otherWindow = new BroadcastChannel('stoa-session');
  otherWindow.postMessage({ seen: own.user.id });
  otherWindow.close();
  await second();
  expect(store.getState()).toMatchObject({ session: { user: own.user }, seenBy: null });
});

test('a 401 ends the session, remembers the address and goes to the log-in screen', async () => {
  signInElsewhere();
  const { control, goToLogin, state } = setUp();
  await second();
  control.end('abc');
  expect(state()).toBe('guest');
  expect([Cookies.get('token'), Cookies.get('isLoggedIn')]).toEqual([undefined, undefined]);
  expect(goToLogin).toHaveBeenCalledWith({ reason: 'session-expired' });
  expect(takePreviousRoute()).toBe('/course/light?lesson=2#notes');
});

test('of several calls that are refused at once the first one leads to the log-in screen', async () => {
  signInElsewhere();
  const { control, goToLogin, goTo } = setUp();
  await second();
  control.end('abc');
  goTo('/login');
  control.end('abc');
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(takePreviousRoute()).toBe('/course/light?lesson=2#notes');
});

test('a screen that is left for the log-in screen sends nobody there again, where they would not be told why', async () => {
  const { control, goToLogin, goTo } = setUp();
  control.requireLogin();
  expect(goToLogin.mock.calls).toEqual([[]]);
  goTo('/login');
  control.requireLogin();
  expect(goToLogin).toHaveBeenCalledTimes(1);
  expect(takePreviousRoute()).toBe('/course/light?lesson=2#notes');
});

test('logging out revokes the token and clears all that was remembered, even without a line', async () => {
  signInElsewhere();
  const { control, goToLogin, logout, state } = setUp();
  await second();
  window.sessionStorage.setItem('stoa.previous-route', '/course/light');
  window.localStorage.setItem('stoa.course-create-slug', 'light');
  window.localStorage.setItem(GUEST_CART, '[]');
  logout.mockRejectedValueOnce(new Error('no line'));
  await control.signOut();
  expect(logout).toHaveBeenCalled();
  expect(state()).toBe('guest');
  expect(Cookies.get('token')).toBeUndefined();
  expect(takePreviousRoute()).toBeUndefined();
  expect(window.localStorage).toHaveLength(0);
  expect(goToLogin).toHaveBeenCalled();
});

test('who leaves for another person is revoked and forgotten, and stays where they are', async () => {
  signInElsewhere();
  const { control, goToLogin, logout, state } = setUp();
  await second();
  window.localStorage.setItem('stoa.course-create-slug', 'light');
  window.localStorage.setItem(GUEST_CART, '[]');
  await control.leave();
  expect(logout).toHaveBeenCalledTimes(1);
  expect(state()).toBe('guest');
  expect([Cookies.get('token'), Cookies.get('isLoggedIn')]).toEqual([undefined, undefined]);
  expect(window.localStorage).toHaveLength(0);
  expect(goToLogin).not.toHaveBeenCalled();
});

test('a session that turns out to be over does not keep a link from logging in', async () => {
  signInElsewhere();
  const { control, goToLogin, goTo, state } = setUp();
  await second();
  goTo('/Redirect/a-code/course/light');
  control.end('abc');
  expect(state()).toBe('guest');
  expect(goToLogin).not.toHaveBeenCalled();
  expect(takePreviousRoute()).toBeUndefined();
});

test.each([
  { reason: 'signed-out-everywhere' },
  { reason: 'account-deleted', deletesAt: '2026-04-14T09:00:00.000Z' },
] as const)('who ended every session themselves is told so, and nothing is remembered: $reason', async (farewell) => {
  signInElsewhere();
  const { control, goToLogin, logout, state } = setUp();
  await second();
  window.sessionStorage.setItem('stoa.previous-route', '/course/light');
  window.localStorage.setItem('stoa.course-create-slug', 'light');
  await control.signOut(farewell);
  expect(logout).not.toHaveBeenCalled();
  expect(goToLogin.mock.calls).toEqual([[farewell]]);
  expect(state()).toBe('guest');
  expect([Cookies.get('token'), Cookies.get('isLoggedIn')]).toEqual([undefined, undefined]);
  expect(takePreviousRoute()).toBeUndefined();
  expect(window.localStorage.getItem('stoa.course-create-slug')).toBeNull();
});

test('a late 401 for an older token leaves the session alone that has begun meanwhile', async () => {
  signInElsewhere();
  const { control, goToLogin, state } = setUp();
  await second();
  Cookies.set('token', 'newer');
  control.end('abc');
  await second();
  expect(Cookies.get('token')).toBe('newer');
  expect(state()).toBe('signed-in');
  expect(goToLogin).not.toHaveBeenCalled();
});

test('an answer for a session that is over changes nothing', async () => {
  let answer: (reply: StartUp) => void = () => undefined;
  signInElsewhere();
  const { control, state } = setUp(() => new Promise((resolve) => (answer = resolve)));
  expect(state()).toBe('pending');
  control.end('abc');
  answer(startUp);
  await second();
  expect(state()).toBe('guest');
});
