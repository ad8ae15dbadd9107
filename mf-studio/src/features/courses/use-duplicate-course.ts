import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCoursesText } from '../../messages/courses.ts';

/** Begins a draft with all that the course holds, and opens it. */
export function useDuplicateCourse({ id, name }: Pick<OwnCourse, 'id' | 'name'>) {
  const t = useCoursesText();
  const api = useApi();
  const refusal = useRefusal(t, []);
  const queryClient = useQueryClient();
  const { toasts, navigation } = usePlatform();
  return useSingleMutation({
    mutationKey: ['duplicate-course', id],
    mutationFn: () => api.duplicateCourse({ params: { id } }),
    onSuccess: (copy) => {
      queryClient.setQueryData(['course-builder', copy.slug], copy);
      void queryClient.invalidateQueries({ queryKey: ['own-courses'] });
      toasts.show({ kind: 'success', message: t('done.duplicate', { name }) });
      navigation.navigate(to.editCourse({ slug: copy.slug }));
    },
    onError: (error) => toasts.show({ kind: 'error', message: refusal(error) }),
  });
}
