import type { Range } from './watched-ranges.ts';

/** A gap that nobody would notice while watching. */
const NO_PART_S = 1;

/** In order, those that touch or overlap made one. */
export function joinRanges(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** What of a video was not watched, in order. */
export function missingParts(watched: readonly Range[], duration: number): Range[] {
  const parts: Range[] = [];
  let at = 0;
  for (const [from, to] of joinRanges(watched)) {
    parts.push([at, Math.min(from, duration)]);
    at = Math.max(at, to);
  }
  parts.push([at, duration]);
  return parts.filter(([from, to]) => to - from >= NO_PART_S);
}

/** The missing parts that were passed over: something after them was watched. */
export function skippedParts(watched: readonly Range[], duration: number): Range[] {
  const furthest = Math.max(0, ...watched.map(([, to]) => to));
  return missingParts(watched, duration).filter(([from]) => from < furthest);
}

/** Percent of a video's seconds, rounded down as the server does. */
export function watchedPercent(watched: readonly Range[], duration: number): number {
  const seconds = joinRanges(watched).reduce((sum, [from, to]) => sum + to - from, 0);
  return duration <= 0 ? 0 : Math.min(100, Math.floor((100 * seconds) / duration));
}
