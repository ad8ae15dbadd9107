const DAY_MS = 24 * 60 * 60 * 1000;

export type UntilStart =
  { kind: 'begun' } | { kind: 'soon' | 'time'; seconds: number } | { kind: 'days'; count: number };

/** From then on it is counted down to the second. */
const SOON_MS = 5 * 60 * 1000;

/** How far ahead it is: seconds within a day, beyond that days of the reader's calendar. */
export function untilStart(startsAt: string, now: number): UntilStart {
  const start = new Date(startsAt);
  const away = start.getTime() - now;
  if (away <= 0) return { kind: 'begun' };
  if (away < DAY_MS) return { kind: away < SOON_MS ? 'soon' : 'time', seconds: Math.ceil(away / 1000) };
  return { kind: 'days', count: Math.round((midnightOf(start) - midnightOf(new Date(now))) / DAY_MS) };
}

/** Days with a change of clocks are an hour shorter or longer; the caller rounds. */
const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
