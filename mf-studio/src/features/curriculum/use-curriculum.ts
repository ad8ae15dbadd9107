import type { LessonKind } from '@stoa/shared/contract/course-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/creating.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useBuilder } from '../../builder/builder-context.tsx';
import { orderOf, type CourseModule } from '../../builder/course-order.ts';
import { useRefusalText } from '../../builder/use-refusal-text.ts';
import { useSingleMutation } from '../../use-single-mutation.ts';

/** Everything that changes the shape of the curriculum. Each waits for the edits made before it. */
export function useCurriculum() {
  const refusalText = useRefusalText();
  const api = useApi();
  const { toasts } = usePlatform();
  const { course, saver, draw } = useBuilder();
  const change = useSingleMutation({
    mutationKey: ['curriculum', course.id],
    mutationFn: (work: () => Promise<CourseBuilder>) => saver.run(work),
    onError: (error) => toasts.show({ kind: 'error', message: refusalText(error) }),
  });
  return {
    isChanging: change.isPending,
    error: change.error,
    addModule: (title: string) => change.mutateAsync(() => api.createModule({ body: { course_id: course.id, title } })),
    removeModule: (id: string) => change.mutateAsync(() => api.removeModule({ params: { id } })),
    addLesson: (moduleId: string, lesson: { title: string; kind: LessonKind }) =>
      change.mutateAsync(() => api.createLesson({ body: { module_id: moduleId, ...lesson } })),
    removeLesson: (id: string) => change.mutateAsync(() => api.removeLesson({ params: { id } })),
    /** Shown at once, saved when the moving stops. */
    reorder: (modules: CourseModule[]) => {
      draw((now) => ({ ...now, modules }));
      saver.change('order', 'modules', orderOf(modules));
    },
  };
}
export type Curriculum = ReturnType<typeof useCurriculum>;
