import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

/** The wish list, last wished for first. */
export function useWishes({ q, page, per_page }: { q: string; page: number; per_page: number }) {
  const api = useApi();
  return useQuery({
    queryKey: ['wishes', 'list', { q, page, per_page }],
    queryFn: ({ signal }) =>
      readPage(page, (asked) => api.listWishes({ query: { q: q || undefined, page: asked, per_page }, signal })),
    placeholderData: keepPreviousData,
    // Hearts of other remotes change it, too.
    staleTime: 0,
  });
}
