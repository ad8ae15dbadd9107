import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';

export const courseBuilderKey = (slug: string) => ['course-builder', slug] as const;

export function useCourseBuilder(slug: string) {
  const api = useApi();
  return useQuery(
    queryOptions({
      queryKey: courseBuilderKey(slug),
      queryFn: ({ signal }): Promise<CourseBuilder> => api.getCourseBuilder({ params: { slug }, signal }),
      // Another window may have edited it.
      staleTime: 0,
      refetchOnWindowFocus: true,
    }),
  );
}
