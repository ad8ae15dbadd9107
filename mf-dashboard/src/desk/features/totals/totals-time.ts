/** Times that totals are shown of; `12m` in the address. */
export const timeRanges = ['30d', 'month', 'last-month', '12m', 'year'] as const;
export type TimeRange = (typeof timeRanges)[number];

export const isTimeRange = (text: string | null): text is TimeRange => timeRanges.some((range) => range === text);

/** What is asked for: whole days of UTC, as the books count them. */
export interface TotalsTime {
  from: string;
  to: string;
  by: 'day' | 'month';
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

export function timeOf(range: TimeRange, now = new Date()): TotalsTime {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const from = (...[y, m, d = 1]: [number, number, number?]) => dayOf(Date.UTC(y, m, d));
  const to = dayOf(now.getTime());
  switch (range) {
    case '30d':
      return { from: from(year, month, day - 29), to, by: 'day' };
    case 'month':
      return { from: from(year, month), to, by: 'day' };
    case 'last-month':
      return { from: from(year, month - 1), to: from(year, month, 0), by: 'day' };
    case '12m':
      return { from: from(year, month - 11), to, by: 'month' };
    case 'year':
      return { from: from(year, 0), to, by: 'month' };
  }
}
