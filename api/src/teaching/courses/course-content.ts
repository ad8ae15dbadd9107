import type { BuilderQuiz } from '@stoa/shared/contract/teaching/lessons.ts';
import type { CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';

export type QuizContent = BuilderQuiz;
export type QuestionContent = QuizContent['questions'][number];
export interface LessonContent {
  id: string;
  kind: LessonKind;
  title: string;
  is_preview: boolean;
  required: boolean;
  markdown: string | null;
  file_id: string | null;
  captions_file_id: string | null;
  duration_s: number;
  pages: number | null;
  quiz: QuizContent | null;
}
export interface ModuleContent {
  id: string;
  title: string;
  lessons: LessonContent[];
}

/**
 * All that an author writes of a course, as one document: the order is that of the arrays. Edits are plain functions
 * on it; it is kept in the course's rows until the first publishing, and in a revision after that.
 */
export interface CourseContent {
  fields: CourseFields;
  modules: ModuleContent[];
}
