import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import type { ResultFilters } from './result-filters.ts';

const PER_PAGE = 5;

/** Lessons in which `q` is said, in courses that the filters leave. */
export function useSaidLessons(q: string, { type, rating, page: _page, sort: _sort, ...filters }: ResultFilters) {
  const api = useApi();
  const query = { ...filters, q, ...(type && { type }), ...(rating && { rating }), per_page: PER_PAGE };
  return useInfiniteQuery({
    queryKey: ['said-lessons', query],
    queryFn: ({ pageParam, signal }) => api.searchLessons({ query: { ...query, page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
}
