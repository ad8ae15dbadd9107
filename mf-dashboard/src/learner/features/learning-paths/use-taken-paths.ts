import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

/** Learning paths that this person takes, last taken first. */
export function useTakenPaths({ page = 1, per_page }: { page?: number; per_page: number }) {
  const api = useApi();
  return useQuery({
    // Below 'enrolments': enrolling, learning and leaving change it.
    queryKey: ['enrolments', 'learning-paths', page, per_page],
    queryFn: ({ signal }) =>
      readPage(page, (asked) => api.listTakenPaths({ query: { page: asked, per_page }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
