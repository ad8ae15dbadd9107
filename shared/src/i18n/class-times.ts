import type { LiveClass } from '../contract/learning/live-classes.ts';
import type { Locale } from '../contract/site/locales.ts';
import { dateTimeFormat } from './kept.ts';

type Times = Pick<LiveClass, 'starts_at' | 'ends_at' | 'time_zone'>;

/** Day before month, as elsewhere on the site. */
const written: Record<Locale, string> = { en: 'en-GB', fr: 'fr' };
const thisYear = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** 'Tuesday 10 March, 10:00–11:00', in the reader's own zone; with the year where it is another than this. */
export const ownTimes = (liveClass: Times, locale: Locale): string =>
  rangeOf(liveClass, dateTimeFormat(written[locale], { ...dayOf(liveClass), ...clock }));

/** The same in the zone it was planned in, and what that is called; undefined where clocks show the same there, or nothing is known of that zone. */
export function plannedTimes(liveClass: Times, locale: Locale): { time: string; zone: string } | undefined {
  const timeZone = liveClass.time_zone;
  if (!isKnown(timeZone)) return undefined;
  const day = dayOf(liveClass);
  const whole = dateTimeFormat(written[locale], { ...day, ...clock, timeZone });
  if (rangeOf(liveClass, whole) === ownTimes(liveClass, locale)) return undefined;
  const onDay = dateTimeFormat(written[locale], { ...day, timeZone });
  const isSameDay =
    onDay.format(new Date(liveClass.starts_at)) ===
    dateTimeFormat(written[locale], day).format(new Date(liveClass.starts_at));
  const short = isSameDay ? dateTimeFormat(written[locale], { ...clock, timeZone }) : whole;
  const named = dateTimeFormat(written[locale], { timeZone, timeZoneName: 'long' });
  const zone = named.formatToParts(new Date(liveClass.starts_at)).find(({ type }) => type === 'timeZoneName')?.value;
  return { time: rangeOf(liveClass, short), zone: zone ?? timeZone };
}

/** '2026-03-10': the day on which it begins in the zone it was planned in; in UTC where nothing is known of that. */
export const plannedDay = ({ starts_at, time_zone }: Omit<Times, 'ends_at'>): string =>
  // Swedish dates are those of ISO 8601.
  dateTimeFormat('sv', { dateStyle: 'short', timeZone: isKnown(time_zone) ? time_zone : 'UTC' }).format(
    new Date(starts_at),
  );

/** 'Tuesday 10 March', in the reader's own zone; with the year where it is another than this. */
export const ownDay = (liveClass: Times, locale: Locale): string =>
  dateTimeFormat(written[locale], dayOf(liveClass)).format(new Date(liveClass.starts_at));

/** 'Tue 10 Mar, 10:00', in the reader's own zone: where a line has little room. */
export const startTime = ({ starts_at }: Pick<Times, 'starts_at'>, locale: Locale): string =>
  dateTimeFormat(written[locale], { weekday: 'short', day: 'numeric', month: 'short', ...clock }).format(
    new Date(starts_at),
  );

/** '09:45'. */
export const clockTime = (instant: string, locale: Locale): string =>
  dateTimeFormat(written[locale], clock).format(new Date(instant));

const dayOf = ({ starts_at }: Times): Intl.DateTimeFormatOptions =>
  new Date(starts_at).getFullYear() === new Date().getFullYear() ? thisYear : { ...thisYear, year: 'numeric' };

/** An old browser does not know every zone, and refuses to format in one that it does not know. */
function isKnown(timeZone: string): boolean {
  try {
    dateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

const rangeOf = ({ starts_at, ends_at }: Times, format: Intl.DateTimeFormat): string =>
  format.formatRange(new Date(starts_at), new Date(ends_at));
