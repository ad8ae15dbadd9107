import type { EarnedMonth, Share } from '@stoa/shared/contract/market/earnings.ts';

/** What moved in one month; months in which nothing did are left out. */
export type MovedMonth = Share & { month: string; paid_out_minor: number };

/** An entry is dated by the beginning of what posts it: for so long, one of the month before may still come. */
const CLOSED_AFTER_MS = 60 * 60_000;

const nothing: Omit<MovedMonth, 'month'> = {
  sold_minor: 0,
  discount_minor: 0,
  tax_minor: 0,
  fee_minor: 0,
  taken_back_minor: 0,
  earned_minor: 0,
  paid_out_minor: 0,
};

/** `2026-11` of an instant, as UTC counts. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);

/** `2026-12` → `2027-01`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(new Date(Date.UTC(year, number, 1)));
}

/** Its first moment, and that of the month after. */
export const boundsOf = (month: string): { from: Date; to: Date } => ({
  from: new Date(`${month}-01T00:00:00.000Z`),
  to: new Date(`${monthAfter(month)}-01T00:00:00.000Z`),
});

export const isClosed = (month: string, now: Date): boolean =>
  boundsOf(month).to.getTime() + CLOSED_AFTER_MS <= now.getTime();

/** Every month from the first that moved to this one, each opening with what the one before closed with. */
export function accountMonths(moved: readonly MovedMonth[], now: Date): EarnedMonth[] {
  const byMonth = new Map(moved.map((one) => [one.month, one]));
  const [first] = byMonth.keys();
  if (first === undefined) return [];
  const months: EarnedMonth[] = [];
  let opening = 0;
  for (let month = first; month <= monthOf(now); month = monthAfter(month)) {
    const shown = byMonth.get(month) ?? { ...nothing, month };
    const closing = opening + shown.earned_minor - shown.paid_out_minor;
    months.push({ ...shown, opening_minor: opening, closing_minor: closing, is_closed: isClosed(month, now) });
    opening = closing;
  }
  return months;
}
