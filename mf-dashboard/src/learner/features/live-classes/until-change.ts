import type { LiveSession } from '@stoa/shared/contract/learning/live-sessions.ts';

type Moments = Pick<LiveSession, 'opens_at' | 'starts_at' | 'ends_at' | 'status' | 'join_url' | 'host_url'>;

const SOON_MS = 1000;
/** The server's clock may be a little behind this one. */
const AGAIN_MS = 10_000;
/** Links in the answer are good for at least 50 minutes. */
const LONGEST_MS = 30 * 60_000;

/** Milliseconds until the server would answer something else: then it is worth asking again. */
export function untilChange(session: Moments | null | undefined, now: number): number {
  if (!session) return LONGEST_MS;
  const isOpen = session.join_url !== null || session.host_url !== null;
  const next = [
    ...(isOpen ? [] : [session.opens_at]),
    ...(session.status === 'live' ? [] : [session.starts_at]),
    session.ends_at,
  ].map((moment) => new Date(moment).getTime());
  const away = Math.min(...next) - now;
  return away > 0 ? Math.min(LONGEST_MS, Math.max(SOON_MS, away)) : AGAIN_MS;
}
