import { expect, test } from '@jest/globals';
import { isRightNumber, readNumber } from './read-number.ts';

test.each([
  ['3.5', 3.5],
  ['3,5', 3.5],
  [' −2 ', -2],
  ['+7', 7],
  ['.5', 0.5],
  ['1 000 000', 1_000_000],
  ['1 000,5', 1000.5],
  ['1,000.5', 1000.5],
  ['1.000,5', 1000.5],
  ['1,000,000', 1_000_000],
  ["1'000", 1000],
  ['1,000', 1],
  ['6,02e23', 6.02e23],
  ['３', 3],
])('“%s” is the number %d', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

test.each(['', 'three', '3 apples', '1/2', '--1', '1e', 'Infinity', 'NaN', '0x10', '.', '1e999'])(
  '“%s” is no number',
  (typed) => {
    expect(readNumber(typed)).toBeUndefined();
  },
);

test('what is within the tolerance is right, its ends included', () => {
  const right = { value: 9.81, tolerance: 0.01 };
  expect(['9.80', '9.81', '9,82'].map((typed) => isRightNumber(typed, right))).toEqual([true, true, true]);
  expect(['9.79', '9.83', ''].map((typed) => isRightNumber(typed, right))).toEqual([false, false, false]);
});

test('fractions that a computer cannot hold are no trap', () => {
  expect(isRightNumber('0.3', { value: 0.1 + 0.2, tolerance: 0 })).toBe(true);
  expect(isRightNumber('0.3001', { value: 0.3, tolerance: 0 })).toBe(false);
  expect(isRightNumber('0', { value: null, tolerance: 5 })).toBe(false);
});
