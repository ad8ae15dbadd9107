import { expect, test } from '@jest/globals';
import { findCardFaults, isCardNumber, readExpiry } from './card-check.ts';
import { testCards } from './test-cards.ts';

const now = new Date('2026-11-24T12:00:00Z');
const fine = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };

test('every test card has a number that can be one, of its own', () => {
  for (const { number } of testCards) expect(isCardNumber(number)).toBe(true);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});

test('a number with one wrong digit, or too few of them, is none', () => {
  for (const number of ['4242424242424241', '424242424242', '4242-4242-4242-424x', '']) {
    expect(findCardFaults({ ...fine, number }, now)).toEqual([{ field: 'number', cause: 'form' }]);
  }
});

test('a card is good to the end of its month', () => {
  expect(findCardFaults(fine, now)).toEqual([]);
  expect(findCardFaults({ ...fine, expiry: '10/26' }, now)).toEqual([{ field: 'expiry', cause: 'past' }]);
  expect(findCardFaults({ ...fine, expiry: '10/26' }, new Date('2026-11-01T11:59:59Z'))).toEqual([]);
});

test('an expiry is read with one digit or two, two or four', () => {
  for (const text of ['1/30', '01/30', '01 / 2030', ' 1/2030 '])
    expect(readExpiry(text)).toEqual({ month: 1, year: 2030 });
  for (const text of ['13/30', '0/30', '1/203', '0130', '']) expect(readExpiry(text)).toBeUndefined();
});

test('every fault is told, in the order of the fields', () => {
  expect(findCardFaults({ number: '1', expiry: '', cvc: '12' }, now).map(({ field }) => field)).toEqual([
    'number',
    'expiry',
    'cvc',
  ]);
});
