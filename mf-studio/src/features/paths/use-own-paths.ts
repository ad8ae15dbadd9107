import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListFilters } from '../../ui/use-list-filters.ts';

export type OwnPathFilters = ListFilters<PathStatus>;
export const PATHS_PER_PAGE = 12;

export function useOwnPaths(filters: OwnPathFilters) {
  const api = useApi();
  return useQuery({
    queryKey: ['own-paths', filters],
    queryFn: ({ signal }) =>
      readPage(filters.page, (page) =>
        api.listOwnLearningPaths({ query: { ...filters, page, per_page: PATHS_PER_PAGE }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
