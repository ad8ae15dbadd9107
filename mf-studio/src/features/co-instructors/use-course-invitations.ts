import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CourseInvitation } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';

const KEY = ['course-invitations'];

export function useCourseInvitations() {
  const api = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await api.listCourseInvitations({ signal })).items,
  });
}

/** What was accepted stands among the courses at once; what was taken back leaves the list. */
export function useAnswerInvitation({ course_id: id, course }: CourseInvitation) {
  const t = useCoInstructorsText();
  const api = useApi();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([KEY, ['own-courses']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useSingleMutation({
    mutationKey: ['answer-invitation', id],
    mutationFn: (accept: boolean) => api.answerCourseInvitation({ params: { id }, body: { accept } }),
    onSuccess: (_, accept) => {
      toasts.show({ kind: 'success', message: t(accept ? 'accepted' : 'declined', { course }) });
      return refresh();
    },
    onError: (error) => {
      toasts.show({ kind: 'error', message: errorText(error, { not_found: t('invitation.gone') }) });
      if (isApiError(error) && error.status !== 0) void refresh();
    },
  });
}
