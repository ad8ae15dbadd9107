import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useBuilder } from '../../builder/builder-context.tsx';
import { inOrder } from '../../builder/course-order.ts';
import { useSaveState } from '../../saving/saving-context.tsx';
import { refusedEdits } from '../../builder/refused-edits.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { useQuizText } from '../../messages/quiz.ts';
import { useSingleMutation } from '@stoa/shared/remote/use-single-mutation.ts';
import type { Question } from './quiz-changes.ts';

/** The questions of a quiz in the order they were put, and what adds, removes and moves them. */
export function useQuestions(lesson: BuilderLesson) {
  const t = useQuizText();
  const api = useApi();
  const refusal = useRefusal(t, ['edit_conflict'], useRefusal(useBuilderText(), refusedEdits));
  const { toasts } = usePlatform();
  const { course, saver, reload } = useBuilder();
  const target = `questions:${lesson.id}` as const;
  const order = useSaveState(() => saver.unsaved(target)['questions']) as string[] | undefined;
  const questions = ordered(lesson.quiz?.questions ?? [], order);
  const change = useSingleMutation({
    mutationKey: ['questions', course.id],
    mutationFn: (work: (on: number) => Promise<CourseBuilder>) => saver.run(work),
    onError: async (error) => {
      toasts.show({ kind: 'error', message: refusal(error) });
      // What stands on the screen is out of date: nothing is asked again on its ground.
      if (isApiError(error) && error.status !== 0) await reload();
    },
  });
  return {
    questions,
    isChanging: change.isPending,
    /** Resolves to whether it was added; why not is told here. */
    add: async (question: Question): Promise<boolean> => {
      const body = { lesson_id: lesson.id, ...question };
      const next = await change.mutateAsync(() => api.createQuestion({ body })).catch(() => undefined);
      return next !== undefined;
    },
    remove: (id: string) => change.mutate((on) => api.removeQuestion({ params: { id }, query: { base_version: on } })),
    move: (index: number, direction: -1 | 1) => {
      const ids = questions.map(({ id }) => id);
      const [id] = ids.splice(index, 1);
      if (id !== undefined) saver.change(target, 'questions', ids.toSpliced(index + direction, 0, id));
    },
  };
}

function ordered(questions: BuilderQuestion[], order: readonly string[] | undefined): BuilderQuestion[] {
  if (!order) return questions;
  const byId = new Map(questions.map((question) => [question.id, question]));
  return inOrder([...byId.keys()], order).flatMap((id) => byId.get(id) ?? []);
}
