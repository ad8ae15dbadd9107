import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';

const at = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** 'November 2026', of '2026-11'. */
export const monthName = (month: string, locale: Locale): string =>
  dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at(month));

/** 'Nov'; 'Jan 27' where a year begins. */
export const shortMonthName = (month: string, locale: Locale): string =>
  dateTimeFormat(locale, {
    month: 'short',
    timeZone: 'UTC',
    ...(month.endsWith('-01') && { year: '2-digit' }),
  }).format(at(month));
