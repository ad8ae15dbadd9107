import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { readPage } from '@stoa/shared/remote/read-page.ts';
import type { ResultFilters } from './result-filters.ts';

export const PER_PAGE = 24;

export function useCourses({ type, rating, page, ...filters }: ResultFilters) {
  const api = useApi();
  const query = { ...filters, ...(type && { type }), ...(rating && { rating }), per_page: PER_PAGE };
  return useQuery({
    queryKey: ['courses', query, page],
    queryFn: ({ signal }) => readPage(page, (asked) => api.listCourses({ query: { ...query, page: asked }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useFeatured() {
  const api = useApi();
  return useQuery({ queryKey: ['featured'], queryFn: ({ signal }) => api.getFeatured({ signal }) });
}

export function useCourse(slug: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['course', slug],
    queryFn: ({ signal }) => api.getCourseDetails({ params: { slug }, signal }),
  });
}
