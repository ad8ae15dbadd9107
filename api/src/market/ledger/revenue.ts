import type { LedgerShares } from '@stoa/shared/contract/market/ledger.ts';
import type { Pace } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { getTotals } from './totals.service.ts';

const DAY_MS = 86_400_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What was sold and not given back in these days, for each currency in which anything ever was; minor units. */
export async function getRevenue(db: Database, now = Date.now()): Promise<(Pace & { currency: string })[]> {
  const totals = await getTotals(db, { from: dayOf(now - 13 * DAY_MS), to: dayOf(now), by: 'day' });
  return totals.map(({ currency, periods }) => {
    const newest = periods.map(leftOf).reverse();
    return {
      currency,
      today: newest[0] ?? 0,
      yesterday: newest[1] ?? 0,
      week: sumOf(newest.slice(0, 7)),
      week_before: sumOf(newest.slice(7)),
    };
  });
}

const leftOf = ({ sold_minor, refunded_minor, voided_minor }: LedgerShares): number =>
  sold_minor - refunded_minor - voided_minor;
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
