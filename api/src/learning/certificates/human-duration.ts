import type { Locale } from '@stoa/shared/contract/site/locales.ts';

/** Rounded, but no time at all is all that counts as 0. */
export const wholeMinutes = (seconds: number): number => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);

/** '1 hour 12 minutes', '1 heure 12 minutes'; less than a minute is '1 minute', nothing is '0 minutes'. */
export function humanDuration(seconds: number, locale: Locale): string {
  const minutes = wholeMinutes(seconds);
  const hours = Math.floor(minutes / 60);
  const parts = [
    hours > 0 ? counted(hours, 'hour', locale) : '',
    minutes % 60 > 0 || hours === 0 ? counted(minutes % 60, 'minute', locale) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const counted = (count: number, unit: 'hour' | 'minute', locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
