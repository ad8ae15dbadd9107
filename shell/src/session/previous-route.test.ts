import { beforeEach, expect, test } from '@jest/globals';
import { forgetPreviousRoute, isSameSitePath, rememberRoute, takePreviousRoute } from './previous-route.ts';

beforeEach(forgetPreviousRoute);

test('an address is given back once, whole', () => {
  rememberRoute('/course/light?lesson=2#notes');
  expect(takePreviousRoute()).toBe('/course/light?lesson=2#notes');
  expect(takePreviousRoute()).toBeUndefined();
});

test.each(['/login', '/login?x=1', '/signup', '/signup/a1b2', '/LOGIN'])('%s is never remembered', (path) => {
  rememberRoute(path);
  expect(takePreviousRoute()).toBeUndefined();
});

test('a screen whose name only begins like the log-in screen is remembered', () => {
  rememberRoute('/login-history');
  expect(takePreviousRoute()).toBe('/login-history');
});

test.each(['//evil.test/x', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)', '/\t/evil.test', ''])(
  'another site never comes back: %j',
  (path) => {
    expect(isSameSitePath(path)).toBe(false);
    window.sessionStorage.setItem('stoa.previous-route', path);
    expect(takePreviousRoute()).toBeUndefined();
  },
);
