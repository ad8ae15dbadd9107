import type { CourseAction, OwnCourse } from '@stoa/shared/contract/creating.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { countText } from '@stoa/shared/ui/format.ts';
import { useQueryClient } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useSingleMutation } from '../../use-single-mutation.ts';

export type Transition = Exclude<CourseAction, 'edit' | 'comment'>;
type Course = Pick<OwnCourse, 'id' | 'slug' | 'name'>;

/** Transitions that are asked about first, because they can't be undone or others feel them at once. */
export const asking: Partial<Record<Transition, { title: string; verb: string; text(course: OwnCourse): string }>> = {
  remove: {
    title: 'Delete this course?',
    verb: 'Delete the course',
    text: ({ name, lesson_count }) =>
      `“${name}” and its ${countText(lesson_count, 'lesson')} will be gone for good. This can't be undone.`,
  },
  unpublish: {
    title: 'Unpublish this course?',
    verb: 'Unpublish',
    text: ({ enrollment_count }) =>
      `It leaves the catalogue and nobody new can enrol. ${
        enrollment_count > 0 ? `The ${countText(enrollment_count, 'learner')} you have keep access.` : ''
      }`,
  },
};

const calls: Record<Transition, (api: Api, course: Course) => Promise<unknown>> = {
  submit: (api, { id }) => api.submitCourse({ params: { id } }),
  withdraw: (api, { id }) => api.withdrawCourse({ params: { id } }),
  publish: (api, { slug }) => api.publishCourse({ params: { slug } }),
  unpublish: (api, { id }) => api.unpublishCourse({ params: { id } }),
  remove: (api, { id }) => api.removeCourse({ params: { id } }),
};
const done: Record<Transition, string> = {
  submit: 'was sent to review',
  withdraw: 'is a draft again',
  publish: 'is published',
  unpublish: 'was taken off the catalogue',
  remove: 'was deleted',
};
const undoing: Partial<Record<Transition, Transition>> = {
  submit: 'withdraw',
  withdraw: 'submit',
  unpublish: 'publish',
};

/** Moves a course from one status to another, says so, and offers the way back where there is one. */
export function useCourseTransition(course: Course) {
  const api = useApi();
  const { toasts, events, navigation } = usePlatform();
  const queryClient = useQueryClient();
  const transition = useSingleMutation<unknown, Transition>({
    mutationKey: ['course-transition', course.id],
    mutationFn: (kind: Transition) => calls[kind](api, course),
    onSuccess: (_, kind) => {
      const back = undoing[kind];
      toasts.show({
        kind: 'success',
        message: `“${course.name}” ${done[kind]}.`,
        ...(back && { action: { label: 'Undo', run: () => transition.mutate(back) } }),
      });
      events.emit('course-status-changed', { courseId: course.id, status: kind });
    },
    onError: (error, kind) => {
      const isIncomplete = isApiError(error) && error.code === 'course_incomplete';
      toasts.show({
        kind: 'error',
        message: isApiError(error) ? error.message : 'That did not work. Try again.',
        ...(isIncomplete && {
          action: { label: 'See what is missing', run: () => navigation.navigate(paths.edit(course.slug, 'review')) },
        }),
        ...(isApiError(error) &&
          error.code === 'network' && { action: { label: 'Retry', run: () => transition.mutate(kind) } }),
      });
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['own-courses'] }),
        queryClient.invalidateQueries({ queryKey: ['course-builder', course.slug] }),
      ]),
  });
  return transition;
}
