import { expect, test } from '@jest/globals';
import { roundTripsOf } from './round-trips.ts';

test('what the document asks for at once is the second round trip, however many', () => {
  const requests = [
    { start: 0, end: 400 },
    { start: 401, end: 820 },
    { start: 402, end: 900 },
    { start: 410, end: 1_300 },
  ];
  expect(roundTripsOf(requests)).toEqual([1, 2, 2, 2]);
});

test('what is asked for after an answer of the second is the third', () => {
  const requests = [
    { start: 0, end: 400 },
    { start: 401, end: 820 },
    { start: 850, end: 1_250 },
    { start: 1_300, end: undefined },
  ];
  expect(roundTripsOf(requests)).toEqual([1, 2, 3, 4]);
});

test('the order of the list does not matter, and an open request holds nobody up', () => {
  const requests = [
    { start: 850, end: 1_250 },
    { start: 0, end: 400 },
    { start: 401, end: undefined },
    { start: 401, end: 820 },
  ];
  expect(roundTripsOf(requests)).toEqual([3, 1, 2, 2]);
});
