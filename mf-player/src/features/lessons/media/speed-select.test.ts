import { expect, test } from '@jest/globals';
import { HIGHEST_SPEED } from '@stoa/shared/contract/learning/playback-speeds.ts';
import { nextSpeed } from './speed-select.tsx';

test('speeds go from a quarter to three times, one step after the other', () => {
  expect(nextSpeed(2, 1)).toBe(2.5);
  expect(nextSpeed(2.5, 1)).toBe(3);
  expect(nextSpeed(HIGHEST_SPEED, 1)).toBe(3);
  expect(nextSpeed(0.25, -1)).toBe(0.25);
});
