import type { Locale } from '@stoa/shared/contract/site/locales.ts';

const written: Record<Locale, string> = { en: 'en-GB', fr: 'fr' };

/** Now, as a mail says it: '21 November 2026 at 15:41 UTC', in the reader's own zone where they told it. */
export const whenOf = ({ timeZone }: { timeZone: string | null }, locale: Locale, now = new Date()): string =>
  new Intl.DateTimeFormat(written[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZone ?? 'UTC',
  }).format(now);
