import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListFilters } from '../../ui/use-list-filters.ts';

export type OwnCourseFilters = ListFilters<CourseStatus>;
export const COURSES_PER_PAGE = 12;

/** All of them, or the micro courses alone. */
export function useOwnCourses(filters: OwnCourseFilters, onlyMicro = false) {
  const api = useApi();
  return useQuery({
    queryKey: ['own-courses', onlyMicro, filters],
    queryFn: ({ signal }) =>
      readPage(filters.page, (page) =>
        api.listOwnCourses({
          query: { ...filters, page, per_page: COURSES_PER_PAGE, ...(onlyMicro && { is_micro: 'true' }) },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
