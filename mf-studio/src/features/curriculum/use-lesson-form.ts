import { lessonFields, type BuilderLesson, type QuizDraft } from '@stoa/shared/contract/creating.ts';
import { useMemo } from 'react';
import { useAutosaveForm, type FieldTranslation } from '../../builder/use-autosave-form.ts';

export interface LessonValues {
  title: string;
  is_preview: boolean;
  required: boolean;
  markdown: string;
  quiz: QuizDraft;
}
const emptyQuiz: QuizDraft = { instructions: '', pass_mark: 70, max_attempts: null, questions: [] };

/** What is written of a lesson; its files are saved by the uploads. */
export function useLessonForm(lesson: BuilderLesson, translations: Record<string, FieldTranslation>) {
  const values = useMemo<LessonValues>(
    () => ({
      title: lesson.title,
      is_preview: lesson.is_preview,
      required: lesson.required,
      markdown: lesson.markdown ?? '',
      quiz: lesson.quiz ?? emptyQuiz,
    }),
    [lesson],
  );
  return useAutosaveForm<LessonValues>(`lesson:${lesson.id}`, lessonFields, values, translations);
}
