import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';

export function useNotifications() {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['notifications'],
    queryFn: ({ pageParam, signal }) => api.listNotifications({ query: { page: pageParam, per_page: 20 }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
}

/** Marks one notification read, or all of them when no id is given; the bell in the header follows. */
export function useMarkRead() {
  const api = useApi();
  const { session, toasts } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      if (id) await api.readNotification({ params: { id } });
      else await api.readAllNotifications();
    },
    onSuccess: () => Promise.all([queryClient.invalidateQueries({ queryKey: ['notifications'] }), session.refresh()]),
    onError: (error) => toasts.show({ kind: 'error', message: error.message }),
  });
}
