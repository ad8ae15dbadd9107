import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { PER_PAGE, type PostFilters } from './post-filters.ts';

export const postsKey = ['community', 'posts'] as const;

export function usePosts({ category, mine, sort, q, page }: PostFilters) {
  const api = useApi();
  const query = {
    sort,
    page,
    per_page: PER_PAGE,
    ...(category && { category }),
    ...(mine && { mine: 'true' }),
    ...(q && { q }),
  };
  return useQuery({
    queryKey: [...postsKey, query],
    queryFn: ({ signal }) => readPage(page, (at) => api.listPosts({ query: { ...query, page: at }, signal })),
    placeholderData: keepPreviousData,
  });
}
