import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const PER_PAGE = 20;

export function useNotifications({ unread = false }: { unread?: boolean } = {}) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['notifications', { unread }],
    queryFn: ({ pageParam, signal }) =>
      api.listNotifications({
        query: { page: pageParam, per_page: PER_PAGE, ...(unread && { unread: 'true' }) },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
}
