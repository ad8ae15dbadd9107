import { MOST_DATES } from '@stoa/shared/contract/learning/class-words.ts';

/** How often a class is held: once, or on days that come again. */
export interface Repeat {
  every: 'never' | 'daily' | 'weekly' | 'biweekly';
  /** 1 is Monday, 7 Sunday; of weeks alone. */
  weekdays: readonly number[];
  /** Counts where no last day is given. */
  times: number;
  /** The last day on which it may be held. */
  until: string | null;
}

/** All that is said of the days of a series. */
export interface Series {
  first: string;
  repeat: Repeat;
  /** Days on which it is held besides. */
  extra: readonly string[];
  /** Days on which it is not held. */
  without: readonly string[];
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** `2026-03-10` as a count of days: dates are days of a calendar here, not moments. */
const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 Sunday. 1 January 1970 was a Thursday. */
export const weekdayOf = (date: string): number => ((dayNumber(date) + 3) % WEEK) + 1;

/** The days on which a class is held that begins on `first`; in order, the first of them not before that day. */
export function datesOf(first: string, repeat: Repeat): string[] {
  if (Number.isNaN(dayNumber(first))) return [];
  const { times, until } = repeat;
  const most = until === null ? times : MOST_DATES;
  const dates: string[] = [];
  for (const date of daysFrom(first, repeat)) {
    if (dates.length >= most || (until !== null && date > until)) break;
    dates.push(date);
  }
  return dates;
}

function* daysFrom(first: string, { every, weekdays }: Repeat): Generator<string> {
  const start = dayNumber(first);
  if (every === 'never') return yield first;
  if (every === 'daily') for (let day = start; ; day += 1) yield dateOf(day);
  const chosen = weekdays.length > 0 ? weekdays.toSorted((one, other) => one - other) : [weekdayOf(first)];
  const monday = start - (weekdayOf(first) - 1);
  for (let week = monday; ; week += every === 'weekly' ? WEEK : 2 * WEEK) {
    for (const weekday of chosen) {
      const day = week + weekday - 1;
      if (day >= start) yield dateOf(day);
    }
  }
}

/** What can be ticked: the days of the series, and those that were added. */
export const listedDates = ({ first, repeat, extra }: Series): string[] =>
  [...new Set([...datesOf(first, repeat), ...extra])].toSorted();

/** The days on which a class is held. */
export const keptDates = (series: Series): string[] =>
  listedDates(series).filter((date) => !series.without.includes(date));

/** Tomorrow by this device's clock. */
export const tomorrow = (now = new Date()): string =>
  dateOf(Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS) + 1);
