const DAY_MS = 24 * 60 * 60 * 1000;

export type UntilStart =
  { kind: 'begun' | 'soon' } | { kind: 'time'; seconds: number } | { kind: 'days'; count: number };

/** How far ahead it is: seconds within a day, beyond that days of the reader's calendar. */
export function untilStart(startsAt: string, now: number): UntilStart {
  const start = new Date(startsAt);
  const away = start.getTime() - now;
  if (away <= 0) return { kind: 'begun' };
  if (away < 60_000) return { kind: 'soon' };
  if (away < DAY_MS) return { kind: 'time', seconds: Math.round(away / 1000) };
  return { kind: 'days', count: Math.round((midnightOf(start) - midnightOf(new Date(now))) / DAY_MS) };
}

/** Days with a change of clocks are an hour shorter or longer; the caller rounds. */
const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
