import { expect, test } from '@jest/globals';
import { distinctSeconds, mergeRanges, type SecondsRange } from './watched-seconds.ts';

test('overlapping and touching ranges become one', () => {
  expect(mergeRanges([[10, 20], [0, 5], [5, 8], [15, 30]], 100)).toEqual([[0, 8], [10, 30]]); // prettier-ignore
});

test('what lies outside the video, or runs backwards, counts nothing', () => {
  expect(mergeRanges([[-5, 3], [90, 400], [50, 40], [7, 7]], 100)).toEqual([[0, 3], [90, 100]]); // prettier-ignore
});

/** Small and seeded, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const someRanges = (next: () => number): SecondsRange[] =>
  Array.from({ length: Math.floor(next() * 12) }, () => [Math.floor(next() * 140) - 20, Math.floor(next() * 140) - 20]);

/** The plain way: tick off every second. */
const ticked = (ranges: SecondsRange[], duration: number): number =>
  Array.from({ length: duration }, (_, s) => ranges.some(([from, to]) => from <= s && s + 1 <= to)).filter(Boolean)
    .length;

test('for any ranges: merged ones are apart, in order, inside, and worth as much as ticking seconds off', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const next = random(seed);
    const [first, second, duration] = [someRanges(next), someRanges(next), 1 + Math.floor(next() * 120)];
    const merged = mergeRanges([...first, ...second], duration);
    expect(distinctSeconds(merged)).toBe(ticked(merged, duration));
    expect(distinctSeconds(merged)).toBeLessThanOrEqual(duration);
    merged.forEach(([from, to], index) => {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThan(merged[index - 1]?.[1] ?? -1);
    });
    // In any order, in one go or in two: the same.
    expect(mergeRanges(mergeRanges(second, duration).concat(first), duration)).toEqual(merged);
    expect(mergeRanges(merged, duration)).toEqual(merged);
  }
});

test('splinters of seconds do not pile up', () => {
  const splinters = Array.from({ length: 5_000 }, (_, n): SecondsRange => [n / 5_000, (n + 0.5) / 5_000]);
  expect(mergeRanges(splinters, 1).length).toBeLessThanOrEqual(10);
});
