import { expect, test } from '@jest/globals';
import { createWatchedRanges } from './watched-ranges.ts';

function play(ranges: ReturnType<typeof createWatchedRanges>, from: number, to: number) {
  for (let second = from; second <= to; second += 0.25) ranges.tick(second, 1.25);
}

test('playing on is one range', () => {
  const ranges = createWatchedRanges();
  play(ranges, 0, 10);
  expect(ranges.take()).toEqual([[0, 10]]);
});

test('a jump ahead is not watching', () => {
  const ranges = createWatchedRanges();
  play(ranges, 0, 5);
  ranges.cut();
  play(ranges, 100, 104);
  expect(ranges.take()).toEqual([
    [0, 5],
    [100, 104],
  ]);
});

test('a jump that nobody announced is seen by its length, back and forth', () => {
  const ranges = createWatchedRanges();
  play(ranges, 50, 55);
  play(ranges, 10, 12);
  play(ranges, 80, 81);
  expect(ranges.take()).toEqual([
    [50, 55],
    [10, 12],
    [80, 81],
  ]);
});

test('a late tick is no jump where so much could be played meanwhile', () => {
  const ranges = createWatchedRanges();
  play(ranges, 0, 5);
  ranges.tick(14, 10);
  ranges.tick(30, 10);
  ranges.tick(31, 1.25);
  expect(ranges.take()).toEqual([
    [0, 14],
    [30, 31],
  ]);
});

test('what was taken is not given again, and the running range goes on', () => {
  const ranges = createWatchedRanges();
  play(ranges, 0, 5);
  ranges.take();
  play(ranges, 5.25, 8);
  expect(ranges.take()).toEqual([[5, 8]]);
});

test('what is not told yet can be looked at while it grows, and is nothing once it was taken', () => {
  const ranges = createWatchedRanges();
  play(ranges, 0, 3);
  ranges.cut();
  play(ranges, 20, 22);
  const seen = ranges.untold();
  play(ranges, 22.25, 24);
  expect(seen).toEqual([
    [0, 3],
    [20, 22],
  ]);
  expect(ranges.take()).toEqual([
    [0, 3],
    [20, 24],
  ]);
  expect(ranges.untold()).toEqual([]);
});

test('standing still is no range', () => {
  const ranges = createWatchedRanges();
  ranges.tick(7, 1.25);
  ranges.tick(7, 1.25);
  expect(ranges.take()).toEqual([]);
});
