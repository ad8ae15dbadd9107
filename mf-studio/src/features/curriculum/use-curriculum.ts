import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { orderOf, type CourseModule } from '../../builder/course-order.ts';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useCurriculumText } from '../../messages/curriculum.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';

/** Everything that changes the shape of the curriculum. Each waits for the edits made before it. */
export function useCurriculum() {
  const t = useCurriculumText();
  const refusal = useRefusal(t, ['edit_conflict'], useRefusal(useBuilderText(), refusedEdits));
  const api = useApi();
  const { toasts } = usePlatform();
  const { course, saver, reload } = useBuilder();
  const change = useSingleMutation({
    mutationKey: ['curriculum', course.id],
    mutationFn: (work: (on: number) => Promise<CourseBuilder>) => saver.run(work),
    onError: async (error) => {
      toasts.show({ kind: 'error', message: refusal(error) });
      // What stands on the screen is out of date: nothing is asked again on its ground.
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
  /** Says what was copied, and takes it back if it is not wanted. */
  async function duplicate(title: string, kind: 'lesson' | 'module', copy: () => Promise<CourseBuilder>) {
    const known = partIds(course);
    const next = await change.mutateAsync(copy);
    if (next === undefined) return;
    const id = partIds(next)[kind].find((one) => !known[kind].includes(one));
    const remove = kind === 'lesson' ? api.removeLesson : api.removeModule;
    toasts.show({
      kind: 'success',
      message: t('copied', { title }),
      ...(id !== undefined && {
        action: {
          label: t('undo'),
          run: () => change.mutate((on) => remove({ params: { id }, query: { base_version: on } })),
        },
      }),
    });
  }
  return {
    isChanging: change.isPending,
    error: change.error,
    addModule: (title: string) => change.mutateAsync(() => api.createModule({ body: { course_id: course.id, title } })),
    removeModule: (id: string) =>
      change.mutateAsync((on) => api.removeModule({ params: { id }, query: { base_version: on } })),
    duplicateModule: ({ id, title }: Named) =>
      duplicate(title, 'module', () => api.duplicateModule({ params: { id } })),
    duplicateLesson: ({ id, title }: Named) =>
      duplicate(title, 'lesson', () => api.duplicateLesson({ params: { id } })),
    addLesson: (moduleId: string, lesson: { title: string; kind: LessonKind }) =>
      change.mutateAsync(() => api.createLesson({ body: { module_id: moduleId, ...lesson } })),
    removeLesson: (id: string) =>
      change.mutateAsync((on) => api.removeLesson({ params: { id }, query: { base_version: on } })),
    /** Shown at once, saved when the moving stops. */
    reorder: (modules: CourseModule[]) => saver.change('order', 'modules', orderOf(modules)),
  };
}

interface Named {
  id: string;
  title: string;
}

const partIds = ({ modules }: CourseBuilder): Record<'module' | 'lesson', string[]> => ({
  module: modules.map(({ id }) => id),
  lesson: modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
});

export type Curriculum = ReturnType<typeof useCurriculum>;
