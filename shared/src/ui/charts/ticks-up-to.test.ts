import { expect, test } from '@jest/globals';
import { ticksUpTo } from './ticks-up-to.ts';

test('an axis has few round numbers, the last at or above the highest value', () => {
  expect(ticksUpTo(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksUpTo(0.01)).toEqual([0, 0.005, 0.01]);
  expect(ticksUpTo(1)).toEqual([0, 0.5, 1]);
});
