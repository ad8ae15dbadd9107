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

/** Of each piece of a stretch of a film, how many saw some of it, got there or further, and went no further. */
export function retentionOf(
  played: readonly (readonly SecondsRange[])[],
  durationS: number,
  { from_s, to_s }: Stretch,
  bucketS: number,
): RetentionBucket[] {
  const furthest = played.map((ranges) => Math.max(...ranges.map(([, end]) => end)));
  const count = Math.max(0, Math.ceil((Math.min(to_s, durationS) - from_s) / bucketS));
  return Array.from({ length: count }, (_, index) => {
    const at = from_s + index * bucketS;
    const bucket = { from_s: at, to_s: at + bucketS };
    const { after, before, past = Infinity } = edgesOf(bucket, durationS);
    const isSeen = ([start, end]: SecondsRange): boolean => end > after && start < before;
    return {
      ...bucket,
      watched: played.filter((ranges) => ranges.some(isSeen)).length,
      reached: furthest.filter((end) => end > after).length,
      stopped: furthest.filter((end) => end > after && end <= past).length,
    };
  });
}
