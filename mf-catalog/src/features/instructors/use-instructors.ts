import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Instructor } from '@stoa/shared/contract/market/instructors.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';

export const PER_PAGE = 12;
const keyOf = (id: string) => ['instructor', id] as const;

export function useInstructor(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.getInstructor({ params: { id }, signal }),
  });
}

export function useInstructorCourses(id: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...keyOf(id), 'courses', page],
    queryFn: ({ signal }) =>
      readPage(page, (asked) =>
        api.listInstructorCourses({ params: { id }, query: { page: asked, per_page: PER_PAGE }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

export function usePopularInstructors() {
  const api = useApi();
  return useQuery({
    queryKey: ['popular-instructors'],
    queryFn: ({ signal }) => api.listPopularInstructors({ query: { limit: 6 }, signal }),
  });
}

/** Follows, or follows no more; what is shown follows the server's answer. */
export function useFollow(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (follows: boolean) =>
      follows ? api.followInstructor({ params: { id } }) : api.unfollowInstructor({ params: { id } }),
    onSuccess: (followed) =>
      queryClient.setQueryData<Instructor>(keyOf(id), (before) => before && { ...before, ...followed }),
  });
}
