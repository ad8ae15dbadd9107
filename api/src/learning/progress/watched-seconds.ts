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

interface Limits {
  /** What counts already: merged ranges. */
  known: readonly SecondsRange[];
  duration: number;
  /** New seconds that may be added. */
  most: number;
}

/** The claimed ranges in their order, inside the video, until they hold as many new seconds as may be added. */
export function admitRanges(claimed: readonly SecondsRange[], { known, duration, most }: Limits) {
  const admitted: SecondsRange[] = [];
  let counted = mergeRanges(known, duration);
  const before = distinctSeconds(counted);
  let cutS = 0;
  for (const range of claimed.flatMap((each) => mergeRanges([each], duration))) {
    const fresh = freshParts(range, counted);
    const free = most - (distinctSeconds(counted) - before);
    const end = endWithin(range, fresh, free);
    if (end > range[0]) admitted.push([range[0], end]);
    counted = mergeRanges([...counted, [range[0], end]], duration);
    cutS += distinctSeconds(freshParts(range, counted));
  }
  return { admitted, gainedS: distinctSeconds(counted) - before, cutS: tenth(cutS) };
}

/** What of a range is not known yet. Expects merged ranges. */
function freshParts([from, to]: SecondsRange, known: readonly SecondsRange[]): SecondsRange[] {
  const parts: SecondsRange[] = [];
  let at = from;
  for (const [start, end] of known) {
    if (end <= at || start >= to) continue;
    if (start > at) parts.push([at, start]);
    at = Math.max(at, end);
  }
  if (at < to) parts.push([at, to]);
  return parts;
}

/** Where a range ends if only so many of its fresh seconds are taken; down to a whole tenth. */
function endWithin([, to]: SecondsRange, fresh: readonly SecondsRange[], free: number): number {
  let left = free;
  for (const [start, end] of fresh) {
    if (end - start > left + NOTHING_S) return Math.floor((start + Math.max(0, left)) * 10) / 10;
    left -= end - start;
  }
  return to;
}

/** Fractions added up are off by less. */
const NOTHING_S = 1e-6;
