import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi, usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useBuilderText } from '../messages/builder.ts';
import { editMemory } from '../saving/kept-edits.ts';
import { useSaver } from '../saving/use-saver.ts';
import { applyOrder, type CourseOrder } from './course-order.ts';
import { createCourseSaver, type CourseSaver } from './course-saver.ts';
import { courseBuilderKey } from './use-course-builder.ts';
import { refusedEdits } from './refused-edits.ts';
import { sendPatch } from './send-patch.ts';

/** The saver of one course for as long as its builder is open. */
export function useBuilderSaver(course: CourseBuilder, isOwnPath: (path: string) => boolean): CourseSaver {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = usePlatform();
  const { user } = useSession();
  const staleText = useStaleText();
  const create = () =>
    createCourseSaver({
      course,
      send: (target, patch, on) => sendPatch(api, { target, patch, on }),
      read: () => api.getCourseBuilder({ params: { slug: course.slug } }),
      ...(user && { memory: editMemory(user.id, course.id) }),
      onSend: () => void queryClient.cancelQueries({ queryKey: ['course-builder'] }),
      onReply: (next) => keepReply(queryClient, next),
      onStale: (error) => {
        void queryClient.invalidateQueries({ queryKey: ['course-builder'] });
        if (isApiError(error)) toasts.show({ kind: 'warning', message: staleText.current(error) });
      },
    });
  return useSaver(course, { create, isOwnPath });
}

/** What to say of an edit that no longer fits the course. The saver outlives the words: they follow the page's language. */
function useStaleText() {
  const t = useBuilderText();
  const refusal = useRefusal(t, refusedEdits);
  const outdated = t('refused.outdated');
  const say = (error: unknown) => refusal(error, { invalid: outdated, not_found: outdated });
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  return latest;
}

/** The author has moved something: it is drawn where it was put, before the server has answered. */
export function useCourseInOrder(course: CourseBuilder, saver: CourseSaver): CourseBuilder {
  const order = useStore(saver.store, () => saver.unsaved('order')['modules']) as CourseOrder | undefined;
  return useMemo(() => (order ? { ...course, modules: applyOrder(course.modules, order) } : course), [course, order]);
}

export function keepReply(queryClient: QueryClient, course: CourseBuilder): void {
  // Also under the address it had until now.
  queryClient.setQueriesData<CourseBuilder>({ queryKey: ['course-builder'] }, (known) =>
    known?.id === course.id ? course : known,
  );
  queryClient.setQueryData(courseBuilderKey(course.slug), course);
  void queryClient.invalidateQueries({ queryKey: ['own-courses'] });
}
