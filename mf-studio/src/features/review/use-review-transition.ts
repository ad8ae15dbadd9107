import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useBuilder } from '../../builder/builder-context.tsx';
import { EditsUnsaved } from '../../saving/edits-unsaved.ts';
import { courseBuilderKey } from '../../builder/use-course-builder.ts';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useReviewText } from '../../messages/review.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';

export type ReviewTransition = 'submit' | 'withdraw' | 'publish' | 'discard';

/** Sends what is still unsaved first, so that a reviewer never reads an older course; `note` goes along to them. */
export function useReviewTransition(note: string) {
  const t = useReviewText();
  const whyNot = useWhyNot();
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts, events } = usePlatform();
  const { course, saver, reload } = useBuilder();
  const calls: Record<ReviewTransition, (on: number) => Promise<CourseBuilder>> = {
    submit: () =>
      api.submitCourse({ params: { id: course.id }, body: note.trim() === '' ? {} : { note: note.trim() } }),
    withdraw: () => api.withdrawCourse({ params: { id: course.id } }),
    publish: () => api.publishCourse({ params: { slug: course.slug } }),
    discard: (on) => api.discardRevision({ params: { id: course.id }, query: { base_version: on } }),
  };
  const transition = useSingleMutation({
    mutationKey: ['course-transition', course.id],
    mutationFn: async (kind: ReviewTransition) => {
      await saver.flush();
      if (kind === 'submit' && saver.isDirty()) throw new EditsUnsaved();
      return saver.run(calls[kind]);
    },
    onSuccess: (next, kind) => {
      if (kind === 'discard') saver.forgetAll();
      toasts.show({ kind: 'success', message: t(`done.${kind}`, { status: next.status }) });
      events.emit('course-status-changed', { courseId: next.id, status: next.status });
    },
    onError: async (error) => {
      toasts.show({ kind: 'error', message: whyNot(error) });
      // The course has changed under us: what stands on the screen may be out of date.
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
  return {
    isPending: transition.isPending,
    variables: transition.variables,
    /** The newest reply decides, not the screen: a second press may come before the first one's result is drawn. */
    start: (kind: ReviewTransition, { onSettled = () => undefined }: { onSettled?: () => void } = {}): void => {
      const now = queryClient.getQueryData<CourseBuilder>(courseBuilderKey(course.slug)) ?? course;
      if (now.actions.includes(kind)) transition.mutate(kind, { onSettled });
      else onSettled();
    },
  };
}

/** What the review says of a step in words of its own. */
const refusals = [
  'course_transition',
  'edit_conflict',
  'course_incomplete',
  'review_comments_open',
  'creator_not_verified',
] as const;

/** Why the course stays where it is. */
function useWhyNot(): (error: unknown) => string {
  const t = useReviewText();
  const refusal = useRefusal(t, refusals, useRefusal(useBuilderText(), refusedEdits));
  return (error) => (error instanceof EditsUnsaved ? t('refused.unsaved') : refusal(error));
}
export type ReviewSteps = ReturnType<typeof useReviewTransition>;
