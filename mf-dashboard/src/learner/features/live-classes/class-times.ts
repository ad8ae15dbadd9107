import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';

type Times = Pick<LiveClass, 'starts_at' | 'ends_at' | 'time_zone'>;

/** Day before month, as elsewhere on the site. */
const written: Record<Locale, string> = { en: 'en-GB', fr: 'fr' };
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** 'Tuesday 10 March, 10:00–11:00', in the reader's own zone. */
export const ownTimes = (liveClass: Times, locale: Locale): string =>
  rangeOf(liveClass, dateTimeFormat(written[locale], { ...day, ...clock }));

/** The same in the zone it was planned in, and what that is called; undefined where clocks show the same there. */
export function plannedTimes(liveClass: Times, locale: Locale): { time: string; zone: string } | undefined {
  const timeZone = liveClass.time_zone;
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

/** '09:45'. */
export const clockTime = (instant: string, locale: Locale): string =>
  dateTimeFormat(written[locale], clock).format(new Date(instant));

const rangeOf = ({ starts_at, ends_at }: Times, format: Intl.DateTimeFormat): string =>
  format.formatRange(new Date(starts_at), new Date(ends_at));

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
