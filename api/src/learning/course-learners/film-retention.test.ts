import { expect, test } from '@jest/globals';
import type { SecondsRange } from '../progress/watched-seconds.ts';
import { bucketOf, edgesOf, retentionOf } from './film-retention.ts';

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
    to_s: 41,
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

/** Somebody who looks into a film again and again. */
const skimmed = (at: number, looks: number, everyS: number): SecondsRange[] =>
  Array.from({ length: looks }, (_, look) => [
    look * everyS + (at % 7) / 3,
    look * everyS + (at % 7) / 3 + 0.4 + (at % 3),
  ]);

test('each is counted in the pieces whose edges they passed, and once in each', () => {
  const played = Array.from({ length: 40 }, (_, at) => skimmed(at, 1 + (at % 13), 6.1));
  for (const [durationS, from_s, to_s, bucketS] of [
    [83.4, 0, 83.4, 1],
    [83.4, 0, 83.4, 5],
    [83.4, 11, 46, 2],
  ] as const) {
    for (const told of retentionOf(played, durationS, { from_s, to_s }, bucketS)) {
      const { after, before, past = Infinity } = edgesOf(told, durationS);
      const got = (edge: number) => played.filter((ranges) => ranges.some(([, end]) => end > edge)).length;
      expect(told).toMatchObject({
        watched: played.filter((ranges) => ranges.some(([start, end]) => end > after && start < before)).length,
        reached: got(after),
        stopped: got(after) - got(past),
      });
    }
  }
});

test('every second of a long film is counted for thousands at once', () => {
  const played = Array.from({ length: 3000 }, (_, at) => skimmed(at, 150, 70));
  const began = performance.now();
  expect(retentionOf(played, 10_800, { from_s: 0, to_s: 10_800 }, 1)).toHaveLength(10_800);
  expect(performance.now() - began).toBeLessThan(5000);
});
