import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { PathFilters } from './path-filters.ts';

export const PER_PAGE = 12;

/** The newest ones. */
export function useNewestPaths(count: number) {
  const api = useApi();
  return useQuery({
    queryKey: ['learning-paths', 'newest', count],
    queryFn: ({ signal }) => api.listLearningPaths({ query: { per_page: count }, signal }),
  });
}

/** How far one is changes elsewhere, so it is read anew each time. */
export function useLearningPaths({ page, q, category, level, fee, mine, sort }: PathFilters) {
  const api = useApi();
  const query = {
    ...(q && { q }),
    ...(category && { category }),
    ...(level && { level }),
    ...(fee && { fee }),
    ...(mine && { mine }),
    sort,
    per_page: PER_PAGE,
  };
  return useQuery({
    queryKey: ['learning-paths', query, page],
    queryFn: ({ signal }) =>
      readPage(page, (asked) => api.listLearningPaths({ query: { ...query, page: asked }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useLearningPath(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['learning-path', slug],
    queryFn: ({ signal }) => api.getLearningPath({ params: { slug }, signal }),
    staleTime: 0,
  });
}
