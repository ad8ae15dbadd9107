import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewerAssignment } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { askedOf, type CoursesState } from './courses-spec.ts';

const PER_PAGE = 25;

export function useAllCourses({ filters, sort, page }: CoursesState) {
  const api = useApi();
  const query = {
    ...askedOf(filters),
    sort: sort.by,
    order: sort.isDescending ? ('desc' as const) : ('asc' as const),
    per_page: PER_PAGE,
  };
  return useQuery({
    queryKey: ['all-courses', query, page],
    queryFn: ({ signal }) =>
      readPage(page, (asked) => api.listAllCourses({ query: { ...query, page: asked }, signal })),
    placeholderData: keepPreviousData,
  });
}

export type AllCourses = ReturnType<typeof useAllCourses>;

export function useReviewers() {
  const api = useApi();
  return useQuery({ queryKey: ['reviewers'], queryFn: ({ signal }) => api.listReviewers({ signal }) });
}

export function useCourseCategories() {
  const api = useApi();
  return useQuery({ queryKey: ['categories'], queryFn: ({ signal }) => api.listCategories({ signal }) });
}

/** What is done to courses of the list. Whatever became of it, the list is read anew. */
export function useCourseActs() {
  const api = useApi();
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['all-courses'] });
  const feature = useMutation({
    mutationFn: (body: { course_ids: string[]; before: string[] }) => api.featureCourses({ body }),
    onSettled,
  });
  const assign = useMutation({
    mutationFn: (assignments: ReviewerAssignment[]) => api.assignReviewers({ body: { assignments } }),
    onSettled,
  });
  const unpublish = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      api.unpublishCourse({ params: { id }, body: { reason } }),
    onSuccess: ({ id, status }) => events.emit('course-status-changed', { courseId: id, status }),
    onSettled,
  });
  return { feature, assign, unpublish };
}
