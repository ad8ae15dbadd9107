import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';

/** Enrols once; being enrolled already counts as success, since that is what the person wants. */
export function useEnrol(courseId: string) {
  const api = useApi();
  const { events } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      try {
        await api.enrol({ body: { course_id: courseId } });
      } catch (error) {
        if (!isApiError(error) || error.code !== 'already_enrolled') throw error;
      }
    },
    onSuccess: () => {
      events.emit('course-enrolled', { courseId });
      return queryClient.invalidateQueries();
    },
  });
}
