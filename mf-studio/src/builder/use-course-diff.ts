import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useQuery } from '@tanstack/react-query';

/** What differs from the version that learners see; read anew after every edit. */
export function useCourseDiff({ slug, version, updated_at }: Pick<CourseBuilder, 'slug' | 'version' | 'updated_at'>) {
  const api = useApi();
  return useQuery({
    queryKey: ['course-diff', slug, version, updated_at],
    queryFn: ({ signal }) => api.getCourseDiff({ params: { slug }, signal }),
  });
}
