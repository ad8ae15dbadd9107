import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReportsText } from '../../messages/reports.ts';
import type { Period } from './periods.ts';

/** Which days are told, and with which they are compared. */
export function PeriodText({
  told: { period, period_before: before },
}: {
  told: Record<'period' | 'period_before', Period>;
}) {
  const t = useReportsText();
  const { date } = useFormat();
  const noon = (day: string) => date(`${day}T12:00`, 'medium');
  return t('period.text', {
    from: noon(period.from),
    to: noon(period.to),
    beforeFrom: noon(before.from),
    beforeTo: noon(before.to),
  });
}
