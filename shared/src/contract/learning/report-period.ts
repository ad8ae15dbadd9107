import type { z } from 'zod';
import { day } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { MOST_REPORT_DAYS } from './report-words.ts';

/** Days of UTC, the first and the last of them included. */
export const reportPeriod = { from: day, to: day };
export interface ReportPeriod {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
export const daysIn = ({ from, to }: ReportPeriod): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Refuses a period that ends before it begins, or is longer than anybody reads. */
export function checkPeriod(
  { from, to }: Partial<ReportPeriod>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (from === undefined || to === undefined) return;
  const days = daysIn({ from, to });
  if (days < 1) addIssue({ code: 'custom', path: ['to'], message: rule('The end lies before the beginning.') });
  if (days > MOST_REPORT_DAYS) {
    addIssue({ code: 'custom', path: ['from'], message: rule('Choose a period of three years at most.') });
  }
}

/** Refuses half a period, and what somebody did without saying when. */
export function checkDuring(
  asked: Partial<ReportPeriod> & { during?: string | undefined },
  context: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  checkPeriod(asked, context);
  for (const end of ['from', 'to'] as const) {
    const isHalf = asked[end] === undefined && (asked.from ?? asked.to ?? asked.during) !== undefined;
    if (isHalf) context.addIssue({ code: 'custom', path: [end], message: rule('Enter a date.') });
  }
}
