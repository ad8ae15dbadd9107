import { afterEach, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { clearCookies, readToken, writeCookies } from './cookies.ts';

afterEach(() => {
  jest.restoreAllMocks();
  clearCookies();
});

test('both cookies live one day, are sent to this site alone, and need no script elsewhere', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const before = Date.now();
  writeCookies('abc');
  const lines = written.mock.calls.map(([line]) => line);
  expect(lines.map((line) => line.split('=')[0])).toEqual(['token', 'isLoggedIn']);
  for (const line of lines) {
    expect(line).toMatch(/; path=\//);
    expect(line).toMatch(/; sameSite=lax/i);
    // On a page that came over http, as on one's own machine, the browser would throw a secure cookie away.
    expect(line).not.toMatch(/secure/i);
    const expires = Date.parse(/expires=([^;]+)/.exec(line)?.[1] ?? '');
    expect(Math.abs(expires - before - 86_400_000)).toBeLessThan(2_000);
  }
});

test('the token counts only beside the other cookie', () => {
  writeCookies('abc');
  expect(readToken()).toBe('abc');
  Cookies.remove('isLoggedIn');
  expect(readToken()).toBeUndefined();
  writeCookies('abc');
  Cookies.remove('token');
  expect(readToken()).toBeUndefined();
});
