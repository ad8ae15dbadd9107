import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../federation/platform-context.tsx';

/** What this person has said of a course so far; null: nothing. */
export function useOwnRating(courseId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['ratings', courseId, 'mine'],
    queryFn: async ({ signal }) =>
      (await api.listRatings({ params: { id: courseId }, query: { page: 1, per_page: 1 }, signal })).mine ?? null,
    // What is being typed is not replaced while one looks away.
    staleTime: Infinity,
  });
}
