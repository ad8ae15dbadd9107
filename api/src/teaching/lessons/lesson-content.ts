import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { BuilderAssignment, BuilderQuiz } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';

export type AssignmentContent = BuilderAssignment;
/** Without their pictures, which are files of their own. */
export type OptionContent = Omit<BuilderQuestion['options'][number], 'picture'>;
export type QuestionContent = Omit<BuilderQuestion, 'picture' | 'options'> & { options: OptionContent[] };
export type QuizContent = Omit<BuilderQuiz, 'questions'> & { questions: QuestionContent[] };
export interface LessonContent {
  id: string;
  kind: LessonKind;
  title: string;
  is_preview: boolean;
  required: boolean;
  /** Content that was made before there was any does not say. */
  opening?: Opening | null | undefined;
  markdown: string | null;
  file_id: string | null;
  captions_file_id: string | null;
  captions_language: string | null;
  more_captions: CaptionTrack[];
  poster_file_id: string | null;
  chapters: Chapter[];
  embed_url: string | null;
  resources: Resource[];
  duration_s: number;
  pages: number | null;
  quiz: QuizContent | null;
  assignment: AssignmentContent | null;
}
export interface ModuleContent {
  id: string;
  title: string;
  opening?: Opening | null | undefined;
  lessons: LessonContent[];
}
