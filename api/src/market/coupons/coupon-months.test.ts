import { expect, test } from '@jest/globals';
import { fullMonth, monthsOf } from './coupon-months.ts';

const period = (from: string, until: string) => ({ from: new Date(from), until: new Date(until) });

test.each([
  ['a day within a month', '2026-11-25T10:00Z', '2026-11-26T10:00Z', ['2026-11']],
  ['to the very end of a month', '2026-11-01T00:00Z', '2026-12-01T00:00Z', ['2026-11']],
  ['a moment into the next one', '2026-11-01T00:00Z', '2026-12-01T00:00:00.001Z', ['2026-11', '2026-12']],
  ['midnight elsewhere is another month in UTC', '2026-12-01T00:00+02:00', '2026-12-02T00:00Z', ['2026-11', '2026-12']],
  [
    'over a year and a short month',
    '2026-12-31T23:59Z',
    '2027-03-01T00:00:01Z',
    ['2026-12', '2027-01', '2027-02', '2027-03'],
  ],
])('months of a coupon: %s', (_, from, until, months) => {
  expect(monthsOf(period(from, until))).toEqual(months);
});

test('a month is full with three others, and the first full one is named', () => {
  const november = period('2026-11-10T00:00Z', '2026-11-20T00:00Z');
  const both = period('2026-11-20T00:00Z', '2026-12-10T00:00Z');
  const months = ['2026-11', '2026-12'];
  expect(fullMonth(months, [november, november])).toBeUndefined();
  expect(fullMonth(months, [november, november, both])).toBe('2026-11');
  expect(fullMonth(['2026-12'], [november, november, both])).toBeUndefined();
  expect(fullMonth(months, [both, both, both])).toBe('2026-11');
});
