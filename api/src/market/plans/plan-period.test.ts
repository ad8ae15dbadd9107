import { expect, test } from '@jest/globals';
import type { PlanInterval } from '@stoa/shared/contract/market/billing-words.ts';
import { intervalsAfter, nextPeriod } from './plan-period.ts';

const at = (day: string): Date => new Date(`${day}T10:30:00.000Z`);

test.each<[string, number, PlanInterval, string]>([
  ['2026-01-31', 1, 'month', '2026-02-28'],
  ['2026-01-31', 2, 'month', '2026-03-31'],
  ['2026-01-31', 3, 'month', '2026-04-30'],
  ['2027-12-31', 2, 'month', '2028-02-29'],
  ['2026-11-24', 2, 'month', '2027-01-24'],
  ['2028-02-29', 1, 'year', '2029-02-28'],
  ['2028-02-29', 4, 'year', '2032-02-29'],
  ['2026-05-05', 0, 'year', '2026-05-05'],
])('%s and %s × %s is %s, at the same time of day', (anchor, count, interval, day) => {
  expect(intervalsAfter(at(anchor), count, interval)).toEqual(at(day));
});

const next = (anchor: string, ended: string, now: string, interval: PlanInterval = 'month') =>
  nextPeriod({ anchoredAt: at(anchor), endsAt: at(ended) }, { interval, now: at(now) });

test('the period after a short month ends on the day on which periods were first counted', () => {
  expect(next('2026-01-31', '2026-02-28', '2026-02-28')).toEqual({
    anchoredAt: at('2026-01-31'),
    endsAt: at('2026-03-31'),
  });
});

test('who pays some days late gets no longer period by it', () => {
  expect(next('2026-01-10', '2026-03-10', '2026-03-17').endsAt).toEqual(at('2026-04-10'));
});

test('after a trial the first period begins with its end', () => {
  expect(next('2026-03-10', '2026-03-10', '2026-03-10', 'year').endsAt).toEqual(at('2027-03-10'));
});

test('where nothing ran for months one period from now is paid for, and days are counted anew', () => {
  expect(next('2026-01-31', '2026-02-28', '2026-07-03')).toEqual({
    anchoredAt: at('2026-07-03'),
    endsAt: at('2026-08-03'),
  });
});
