import { COUPONS_A_MONTH } from '@stoa/shared/contract/market/coupons.ts';

/** When a coupon can be used: from `from` on, and no longer at `until`. */
export interface Period {
  from: Date;
  until: Date;
}

/** '2026-12', in UTC. */
export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** The months of the calendar in which it can be used. */
export function monthsOf(period: Period): string[] {
  const months: string[] = [];
  const first = new Date(Date.UTC(period.from.getUTCFullYear(), period.from.getUTCMonth()));
  for (let at = first; at < period.until; at = monthAfter(at)) months.push(monthOf(at));
  return months;
}

/** The first of the months in which there are as many others as there may be. */
export const fullMonth = (months: readonly string[], others: readonly Period[]): string | undefined => {
  const taken = others.map((other) => new Set(monthsOf(other)));
  return months.find((month) => taken.filter((one) => one.has(month)).length >= COUPONS_A_MONTH);
};

const monthAfter = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
