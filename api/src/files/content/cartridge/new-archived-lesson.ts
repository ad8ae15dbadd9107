import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { ArchivedLesson } from '@stoa/shared/contract/teaching/course-archive.ts';
import { v7 } from 'uuid';

/** A lesson that says nothing but what is given. */
export const newArchivedLesson = (
  title: string,
  kind: LessonKind,
  given: Partial<ArchivedLesson> = {},
): ArchivedLesson => ({
  id: v7(),
  kind,
  title,
  is_preview: false,
  required: true,
  opening: null,
  markdown: null,
  file_id: null,
  captions_file_id: null,
  captions_language: null,
  more_captions: [],
  poster_file_id: null,
  chapters: [],
  embed_url: null,
  resources: [],
  quiz: null,
  assignment: null,
  ...given,
});
