import { writeFilters, type ResultFilters } from './features/courses/result-filters.ts';

/** Every address this remote can build; what belongs to other remotes is only named. */
export const paths = {
  marketplace: '/marketplace',
  results: (filters: Partial<ResultFilters> = {}) => {
    const search = writeFilters(filters).toString();
    return `/marketplace/results${search && `?${search}`}`;
  },
  categories: '/marketplace/category',
  category: (slug: string) => `/marketplace/category#${slug}`,
  courseInfo: (slug: string) => `/course-info/${slug}`,
  learningPathInfo: (slug: string) => `/learning-path-info/${slug}`,
  certificate: (slug: string) => `/certificates/${slug}`,
  player: (slug: string) => `/course/${slug}`,
  preview: (slug: string) => `/course/player/preview/${slug}`,
};
