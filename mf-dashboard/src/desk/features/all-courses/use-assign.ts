import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import { useCourseActs } from './use-all-courses.ts';

/** Says who is to review courses, and can put back who was. */
export function useAssign() {
  const t = useAllCoursesText();
  const { toasts } = usePlatform();
  const refusal = useRefusal(t, ['own_course']);
  const { assign } = useCourseActs();
  const onError = (error: unknown) => toasts.show({ kind: 'error', message: refusal(error) });
  return {
    isPending: assign.isPending,
    assign: (ids: readonly string[], reviewerId: string | null, onDone: () => void) =>
      assign.mutate(
        ids.map((course_id) => ({ course_id, reviewer_id: reviewerId })),
        {
          onError,
          onSuccess: ({ before }) => {
            onDone();
            toasts.show({
              kind: 'success',
              message: t(reviewerId === null ? 'unassign.done' : 'assign.done', { count: ids.length }),
              action: { label: t('undo'), run: () => assign.mutate(before, { onError }) },
            });
          },
        },
      ),
  };
}
