import { expect, test } from '@jest/globals';
import type { SecondsRange } from '../progress/watched-seconds.ts';
import { bucketOf, retentionOf } from './film-retention.ts';

const retention = (played: SecondsRange[][], durationS: number, stretch = { from_s: 0, to_s: durationS }) =>
  retentionOf(played, durationS, stretch, bucketOf(stretch, durationS));

test('a film is told in at most forty stretches of a length that one can reckon with', () => {
  const whole = (durationS: number) => bucketOf({ from_s: 0, to_s: durationS }, durationS);
  expect([20, 40, 100, 600, 3600, 36_000].map(whole)).toEqual([1, 1, 5, 15, 120, 900]);
});

test('a part of it is told more closely, two minutes second by second', () => {
  expect([60, 120, 300].map((length) => bucketOf({ from_s: 60, to_s: 60 + length }, 3600))).toEqual([1, 1, 5]);
});

test('each stretch counts who saw some of it, and who got there or further', () => {
  const told = retention(
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
  expect(at(0)).toEqual({ from_s: 0, to_s: 5, watched: 3, reached: 3, stopped: 0 });
  expect(at(20)).toEqual({ from_s: 20, to_s: 25, watched: 2, reached: 3, stopped: 0 });
  expect(at(40)).toEqual({ from_s: 40, to_s: 45, watched: 2, reached: 3, stopped: 1 });
  expect(at(45)).toEqual({ from_s: 45, to_s: 50, watched: 1, reached: 2, stopped: 0 });
  expect(at(95)).toEqual({ from_s: 95, to_s: 100, watched: 2, reached: 2, stopped: 2 });
});

test('a moment past the edge of a stretch is no look into the next', () => {
  const [, second] = retention([[[0, 5.3]]], 100);
  expect(second).toEqual({ from_s: 5, to_s: 10, watched: 0, reached: 0, stopped: 0 });
});

test('the last stretch may be short, and is seen where its end is', () => {
  expect(retention([[[0, 41]]], 41).at(-1)).toEqual({
    from_s: 40,
    to_s: 42,
    watched: 1,
    reached: 1,
    stopped: 1,
  });
});

test('of some seconds each of them is told, in whichever second someone stopped', () => {
  const told = retention([[[0, 42]], [[0, 43]], [[0, 100]]], 100, { from_s: 40, to_s: 45 });
  expect(told.map(({ from_s, watched, stopped }) => [from_s, watched, stopped])).toEqual([
    [40, 3, 0],
    [41, 3, 1],
    [42, 2, 1],
    [43, 1, 0],
    [44, 1, 0],
  ]);
});
