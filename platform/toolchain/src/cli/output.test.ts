import { expect, test } from '@jest/globals';
import { table } from './output.ts';
import { ago, until } from './time-words.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test('columns stand under each other, whatever their colour', () => {
  const rows = [
    ['\u001b[31mmf-a\u001b[39m', 'x'],
    ['mf-catalog', 'y'],
  ];
  expect(table(rows)).toEqual(['\u001b[31mmf-a\u001b[39m        x', 'mf-catalog  y']);
  expect(table([])).toEqual([]);
});

test('times are told as people tell them', () => {
  const before = (ms: number) => ago(new Date(now - ms).toISOString(), now);
  expect([before(4_000), before(200_000), before(8_000_000), before(100_000_000)]).toEqual([
    '4 s ago',
    '3 min ago',
    '2 h ago',
    '1 day ago',
  ]);
  expect(ago('2025-01-02T00:00:00Z', now)).toBe('2025-01-02');
  // A clock that is ahead of ours.
  expect(before(-5_000)).toBe('0 s ago');
  const after = (ms: number) => until(new Date(now + ms).toISOString(), now);
  expect([after(-1), after(90_000), after(8 * 3_600_000), after(10 * 86_400_000)]).toEqual([
    'over',
    'in 2 min',
    'in 8 h',
    'in 10 days',
  ]);
});
