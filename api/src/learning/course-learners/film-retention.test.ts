import { expect, test } from '@jest/globals';
import { bucketOf, retentionOf } from './film-retention.ts';

test('a film is told in at most forty stretches of a length that one can reckon with', () => {
  expect([20, 40, 100, 600, 3600, 36_000].map(bucketOf)).toEqual([1, 1, 5, 15, 120, 900]);
});

test('each stretch counts who saw some of it, and who got there or further', () => {
  const told = retentionOf(
    [
      [[0, 100]],
      [[0, 42]],
      [
        [0, 10],
        [90, 100],
      ],
    ],
    100,
  );
  const at = (from: number) => told.find(({ from_s }) => from_s === from);
  expect(told).toHaveLength(20);
  expect(at(0)).toEqual({ from_s: 0, watched: 3, reached: 3 });
  expect(at(20)).toEqual({ from_s: 20, watched: 2, reached: 3 });
  expect(at(40)).toEqual({ from_s: 40, watched: 2, reached: 3 });
  expect(at(45)).toEqual({ from_s: 45, watched: 1, reached: 2 });
  expect(at(95)).toEqual({ from_s: 95, watched: 2, reached: 2 });
});

test('a moment past the edge of a stretch is no look into the next', () => {
  const [, second] = retentionOf([[[0, 5.3]]], 100);
  expect(second).toEqual({ from_s: 5, watched: 0, reached: 0 });
});

test('the last stretch may be short, and is seen where its end is', () => {
  expect(retentionOf([[[0, 41]]], 41).at(-1)).toEqual({ from_s: 40, watched: 1, reached: 1 });
});
