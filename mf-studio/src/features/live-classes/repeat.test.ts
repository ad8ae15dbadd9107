import { expect, test } from '@jest/globals';
import { datesOf, keptDates, listedDates, tomorrow, weekdayOf } from './repeat.ts';

// 10 March 2026 is a Tuesday.
const tuesday = '2026-03-10';
const weekly = { every: 'weekly', weekdays: [], times: 3, until: null } as const;

test('once is one day, and daily goes over the end of a month and over changes of the clock', () => {
  expect(datesOf(tuesday, { ...weekly, every: 'never' })).toEqual([tuesday]);
  expect(datesOf('2026-03-28', { every: 'daily', weekdays: [], times: 5, until: null })).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-03-31',
    '2026-04-01',
  ]);
});

test('weeks begin on the first day, on the weekdays that are chosen, and none lies before it', () => {
  expect(weekdayOf(tuesday)).toBe(2);
  expect(weekdayOf('2026-03-15')).toBe(7);
  expect(datesOf(tuesday, weekly)).toEqual([tuesday, '2026-03-17', '2026-03-24']);
  expect(datesOf(tuesday, { ...weekly, weekdays: [4, 1], times: 4 })).toEqual([
    '2026-03-12',
    '2026-03-16',
    '2026-03-19',
    '2026-03-23',
  ]);
  expect(datesOf(tuesday, { ...weekly, every: 'biweekly' })).toEqual([tuesday, '2026-03-24', '2026-04-07']);
});

test('what is no date yet has none, and tomorrow is that of this device', () => {
  expect(datesOf('', weekly)).toEqual([]);
  expect(tomorrow(new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01');
});

test('a series may end on a day instead, and is never longer than can be sent', () => {
  expect(datesOf(tuesday, { ...weekly, until: '2026-03-24' })).toEqual([tuesday, '2026-03-17', '2026-03-24']);
  expect(datesOf(tuesday, { ...weekly, until: '2026-03-09' })).toEqual([]);
  expect(datesOf(tuesday, { ...weekly, every: 'daily', until: '2030-01-01' })).toHaveLength(60);
});

test('dates are added to a series and left out of it, in order and once each', () => {
  const series = { first: tuesday, repeat: weekly, extra: ['2026-03-12', '2026-03-17'], without: ['2026-03-24'] };
  expect(listedDates(series)).toEqual([tuesday, '2026-03-12', '2026-03-17', '2026-03-24']);
  expect(keptDates(series)).toEqual([tuesday, '2026-03-12', '2026-03-17']);
});
