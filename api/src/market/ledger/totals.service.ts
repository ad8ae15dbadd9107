import type { LedgerShares, LedgerTotals } from '@stoa/shared/contract/market/ledger.ts';
import type { Database } from '../../kernel/database/database.ts';
import { periodsOf } from './periods-of.ts';
import { findShares, findStandings, type PeriodShares, type Standing, type TotalsTime } from './totals.repository.ts';

/** What the books say of a time, for each currency in which anything was ever sold. */
export async function getTotals(db: Database, time: TotalsTime): Promise<LedgerTotals[]> {
  const [shares, standings] = await Promise.all([findShares(db, time), findStandings(db)]);
  const currencies = [...new Set([...standings, ...shares].map(({ currency }) => currency))].sort();
  const periods = periodsOf(time);
  return currencies.map((currency) => {
    const own = new Map(shares.filter((row) => row.currency === currency).map((row) => [row.period, row]));
    return {
      currency,
      ...sumOf([...own.values()]),
      periods: periods.map((period) => ({ period, ...sharesOf(own.get(period)) })),
      held: heldIn(standings.filter((row) => row.currency === currency)),
    };
  });
}

const names = [
  'sold_minor',
  'refunded_minor',
  'voided_minor',
  'creators_minor',
  'fees_minor',
  'tax_minor',
] as const satisfies (keyof LedgerShares)[];

const of = (value: (name: (typeof names)[number]) => number): LedgerShares =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as LedgerShares;

const sharesOf = (row: PeriodShares | undefined): LedgerShares => of((name) => row?.[name] ?? 0);
const sumOf = (rows: readonly PeriodShares[]): LedgerShares =>
  of((name) => rows.reduce((sum, row) => sum + row[name], 0));

function heldIn(standings: readonly Standing[]): LedgerTotals['held'] {
  const amountOf = (group: string) => standings.find((row) => row.group === group)?.amountMinor ?? 0;
  return {
    gateways: standings.flatMap(({ gateway, amountMinor }) =>
      gateway === null ? [] : [{ gateway, amount_minor: amountMinor }],
    ),
    bank_minor: amountOf('bank'),
    // What is owed stands in the books as a credit. 0 is never -0.
    owed_minor: 0 - amountOf('creator_payable'),
  };
}
