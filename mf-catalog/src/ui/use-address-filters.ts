import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface AddressFilters<F> {
  /** Words that it doesn't know are left out. */
  read(search: URLSearchParams): F;
  /** What nobody chose: it is not written. */
  none: F;
}

/**
 * The filters that stand in the address. The shell owns it, so a choice comes back a moment later: until then the
 * choice itself is shown, and a second one made meanwhile builds on it.
 */
export function useAddressFilters<F extends { page: number }>({ read, none }: AddressFilters<F>) {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [ahead, setAhead] = useState<{ of: string; filters: F }>();
  if (ahead && ahead.of !== address) setAhead(undefined);
  const filters = ahead?.of === address ? ahead.filters : read(search);

  const change = (part: Partial<F>) => {
    const next = { ...filters, page: 1, ...part };
    setAhead({ of: address, filters: next });
    setSearch(writeFilters(next, none));
  };
  return { filters, change };
}

/** Writes only what differs from `none`, so that addresses stay short. */
export function writeFilters<F extends object>(filters: F, none: F): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? value.join(',') : String(value);
    if (text !== String(none[key as keyof F])) search.set(key, text);
  }
  return search;
}

/** The page that an address asks for, from 1. */
export const readPageNumber = (search: URLSearchParams): number =>
  between(Math.floor(Number(search.get('page'))), 1, 10_000);

export const between = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/** What was searched for, as much of it as the server takes. */
export const readSearchText = (search: URLSearchParams): string => (search.get('q') ?? '').slice(0, 200);
