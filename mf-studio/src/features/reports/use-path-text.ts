import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePathReportsText } from '../../messages/path-reports.ts';

/** How days that something took, and what was paid, are written. */
export function usePathText() {
  const t = usePathReportsText();
  const format = useFormat();
  return {
    /** To the tenth below three days: so much is half a day there. */
    days: (days: number | null): string =>
      days === null ? '–' : t('days', { days: days < 3 ? Math.round(days * 10) / 10 : Math.round(days) }),
    money: (all: readonly Money[]): string =>
      all.length === 0
        ? '–'
        : format.list(all.map(({ amount_minor, currency }) => format.money(amount_minor, currency))),
  };
}
