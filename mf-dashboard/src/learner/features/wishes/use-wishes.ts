import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WishSort } from '@stoa/shared/contract/learning/wish-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

interface WishesAsked {
  q: string;
  sort: WishSort;
  page: number;
  per_page: number;
}

/** The wish list. */
export function useWishes({ q, sort, page, per_page }: WishesAsked) {
  const api = useApi();
  return useQuery({
    queryKey: ['wishes', 'list', { q, sort, page, per_page }],
    queryFn: ({ signal }) =>
      readPage(page, (asked) => api.listWishes({ query: { q: q || undefined, sort, page: asked, per_page }, signal })),
    placeholderData: keepPreviousData,
    // Hearts of other remotes change it, too.
    staleTime: 0,
  });
}
