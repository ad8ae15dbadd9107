import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';

const KEY = 'open-questions';

/** Of all courses that one made, or of one of them; oldest first. */
export function useOpenQuestions(courseId: string | undefined) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [KEY, courseId],
    queryFn: ({ pageParam, signal }) =>
      api.listOpenQuestions({ query: { course_id: courseId, after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** What was answered leaves the list. */
export function useRefreshQuestions() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}
