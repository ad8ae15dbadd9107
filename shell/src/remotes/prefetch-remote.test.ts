import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aRemote } from '../testing/a-remote.ts';
import { prefetchRemote } from './prefetch-remote.ts';

const line = (connection?: { effectiveType: string }) => Object.assign(navigator, { connection });
const runIdle = async () => {
  await jest.advanceTimersByTimeAsync(300);
  return document.head.querySelectorAll('script').length;
};
const links = () => document.head.querySelectorAll('link[rel=preload]').length;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  line();
  document.head.replaceChildren();
});

test('the code of a remote comes when the browser is idle, its preload links at once', async () => {
  prefetchRemote(aRemote('mf-catalog', '1.0.0'), []);
  expect(links()).toBe(1);
  expect(await runIdle()).toBe(1);
});

test.each(['slow-2g', '3g'])('over a line like %s only its preload links do', async (effectiveType) => {
  line({ effectiveType });
  prefetchRemote(aRemote('mf-player', effectiveType), []);
  expect(links()).toBe(1);
  expect(await runIdle()).toBe(0);
});
