import { afterEach, expect, jest, test } from '@jest/globals';
import { fetchOnce } from './fetch-once.ts';

afterEach(() => void jest.useRealTimers());

test('it is fetched once, however often it is asked for', async () => {
  const fetch = jest.fn(async () => 'words');
  const words = fetchOnce(fetch);
  expect(words.found()).toBeUndefined();
  expect(words.wait()).toBe(words.wait());
  await words.wait();
  expect(words.found()).toBe('words');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('nobody waits longer than a few seconds', async () => {
  jest.useFakeTimers();
  let arrive = (_words: string): void => undefined;
  const words = fetchOnce(() => new Promise<string>((resolve) => (arrive = resolve)));
  const waiting = words.wait();
  await jest.advanceTimersByTimeAsync(8_000);
  await waiting;
  expect(words.found()).toBeUndefined();
  arrive('words');
  await jest.advanceTimersByTimeAsync(0);
  expect(words.found()).toBe('words');
});

test('after a failure nobody waits again, and a later question fetches behind what is drawn', async () => {
  jest.useFakeTimers();
  const fetch = jest.fn(async () => 'words').mockRejectedValueOnce(new Error('lost'));
  const words = fetchOnce(fetch);
  const first = words.wait();
  await first;
  expect(words.wait()).toBe(first);
  expect(fetch).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(words.wait()).toBe(first);
  await jest.advanceTimersByTimeAsync(0);
  expect([words.found(), fetch.mock.calls.length]).toEqual(['words', 2]);
});
