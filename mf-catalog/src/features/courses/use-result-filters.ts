import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters, type ResultFilters } from './result-filters.ts';

/**
 * The filters that stand in the address. The shell owns it, so a choice comes back a moment later: until then the
 * choice itself is shown, and a second one made meanwhile builds on it.
 */
export function useResultFilters() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [ahead, setAhead] = useState<{ of: string; filters: ResultFilters }>();
  if (ahead && ahead.of !== address) setAhead(undefined);
  const filters = ahead?.of === address ? ahead.filters : readFilters(search);

  const change = (part: Partial<ResultFilters>) => {
    const next = { ...filters, page: 1, ...part };
    setAhead({ of: address, filters: next });
    setSearch(writeFilters(next));
  };
  return { filters, change };
}
