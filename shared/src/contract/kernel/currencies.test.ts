import { expect, test } from '@jest/globals';
import { currencyCodes, exponentOf, findCurrency, toMajor, toMinor } from './currencies.ts';

/** The column of a price. */
const LARGEST_INTEGER = 2 ** 31 - 1;

test.each(currencyCodes)('%s: the highest price is a price, and fits its column', (code) => {
  const { exponent, step, highest } = findCurrency(code)!;
  expect(highest % step).toBe(0);
  expect(highest).toBeLessThanOrEqual(LARGEST_INTEGER);
  expect(step).toBeLessThanOrEqual(10 ** exponent);
});

test.each([
  ['USD', 1250, 12.5],
  ['HUF', 499_000, 4990],
  ['IQD', 12_500_000, 12_500],
  ['JPY', 1500, 1500],
  ['KWD', 12_345, 12.345],
])('%s: %d minor units are %d', (code, minor, major) => {
  expect(toMajor(minor, code)).toBe(major);
  expect(toMinor(major, code)).toBe(minor);
});

test('a figure that binary fractions cannot hold becomes the minor units it was meant as', () => {
  expect(toMinor(19.99, 'USD')).toBe(1999);
  expect(toMinor(1.005, 'KWD')).toBe(1005);
});

test('what nothing is sold in is counted as the browser counts it', () => {
  expect(findCurrency('SEK')).toBeUndefined();
  expect(findCurrency('toString')).toBeUndefined();
  expect(exponentOf('SEK')).toBe(2);
});
