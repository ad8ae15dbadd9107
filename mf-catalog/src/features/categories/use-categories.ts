import { useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useCategoryName, useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';

export function useCategories() {
  const api = useApi();
  const select = useNamedTree();
  return useQuery({
    queryKey: ['categories'],
    queryFn: ({ signal }) => api.listCategories({ signal }),
    select,
    staleTime: 10 * 60_000,
  });
}

export const MOST_POPULAR = 5;

/** Those whose courses most people take. */
export function usePopularCategories() {
  const api = useApi();
  const nameOf = useCategoryName();
  return useQuery({
    queryKey: ['popular-categories'],
    queryFn: ({ signal }) => api.sortCategories({ query: { sort: 'popular', limit: MOST_POPULAR }, signal }),
    select: (categories) => categories.map((category) => ({ ...category, name: nameOf(category) })),
    staleTime: 10 * 60_000,
  });
}
