import { expect, test } from '@jest/globals';
import { median, quantile, spread } from './statistics.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([7])).toBe(7);
});

test('one slow run moves neither the median nor the spread', () => {
  expect(median([100, 101, 99, 100, 5_000])).toBe(100);
  expect(spread([100, 100, 100, 100, 100, 100, 5_000])).toBe(0);
});

test('the spread is half of the distance between the quartiles, of the median', () => {
  expect(spread([80, 90, 100, 110, 120])).toBeCloseTo(0.15);
  expect(spread([100])).toBe(0);
});

test('nothing measured is an error and not a zero', () => {
  expect(() => median([])).toThrow('Nothing was measured.');
  expect(() => quantile([], 0.95)).toThrow('Nothing was measured.');
});

test('of twenty values nineteen lie below the quantile of 19 of 20', () => {
  const values = Array.from({ length: 20 }, (_, index) => index);
  expect(quantile(values, 0.95)).toBe(19);
  expect(quantile([7], 0.95)).toBe(7);
});
