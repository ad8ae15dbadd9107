import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';

/** Enrols in all that a path opens; refused or not, the page then shows how it stands. */
export function useEnrolInPath(slug: string) {
  const api = useApi();
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.enrolInPath({ params: { slug } }),
    onSuccess: ({ courses }) => {
      for (const { course } of courses) {
        if (course.student_percentage !== null) events.emit('course-enrolled', { courseId: course.id });
      }
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
