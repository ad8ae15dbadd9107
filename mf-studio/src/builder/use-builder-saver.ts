import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import type { Api } from '@stoa/shared/http/api.ts';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useBuilderText } from '../messages/builder.ts';
import { createSaver, type Saver } from './saver.ts';
import type { Patch, SaveTarget } from './patches.ts';
import { applyOrder, type CourseOrder } from './course-order.ts';
import { courseBuilderKey } from './use-course-builder.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** The saver of one course for as long as its builder is open. Leaving with unsaved edits is asked about. */
export function useBuilderSaver(course: CourseBuilder, isOwnPath: (path: string) => boolean): Saver {
  const api = useApi();
  const queryClient = useQueryClient();
  const { navigation, toasts } = usePlatform();
  const staleText = useStaleText();
  const [saver] = useState(() => {
    const made: Saver = createSaver({
      send: (target, patch) => sendPatch(api, course.id, target, patch),
      onSend: () => void queryClient.cancelQueries({ queryKey: ['course-builder'] }),
      onReply: (next) => keepReply(queryClient, withPendingOrder(next, made)),
      onStale: (error) => {
        void queryClient.invalidateQueries({ queryKey: ['course-builder'] });
        if (isApiError(error)) toasts.show({ kind: 'warning', message: staleText.current(error) });
      },
    });
    return made;
  });
  useEffect(
    () => navigation.guardUnsaved((to) => saver.isDirty() && !(to !== undefined && isOwnPath(to))),
    [navigation, saver, isOwnPath],
  );
  useEffect(
    () => () => {
      void saver.flush().finally(saver.dispose);
    },
    [saver],
  );
  return saver;
}

/** What to say of an edit that no longer fits the course. The saver outlives the words: they follow the page's language. */
function useStaleText() {
  const t = useBuilderText();
  const refusalText = useRefusalText();
  const outdated = t('refused.outdated');
  const say = (error: unknown) => refusalText(error, { invalid: outdated, not_found: outdated });
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  return latest;
}

/** The author has moved something since: it stays where it was put. */
function withPendingOrder(course: CourseBuilder, saver: Saver): CourseBuilder {
  const { modules } = saver.unsaved('order') as { modules?: CourseOrder };
  return modules ? { ...course, modules: applyOrder(course.modules, modules) } : course;
}

export function keepReply(queryClient: QueryClient, course: CourseBuilder): void {
  // Also under the address it had until now.
  queryClient.setQueriesData<CourseBuilder>({ queryKey: ['course-builder'] }, (known) =>
    known?.id === course.id ? course : known,
  );
  queryClient.setQueryData(courseBuilderKey(course.slug), course);
  void queryClient.invalidateQueries({ queryKey: ['own-courses'] });
}

function sendPatch(api: Api, courseId: string, target: SaveTarget, patch: Patch): Promise<CourseBuilder> {
  if (target === 'course') return api.updateCourse({ params: { id: courseId }, body: patch });
  if (target === 'order') {
    return api.orderCurriculum({ params: { id: courseId }, body: patch as { modules: CourseOrder } });
  }
  const [kind, id = ''] = target.split(':');
  if (kind === 'lesson') return api.updateLesson({ params: { id }, body: patch });
  return api.updateModule({ params: { id }, body: patch as { title: string } });
}
