import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBuilder } from '../../builder/builder-context.tsx';

/** What differs from the version that learners see; read anew after every edit. */
export function useCourseDiff() {
  const api = useApi();
  const { course } = useBuilder();
  return useQuery({
    queryKey: ['course-diff', course.slug, course.version, course.updated_at],
    queryFn: ({ signal }) => api.getCourseDiff({ params: { slug: course.slug }, signal }),
  });
}
