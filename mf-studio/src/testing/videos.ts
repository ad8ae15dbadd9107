import type { CourseVideo } from '@stoa/shared/contract/teaching/course-files.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';

/** A film of a minute with English captions and its own poster, which no other lesson shows. */
export const aCourseVideo = (given: Partial<CourseVideo> = {}): CourseVideo => ({
  lesson_id: anId(300),
  title: 'Noon',
  module_title: 'Seeing',
  kind: 'video',
  file: aStoredFile({ duration_s: 60, bytes: 3_400_000, width: 1280, height: 720 }),
  captions: [{ language: 'en', file: aStoredFile({ id: anId(501), purpose: 'captions', name: 'noon.vtt' }) }],
  poster_file: aStoredFile({ id: anId(502), purpose: 'picture', name: 'noon.jpg' }),
  chapters: [{ start_s: 0, title: 'Morning' }],
  used_by: [],
  ...given,
});
