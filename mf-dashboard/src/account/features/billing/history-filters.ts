import { useSearchParams } from 'react-router-dom';
import {
  type TransactionKind,
  transactionKinds,
  type TransactionStatus,
  transactionStatuses,
} from '@stoa/shared/contract/market/billing-words.ts';

/** Times that payments are shown of; `30d` in the address. */
export const historyTimes = ['30d', 'year', 'last-year'] as const;
export type HistoryTime = (typeof historyTimes)[number];

export interface HistoryFilters {
  status?: TransactionStatus;
  kind?: TransactionKind;
  time?: HistoryTime;
}

/** Whole days of UTC, `2026-03-02`; an end that is left out is today. */
export function daysOf(time: HistoryTime | undefined, now = new Date()): { from?: string; to?: string } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  switch (time) {
    case undefined:
      return {};
    case '30d':
      return { from: new Date(Date.UTC(year, month, day - 29)).toISOString().slice(0, 10) };
    case 'year':
      return { from: `${year}-01-01` };
    case 'last-year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

/** What the address says of the payments that are shown; words that it does not know are left out. */
export function useHistoryFilters() {
  const [search, setSearch] = useSearchParams();
  const word = <T extends string>(name: string, words: readonly T[]) => words.find((one) => one === search.get(name));
  const filters = withoutGaps({
    status: word('status', transactionStatuses),
    kind: word('kind', transactionKinds),
    time: word('time', historyTimes),
  });
  const go = (next: HistoryFilters, page = 1) =>
    setSearch({ ...next, ...(page > 1 && { page: String(page) }) }, { preventScrollReset: true });
  return {
    filters,
    isNarrowed: Object.keys(filters).length > 0,
    page: Math.max(1, Number(search.get('page')) || 1),
    setFilters: (next: Record<keyof HistoryFilters, string | undefined>) => go(withoutGaps(next) as HistoryFilters),
    setPage: (page: number) => go(filters, page),
  };
}

const withoutGaps = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as { [K in keyof T]?: NonNullable<T[K]> };
