/** @jest-environment-options {"url": "https://stoa.test/"} */
import { afterEach, expect, jest, test } from '@jest/globals';
import { clearCookies, readToken, writeCookies, writeLocaleCookie } from './cookies.ts';

afterEach(() => {
  jest.restoreAllMocks();
  clearCookies();
});

test('where the page came safely, no cookie travels any other way', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  writeCookies('abc');
  writeLocaleCookie('fr');
  const lines = written.mock.calls.map(([line]) => line);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toMatch(/; samesite=lax.*; secure/i);
  expect(readToken()).toBe('abc');
  clearCookies();
  expect(readToken()).toBeUndefined();
});
