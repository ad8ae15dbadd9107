import type { SecondsRange } from '../progress/watched-seconds.ts';

/** Lengths of a bucket that a person can reckon with, in seconds. */
const BUCKETS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600];
const MOST_BUCKETS = 40;

export const bucketOf = (durationS: number): number =>
  BUCKETS_S.find((seconds) => durationS / seconds <= MOST_BUCKETS) ?? Math.ceil(durationS / MOST_BUCKETS);

/** Half a second that a range ends late is no look into the next bucket. */
const FRAYED_S = 0.5;

/** Of each stretch of a film, how many saw some of it, and how many saw that or something after it. */
export function retentionOf(
  played: readonly (readonly SecondsRange[])[],
  durationS: number,
): { from_s: number; watched: number; reached: number }[] {
  const bucketS = bucketOf(durationS);
  const furthest = played.map((ranges) => Math.max(...ranges.map(([, to]) => to)));
  return Array.from({ length: Math.ceil(durationS / bucketS) }, (_, index) => {
    const from = index * bucketS;
    const edge = Math.min(FRAYED_S, (durationS - from) / 2);
    const isSeen = ([start, end]: SecondsRange): boolean => end > from + edge && start < from + bucketS - edge;
    return {
      from_s: from,
      watched: played.filter((ranges) => ranges.some(isSeen)).length,
      reached: furthest.filter((end) => end > from + edge).length,
    };
  });
}
