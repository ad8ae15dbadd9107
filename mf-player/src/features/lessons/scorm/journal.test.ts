import { expect, test } from '@jest/globals';
import { noted, settled } from './journal.ts';

const commit = (sco: string, seq: number) => ({ sco, seq, cmi: {}, sequencing: null, trigger: 'journal' as const });

test('the newest of each SCO waits; what the server has is gone', () => {
  const first = noted(undefined, 'launch', commit('A', 1));
  const both = noted(noted(first, 'launch', commit('A', 2)), 'launch', commit('B', 3));
  expect(Object.values(both.commits).map(({ sco, seq }) => [sco, seq])).toEqual([
    ['A', 2],
    ['B', 3],
  ]);
  expect(Object.keys(settled(both, 'launch', 2).commits)).toEqual(['B']);
});

test('a new launch begins a new page, and an old one neither settles nor writes anything there', () => {
  const old = noted(undefined, '01', commit('A', 9));
  const fresh = noted(old, '02', commit('B', 1));
  expect(fresh).toEqual({ launchId: '02', commits: { B: commit('B', 1) } });
  expect(settled(fresh, '01', 9)).toBe(fresh);
  expect(noted(fresh, '01', commit('A', 10))).toBe(fresh);
});
