/** Half-open range of a video's seconds: `[from, to)`. */
export type SecondsRange = [from: number, to: number];

/** Finer than this nobody watches; so a video has no more ranges than tenths of seconds, whatever a client sends. */
const tenth = (seconds: number): number => Math.round(seconds * 10) / 10;

/** Sorted ranges that neither touch nor overlap, cut to `[0, duration)`; empty and backward ranges are dropped. */
export function mergeRanges(ranges: readonly SecondsRange[], duration: number): SecondsRange[] {
  const sorted = ranges
    .map(([from, to]): SecondsRange => [tenth(Math.max(0, from)), tenth(Math.min(to, duration))])
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0]);
  const merged: SecondsRange[] = [];
  for (const [from, to] of sorted) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Each second counts once, however often it was played. Expects merged ranges. */
export const distinctSeconds = (merged: readonly SecondsRange[]): number =>
  merged.reduce((sum, [from, to]) => sum + (to - from), 0);
