import { expect, test } from '@jest/globals';
import { daysOf } from './history-filters.ts';

const now = new Date('2026-03-02T23:30:00Z');

test.each([
  [undefined, {}],
  ['30d', { from: '2026-02-01' }],
  ['year', { from: '2026-01-01' }],
  ['last-year', { from: '2025-01-01', to: '2025-12-31' }],
] as const)('%s are these days', (time, days) => {
  expect(daysOf(time, now)).toEqual(days);
});
