import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useEnrolmentsText } from '../../messages/enrolments.ts';

/** Leaving a course keeps its progress; enrolling again takes it back, which is what the undo does. */
export function useLeaveCourse() {
  const t = useEnrolmentsText();
  const errorText = useErrorText();
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['enrolments'] });
  const complain = (error: Error) => toasts.show({ kind: 'error', message: errorText(error) });
  const comeBack = useMutation({
    mutationFn: (courseId: string) => api.enrol({ body: { course_id: courseId } }),
    onSettled: refresh,
    onError: complain,
  });
  return useMutation({
    mutationFn: ({ enrolmentId }: { enrolmentId: string; courseId: string; name: string }) =>
      api.unenrol({ params: { id: enrolmentId } }),
    onSuccess: (_, { courseId, name }) => {
      toasts.show({
        kind: 'info',
        message: t('leave.done', { course: name }),
        action: { label: t('undo'), run: () => comeBack.mutate(courseId) },
      });
      return refresh();
    },
    onError: complain,
  });
}
