import { MOST_REPORT_DAYS } from '@stoa/shared/contract/learning/report-words.ts';

/** Days up to today; `own`: two dates that somebody chose. */
export const ranges = ['28', '7', '90', '365', 'own'] as const;
export type Range = (typeof ranges)[number];

/** Days of UTC, the first and the last of them included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

export const periodOf = (range: Exclude<Range, 'own'>, now: Date): Period => ({
  from: dayOf(now.getTime() - (Number(range) - 1) * DAY_MS),
  to: dayOf(now.getTime()),
});

export const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const DAYS_A_WEEK = 7;

/** The day or week of a period that begins then; the last week may be short. */
export function stretchAt(from: string, unit: 'day' | 'week', { to }: Period): Period {
  if (unit === 'day') return { from, to: from };
  const end = dayOf(Date.parse(from) + (DAYS_A_WEEK - 1) * DAY_MS);
  return { from, to: end < to ? end : to };
}

const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** What is wrong with two dates that were typed; undefined: nothing. */
export function periodProblem({
  from,
  to,
}: Period): { field: keyof Period; why: 'date' | 'order' | 'long' } | undefined {
  if (!isDay(from)) return { field: 'from', why: 'date' };
  if (!isDay(to)) return { field: 'to', why: 'date' };
  if (from > to) return { field: 'to', why: 'order' };
  return daysIn({ from, to }) > MOST_REPORT_DAYS ? { field: 'from', why: 'long' } : undefined;
}

export const isPeriod = (period: Period): boolean => periodProblem(period) === undefined;

/** The first of these words where it is none of them. */
export const oneOf = <T extends string>(words: readonly T[], word: string | null): T =>
  words.find((one) => one === word) ?? words[0]!;

/** The days that are shown; they stand in the address. */
export interface PeriodView {
  range: Range;
  period: Period;
}

export function readPeriod(search: URLSearchParams, now: Date): PeriodView {
  const own = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const asked = oneOf(ranges, search.get('range'));
  const range = asked === 'own' && !isPeriod(own) ? ranges[0] : asked;
  return { range, period: range === 'own' ? own : periodOf(range, now) };
}

/** Without what stands there by itself. */
export const writePeriod = ({ range, period: { from, to } }: PeriodView): Record<string, string> => ({
  ...(range !== ranges[0] && { range }),
  ...(range === 'own' && { from, to }),
});

const MOST_CHARACTERS = 100;
export const readSearch = (search: URLSearchParams): string => search.get('q')?.trim().slice(0, MOST_CHARACTERS) ?? '';
export const readPageNumber = (search: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(search.get('page'))) || 1);
