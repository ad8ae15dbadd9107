import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useBuilder } from '../../builder/builder-context.tsx';
import { courseBuilderKey } from '../../builder/use-course-builder.ts';
import { useSingleMutation } from '../../use-single-mutation.ts';

const done = {
  submit: 'Your course was sent to review. We tell you as soon as somebody has read it.',
  withdraw: 'Your course is yours to edit again.',
  publish: 'Your course is back in the catalogue.',
};
export type ReviewTransition = keyof typeof done;

/** Sends what is still unsaved first, so that a reviewer never reads an older course. */
export function useReviewTransition() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts, events } = usePlatform();
  const { course, saver, reload } = useBuilder();
  const calls: Record<ReviewTransition, () => Promise<CourseBuilder>> = {
    submit: () => api.submitCourse({ params: { id: course.id } }),
    withdraw: () => api.withdrawCourse({ params: { id: course.id } }),
    publish: () => api.publishCourse({ params: { slug: course.slug } }),
  };
  const transition = useSingleMutation({
    mutationKey: ['course-transition', course.id],
    mutationFn: async (kind: ReviewTransition) => {
      await saver.flush();
      if (kind === 'submit' && saver.isDirty()) throw new Error('Some edits are not saved yet.');
      return saver.run(calls[kind]);
    },
    onSuccess: (next, kind) => {
      toasts.show({ kind: 'success', message: done[kind] });
      events.emit('course-status-changed', { courseId: next.id, status: next.status });
    },
    onError: (error) => {
      toasts.show({
        kind: 'error',
        message: error instanceof Error ? error.message : 'That did not work. Try again.',
      });
      // The course has changed under us: what stands on the screen may be out of date.
      if (isApiError(error) && error.status !== 0) void reload();
    },
  });
  return {
    isPending: transition.isPending,
    variables: transition.variables,
    /** The newest reply decides, not the screen: a second press may come before the first one's result is drawn. */
    start: (kind: ReviewTransition): void => {
      const now = queryClient.getQueryData<CourseBuilder>(courseBuilderKey(course.slug)) ?? course;
      if (now.actions.includes(kind)) transition.mutate(kind);
    },
  };
}
