import { expect, test } from '@jest/globals';
import { missingParts, skippedParts, watchedPercent } from './missing-parts.ts';
import { resumePlace } from './resume-place.ts';

test('what was not watched is missing, in order; a gap nobody notices is not', () => {
  expect(missingParts([], 60)).toEqual([[0, 60]]);
  expect(missingParts([[40, 50], [0, 10], [10.4, 20]], 60)).toEqual([[20, 40], [50, 60]]); // prettier-ignore
  expect(missingParts([[0.5, 60]], 60)).toEqual([]);
});

test('only what was passed over is skipped: the rest is still to come', () => {
  expect(skippedParts([[0, 20]], 60)).toEqual([]);
  expect(skippedParts([[0, 10], [30, 40]], 60)).toEqual([[10, 30]]); // prettier-ignore
});

test('the share is of distinct seconds and never rounded up to enough', () => {
  expect(watchedPercent([[0, 10], [5, 20]], 40)).toBe(50); // prettier-ignore
  expect(watchedPercent([[0, 89.9]], 100)).toBe(89);
  expect(watchedPercent([[0, 5]], 0)).toBe(0);
});

test('a video goes on where it was left; from its end with what is missing, or at the beginning', () => {
  expect(resumePlace(46, { duration: 60, watched: [[0, 46]] })).toBe(46);
  expect(resumePlace(59, { duration: 60, watched: [[0, 10], [50, 60]] })).toBe(10); // prettier-ignore
  expect(resumePlace(60, { duration: 60, watched: [[0, 60]] })).toBe(0);
});
