import type { CourseStatus } from '@stoa/shared/contract/course-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export interface OwnCourseFilters {
  status?: CourseStatus | undefined;
  q?: string | undefined;
  page: number;
}
export const COURSES_PER_PAGE = 12;

export function useOwnCourses(filters: OwnCourseFilters) {
  const api = useApi();
  return useQuery({
    queryKey: ['own-courses', filters],
    queryFn: ({ signal }) => api.listOwnCourses({ query: { ...filters, per_page: COURSES_PER_PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}
