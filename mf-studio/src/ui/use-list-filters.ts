import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListFilters<S extends string> {
  status?: S | undefined;
  q?: string | undefined;
  page: number;
}

/** A list's filters live in the URL. Changing one goes back to the first page. */
export function useListFilters<S extends string>(
  statuses: readonly S[],
): [ListFilters<S>, (change: Partial<ListFilters<S>>) => void] {
  const [search, setSearch] = useSearchParams();
  const filters: ListFilters<S> = {
    status: statuses.find((status) => status === search.get('status')),
    q: search.get('q') ?? undefined,
    page: Math.max(1, Number(search.get('page')) || 1),
  };
  const change = useCallback(
    (given: Partial<ListFilters<S>>) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          if (!('page' in given)) next.delete('page');
          for (const [key, value] of Object.entries(given)) {
            if (value === undefined || value === '' || value === 1) next.delete(key);
            else next.set(key, String(value));
          }
          return next;
        },
        // Typing must not fill the history; pages and tabs are steps one goes back from.
        { replace: 'q' in given, preventScrollReset: !('page' in given) },
      ),
    [setSearch],
  );
  return [filters, change];
}
