import { expect, test } from '@jest/globals';
import { periodsOf } from './periods-of.ts';

test('days go over the ends of months and a leap day', () => {
  expect(periodsOf({ from: '2028-02-27', to: '2028-03-01', by: 'day' })).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test('months are whole, whatever day the time begins and ends on', () => {
  expect(periodsOf({ from: '2026-11-30', to: '2027-02-01', by: 'month' })).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ]);
});

test('one day is one period', () => {
  expect(periodsOf({ from: '2026-03-02', to: '2026-03-02', by: 'day' })).toEqual(['2026-03-02']);
});
