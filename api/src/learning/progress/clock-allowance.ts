import { HIGHEST_SPEED } from '@stoa/shared/contract/learning/playback-speeds.ts';
import type { FoldedEvent, LessonRules, LessonState } from './fold-progress.ts';
import { admitRanges, type SecondsRange } from './watched-seconds.ts';

/** One enrolment of a person, and what of it is counted so far. */
export interface TimeTaken {
  enrolledAt: Date;
  /** Distinct seconds of video. */
  watchedS: number;
  readS: number;
}

/** Seconds of the clock that so much takes at least. */
const leastTime = ({ watchedS, readS }: Omit<TimeTaken, 'enrolledAt'>): number => watchedS / HIGHEST_SPEED + readS;

/**
 * Seconds of the clock that a person has free for learning in the course they enrolled in at `since`. All their devices
 * and courses share one clock: whatever moment one looks from, what was learnt in courses enrolled in since then has
 * to fit between that moment and now. Time not used stays free, so what an offline hour kept back still counts.
 */
export function freeTime(taken: readonly TimeTaken[], since: Date, now: Date): number {
  const moments = taken.map(({ enrolledAt }) => enrolledAt).filter((moment) => moment <= since);
  const freeSince = (moment: Date): number => {
    const used = taken.filter(({ enrolledAt }) => enrolledAt >= moment).map(leastTime);
    return (now.getTime() - moment.getTime()) / 1000 - used.reduce((sum, seconds) => sum + seconds, 0);
  };
  return Math.max(0, Math.min(...[...moments, since].map(freeSince)));
}

type Claim = Pick<FoldedEvent, 'kind' | 'detail'>;

/**
 * Cuts one event to the time that is free. What goes over is told in its `cut_s`; the rest stands, and later reports can
 * fill up what was cut.
 */
export function admit<E extends Claim>(
  event: E,
  { state, rules, free }: { state: LessonState; rules: LessonRules; free: number },
): { event: E; usedS: number; cutS: number } {
  if (event.kind === 'watched') return admitWatched(event, state.ranges, rules.duration_s, free);
  if (event.kind === 'read') return admitRead(event, free);
  return { event, usedS: 0, cutS: 0 };
}

function admitWatched<E extends Claim>(event: E, known: SecondsRange[], duration: number, free: number) {
  const { admitted, gainedS, cutS } = admitRanges(event.detail.ranges ?? [], {
    known,
    duration,
    most: free * HIGHEST_SPEED,
  });
  return { event: withCut(event, { ranges: admitted }, cutS), usedS: gainedS / HIGHEST_SPEED, cutS };
}

function admitRead<E extends Claim>(event: E, free: number) {
  const claimed = event.detail.read_s ?? 0;
  const readS = Math.min(claimed, free);
  const cutS = claimed - readS;
  return { event: withCut(event, { read_s: readS }, cutS), usedS: readS, cutS };
}

const withCut = <E extends Claim>(event: E, admitted: Partial<E['detail']>, cutS: number): E => ({
  ...event,
  detail: { ...event.detail, ...admitted, ...(cutS > 0 && { cut_s: cutS }) },
});
