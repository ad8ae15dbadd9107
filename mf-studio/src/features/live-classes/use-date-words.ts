import { dateTimeFormat } from '@stoa/shared/i18n/kept.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';

/** Days of a calendar in words; they belong to no zone. */
export function useDateWords() {
  const { locale } = useFormat();
  const written = locale === 'en' ? 'en-GB' : locale;
  const day = dateTimeFormat(written, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const weekday = dateTimeFormat(written, { weekday: 'short', timeZone: 'UTC' });
  return {
    date: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    // 5 January 1970 was a Monday.
    weekday: (number: number) => weekday.format(new Date(Date.UTC(1970, 0, 4 + number))),
  };
}
