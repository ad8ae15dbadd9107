import { expect, test } from '@jest/globals';
import { stopwatch } from './stopwatch.ts';

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3845, '1:04:05'],
])('%d seconds are %s', (seconds, shown) => {
  expect(stopwatch(seconds)).toBe(shown);
});
