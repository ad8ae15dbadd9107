import type { LiveClass } from '../../contract/learning/live-classes.ts';

type Moments = Pick<LiveClass, 'opens_at' | 'starts_at' | 'ends_at' | 'status' | 'can_join'>;

const SOON_MS = 1000;
/** The server's clock may be a little behind this one. */
const AGAIN_MS = 10_000;
/** Links in the answer are good for at least 50 minutes. */
const LONGEST_MS = 30 * 60_000;

/** Milliseconds until the server would answer something else: then it is worth asking again. */
export function untilChange(liveClass: Moments | null | undefined, now: number): number {
  if (!liveClass) return LONGEST_MS;
  const next = [
    ...(liveClass.can_join ? [] : [liveClass.opens_at]),
    ...(liveClass.status === 'live' ? [] : [liveClass.starts_at]),
    liveClass.ends_at,
  ].map((moment) => new Date(moment).getTime());
  const away = Math.min(...next) - now;
  return away > 0 ? Math.min(LONGEST_MS, Math.max(SOON_MS, away)) : AGAIN_MS;
}
