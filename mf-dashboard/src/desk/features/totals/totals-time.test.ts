import { expect, test } from '@jest/globals';
import { timeOf } from './totals-time.ts';

const now = new Date('2026-01-31T23:30:00.000Z');

test.each([
  ['30d', { from: '2026-01-02', to: '2026-01-31', by: 'day' }],
  ['month', { from: '2026-01-01', to: '2026-01-31', by: 'day' }],
  ['last-month', { from: '2025-12-01', to: '2025-12-31', by: 'day' }],
  ['12m', { from: '2025-02-01', to: '2026-01-31', by: 'month' }],
  ['year', { from: '2026-01-01', to: '2026-01-31', by: 'month' }],
] as const)('%s is a time of whole days', (range, time) => {
  expect(timeOf(range, now)).toEqual(time);
});
