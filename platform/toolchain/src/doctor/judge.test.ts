import { expect, test } from '@jest/globals';
import type { PageFacts, Round } from './facts.ts';
import { growth, judgeRounds, percentile } from './judge.ts';

const aRound = (given: Partial<Round> = {}, facts: Partial<PageFacts> = {}): Round => ({
  mountMs: 10,
  nodes: 200,
  listeners: 40,
  heapBytes: 9_000_000,
  facts: { attachedNodes: 150, timers: [], styles: 3, globals: ['window'], ...facts },
  ...given,
});
const rounds = (make: (number: number) => Round) => Array.from({ length: 50 }, (_, number) => make(number));
const leaksOf = (given: readonly Round[]) =>
  judgeRounds(given)
    .filter(({ verdict }) => verdict === 'leaks')
    .map(({ name }) => name);

test('growth is what every round adds, whatever noise lies on it', () => {
  expect(growth([5, 5, 5])).toBe(0);
  expect(growth([0, 2, 4, 6])).toBe(2);
  expect(growth(Array.from({ length: 50 }, (_, round) => round + (round % 7 === 0 ? 30 : 0)))).toBeCloseTo(1, 1);
});

test('what grows once and never again is no leak', () => {
  expect(leaksOf(rounds((number) => aRound({ nodes: number < 5 ? 200 : 260 })))).toEqual([]);
});

test('one listener and one timer that stay with each round are leaks', () => {
  const timer = { kind: 'interval', delay: 1_000, from: '' } as const;
  const leaky = rounds((number) =>
    aRound({ listeners: 40 + number }, { timers: Array.from({ length: number }, () => timer) }),
  );
  expect(leaksOf(leaky)).toEqual(['event listeners', 'timers']);
});

test('nodes that stay in the page are told apart from those that hang in the air', () => {
  expect(leaksOf(rounds((number) => aRound({ nodes: 200 + number })))).toEqual(['detached nodes']);
  expect(leaksOf(rounds((number) => aRound({ nodes: 200 + number }, { attachedNodes: 150 + number })))).toEqual([
    'nodes left in the page',
  ]);
});

test('a heap that grows by what an engine keeps is clean, by more it leaks', () => {
  expect(leaksOf(rounds((number) => aRound({ heapBytes: 9_000_000 + number * 6_000 })))).toEqual([]);
  expect(leaksOf(rounds((number) => aRound({ heapBytes: 9_000_000 + number * 60_000 })))).toEqual(['heap']);
});

test('percentiles are values that were measured', () => {
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(3);
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(percentile([], 0.5)).toBe(0);
});
