import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListFilters } from '../../ui/use-list-filters.ts';

export type OwnCourseFilters = ListFilters<CourseStatus>;
export const COURSES_PER_PAGE = 12;

export function useOwnCourses(filters: OwnCourseFilters) {
  const api = useApi();
  return useQuery({
    queryKey: ['own-courses', filters],
    queryFn: ({ signal }) =>
      readPage(filters.page, (page) =>
        api.listOwnCourses({ query: { ...filters, page, per_page: COURSES_PER_PAGE }, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}
