import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseAction, CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCoursesText } from '../../messages/courses.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';

export type Transition = Exclude<CourseAction, 'edit' | 'comment'>;
type Course = Pick<OwnCourse, 'id' | 'slug' | 'name' | 'version'>;

/** Asked about first, because they can't be undone or others feel them at once. */
export type AskedTransition = Extract<Transition, 'remove' | 'unpublish' | 'discard'>;
export const isAsked = (kind: Transition): kind is AskedTransition =>
  kind === 'remove' || kind === 'unpublish' || kind === 'discard';

/** What the course is now; nothing once it is deleted. */
type Outcome = Pick<CourseBuilder, 'status' | 'actions'> | undefined;

const calls: Record<Transition, (api: Api, course: Course) => Promise<Outcome>> = {
  submit: (api, { id }) => api.submitCourse({ params: { id } }),
  withdraw: (api, { id }) => api.withdrawCourse({ params: { id } }),
  discard: (api, { id, version }) => api.discardRevision({ params: { id }, query: { base_version: version } }),
  publish: (api, { slug }) => api.publishCourse({ params: { slug } }),
  unpublish: (api, { id }) => api.unpublishCourse({ params: { id } }),
  remove: async (api, { id }) => {
    await api.removeCourse({ params: { id } });
    return undefined;
  },
};
const undoing: Partial<Record<Transition, Transition>> = {
  submit: 'withdraw',
  withdraw: 'submit',
  unpublish: 'publish',
};

/** Why a course stays where it is, in words of its own. */
const refusals = [
  'course_incomplete',
  'course_transition',
  'edit_conflict',
  'course_has_enrollments',
  'creator_not_verified',
  'review_comments_open',
  'own_course',
] as const;

/** Moves a course from one status to another, says so, and offers the way back where there is one. */
export function useCourseTransition(course: Course) {
  const t = useCoursesText();
  const refusal = useRefusal(t, refusals);
  const api = useApi();
  const { toasts, events, navigation } = usePlatform();
  const queryClient = useQueryClient();
  const transition = useSingleMutation<Outcome, Transition>({
    mutationKey: ['course-transition', course.id],
    mutationFn: (kind: Transition) => calls[kind](api, course),
    onSuccess: (now, kind) => {
      const back = undoing[kind];
      const isWayBack = back !== undefined && now?.actions.includes(back);
      toasts.show({
        kind: 'success',
        // What came of it, which is not always what the button says.
        message: t(`done.${kind}`, { name: course.name, status: now?.status ?? '' }),
        ...(isWayBack && { action: { label: t('undo'), run: () => transition.mutate(back) } }),
      });
      events.emit('course-status-changed', { courseId: course.id, status: now?.status ?? 'deleted' });
    },
    onError: (error, kind) => {
      const isIncomplete = isApiError(error) && error.code === 'course_incomplete';
      toasts.show({
        kind: 'error',
        message: refusal(error),
        ...(isIncomplete && {
          action: {
            label: t('missing'),
            run: () => navigation.navigate(to.editCourse({ slug: course.slug }, { section: 'review' })),
          },
        }),
        ...(isApiError(error) &&
          error.code === 'network' && { action: { label: t('retry'), run: () => transition.mutate(kind) } }),
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
