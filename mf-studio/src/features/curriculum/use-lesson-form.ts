import { lessonFields, type BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useMemo } from 'react';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';

export interface LessonValues {
  title: string;
  is_preview: boolean;
  required: boolean;
  markdown: string;
}

/** What is written of a lesson; its files are saved by the uploads, what a quiz asks and how by its editor. */
export function useLessonForm(lesson: BuilderLesson) {
  const values = useMemo<LessonValues>(
    () => ({
      title: lesson.title,
      is_preview: lesson.is_preview,
      required: lesson.required,
      markdown: lesson.markdown ?? '',
    }),
    [lesson],
  );
  return useAutosaveForm<LessonValues>(`lesson:${lesson.id}`, lessonFields, values);
}
