import { useQueryClient } from '@tanstack/react-query';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { courseListFor } from '@stoa/shared/contract/teaching/course-list.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { EditsUnsaved } from '../../saving/edits-unsaved.ts';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';

/** A co-instructor leaves the course, after all that they have edited was sent, and is led to the courses left to them. */
export function useLeaveCourse() {
  const t = useCoInstructorsText();
  const api = useApi();
  const errorText = useErrorText();
  const { user, permissions } = useSession();
  const { toasts, navigation } = usePlatform();
  const queryClient = useQueryClient();
  const { course, saver } = useBuilder();
  return useSingleMutation({
    mutationKey: ['leave-course', course.id],
    mutationFn: async () => {
      await saver.flush();
      if (saver.isDirty()) throw new EditsUnsaved();
      return api.removeCoInstructor({ params: { id: course.id, user_id: user?.id ?? '' } });
    },
    onSuccess: async () => {
      saver.forgetAll();
      toasts.show({ kind: 'success', message: t('left', { name: course.name }) });
      await queryClient.invalidateQueries({ queryKey: ['own-courses'] });
      navigation.navigate(courseListFor(permissions) ?? to.home());
    },
    onError: (error) =>
      toasts.show({ kind: 'error', message: error instanceof EditsUnsaved ? t('leave.unsaved') : errorText(error) }),
  });
}
