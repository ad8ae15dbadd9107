import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const PER_PAGE = 6;

export function useRatings(courseId: string) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['ratings', courseId],
    queryFn: ({ pageParam, signal }) =>
      api.listRatings({ params: { id: courseId }, query: { page: pageParam, per_page: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.per_page < last.total ? last.page + 1 : undefined),
  });
}

export function useReplyToRating(courseId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reply }: { id: string; reply: string }) =>
      api.replyToRating({ params: { id }, body: { reply } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['ratings', courseId] }),
  });
}
