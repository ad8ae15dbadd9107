import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';

/** `2026-03` and `2026-03-02` as a person writes them: 'Mar 2026', 'Mar 2'. They are of UTC, whatever zone the reader is in. */
export function usePeriodText(): (period: string) => string {
  const { locale } = useLocale();
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (period) => (period.length === 7 ? month : day).format(new Date(period));
}
