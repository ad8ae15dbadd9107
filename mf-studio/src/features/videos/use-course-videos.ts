import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBuilder } from '../../builder/builder-context.tsx';

/** Read anew after every edit. */
export function useCourseVideos() {
  const api = useApi();
  const { id: course_id, version } = useBuilder().course;
  return useQuery({
    queryKey: ['course-videos', course_id, version],
    queryFn: ({ signal }) => api.listCourseVideos({ query: { course_id }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What the course itself does not tell of its film: where else it is used, and a link that has not run out. */
export function useCourseVideo({ id, file }: Pick<BuilderLesson, 'id' | 'file'>) {
  const api = useApi();
  const { id: course_id } = useBuilder().course;
  return useQuery({
    queryKey: ['course-video', course_id, id, file?.id],
    queryFn: ({ signal }) => api.getCourseVideo({ params: { id }, query: { course_id }, signal }),
    enabled: file !== null,
  });
}
