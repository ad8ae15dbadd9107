import { daysIn, type ReportPeriod } from '@stoa/shared/contract/learning/report-period.ts';

const DAY_MS = 86_400_000;
/** As many bars as a chart has room for. */
const MOST_DAYS_BY_DAY = 35;
const WEEK = 7;

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** As many days, right before. */
export const periodBefore = ({ from, to }: ReportPeriod): ReportPeriod => ({
  from: dayAfter(from, -daysIn({ from, to })),
  to: dayAfter(from, -1),
});

/** How a period is told in a chart: by days, a longer one by weeks from its first day. */
export function stretchesOf(period: ReportPeriod): { unit: 'day' | 'week'; size: number; count: number } {
  const days = daysIn(period);
  return days <= MOST_DAYS_BY_DAY
    ? { unit: 'day', size: 1, count: days }
    : { unit: 'week', size: WEEK, count: Math.ceil(days / WEEK) };
}
