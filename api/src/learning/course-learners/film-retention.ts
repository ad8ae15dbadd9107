import type { RetentionBucket } from '@stoa/shared/contract/learning/course-learners.ts';
import type { SecondsRange } from '../progress/watched-seconds.ts';

/** Lengths of a bucket that a person can reckon with, in seconds. */
const BUCKETS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600];
const MOST_BUCKETS = 40;
/** A part of a film is looked at closely. */
const MOST_BUCKETS_OF_PART = 120;

/** Seconds of a film, the last of them not included. */
export interface Stretch {
  from_s: number;
  to_s: number;
}

export function bucketOf({ from_s, to_s }: Stretch, durationS: number): number {
  const length = to_s - from_s;
  const most = length < durationS ? MOST_BUCKETS_OF_PART : MOST_BUCKETS;
  return BUCKETS_S.find((seconds) => length / seconds <= most) ?? Math.ceil(length / most);
}

/** Half a second that a range ends late is no look into the next bucket. */
const FRAYED_S = 0.5;
const edgeAt = (fromS: number, durationS: number): number => fromS + Math.min(FRAYED_S, (durationS - fromS) / 2);

export interface Edges {
  /** Who played something after it has got into the stretch. */
  after: number;
  /** Who began to play before it, and got there, has seen some of the stretch. */
  before: number;
  /** Who played something after it has got past the stretch; undefined: it ends with the film. */
  past: number | undefined;
}

export function edgesOf({ from_s, to_s }: Stretch, durationS: number): Edges {
  const after = edgeAt(from_s, durationS);
  const before = Math.min(to_s, durationS) - (after - from_s);
  return { after, before, past: to_s < durationS ? edgeAt(to_s, durationS) : undefined };
}

/** Of each piece of a stretch of a film, how many saw some of it, got there or further, and went no further. Expects merged ranges. */
export function retentionOf(
  played: readonly (readonly SecondsRange[])[],
  durationS: number,
  { from_s, to_s }: Stretch,
  bucketS: number,
): RetentionBucket[] {
  const end = Math.min(to_s, durationS);
  const count = Math.max(0, Math.ceil((end - from_s) / bucketS));
  const buckets = Array.from({ length: count }, (_, index): Stretch => {
    const at = from_s + index * bucketS;
    return { from_s: at, to_s: Math.min(at + bucketS, Math.ceil(end)) };
  });
  const edges = buckets.map((bucket) => edgesOf(bucket, durationS));
  const counted = {
    watched: countOf(count, (span) => played.forEach((ranges) => eachSeen(edges, ranges, span))),
    reached: countOf(count, (span) => played.forEach((ranges) => span(0, gotTo(edges, furthestOf(ranges))))),
    stopped: countOf(count, (span) =>
      played.map(furthestOf).forEach((furthest) => span(gotPast(edges, furthest), gotTo(edges, furthest))),
    ),
  };
  return buckets.map((bucket, index) => ({
    ...bucket,
    watched: counted.watched[index] ?? 0,
    reached: counted.reached[index] ?? 0,
    stopped: counted.stopped[index] ?? 0,
  }));
}

/** Buckets from the first of these up to the second, and not with it. */
type Span = (first: number, next: number) => void;

/** How many spans each bucket lies in: only where one begins and ends is written down, so that long ones cost no more. */
function countOf(count: number, eachSpan: (span: Span) => void): number[] {
  const changes = new Array<number>(count + 1).fill(0);
  eachSpan((first, next) => {
    if (first >= next) return;
    changes[first]! += 1;
    changes[next]! -= 1;
  });
  let spans = 0;
  return changes.map((change) => (spans += change));
}

/** A bucket that somebody saw in two pieces lies in one of their spans. */
function eachSeen(edges: readonly Edges[], ranges: readonly SecondsRange[], span: Span): void {
  let told = 0;
  for (const [start, end] of ranges) {
    const next = gotTo(edges, end);
    span(
      Math.max(
        told,
        countFirst(edges, ({ before }) => before <= start),
      ),
      next,
    );
    told = Math.max(told, next);
  }
}

const furthestOf = (ranges: readonly SecondsRange[]): number => ranges.at(-1)?.[1] ?? 0;
const gotTo = (edges: readonly Edges[], end: number): number => countFirst(edges, ({ after }) => after < end);
const gotPast = (edges: readonly Edges[], end: number): number =>
  countFirst(edges, ({ past = Infinity }) => past < end);

/** How many of the first ones this holds of, which holds of none behind them. */
function countFirst(edges: readonly Edges[], holds: (edges: Edges) => boolean): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(edges[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
