import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { unreadKey } from './use-unread.ts';

const PER_PAGE = 20;

export function useAnnouncements(courseId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['announcements', courseId],
    queryFn: async ({ pageParam, signal }) => {
      const list = await api.listCourseAnnouncements({
        params: { id: courseId },
        query: { page: pageParam, per_page: PER_PAGE },
        signal,
      });
      queryClient.setQueryData(unreadKey(courseId), list.unread);
      return list;
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total }) => (page * per_page < total ? page + 1 : undefined),
    // They come at any time.
    staleTime: 0,
  });
}

/** Says that one was read. Where that does not get through it stays new, and is said again when it is next opened. */
export function useRead(courseId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.readAnnouncement({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['announcements', courseId] }),
  });
}
