import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TakenPathSort } from '@stoa/shared/contract/market/path-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

interface TakenAsked {
  sort?: TakenPathSort;
  page?: number;
  per_page: number;
}

/** Learning paths that this person takes, unless asked otherwise last taken first. */
export function useTakenPaths({ sort = 'enrolled', page = 1, per_page }: TakenAsked) {
  const api = useApi();
  return useQuery({
    // Below 'enrolments': enrolling, learning and leaving change it.
    queryKey: ['enrolments', 'learning-paths', sort, page, per_page],
    queryFn: ({ signal }) =>
      readPage(page, (asked) => api.listTakenPaths({ query: { sort, page: asked, per_page }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
