import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** Files to take along. */
export const en = {
  heading: lesson.resources,
  ofLesson: 'With this lesson',
  ofCourse: 'With the whole course',
  download: 'Download {title}',
  failed: '“{title}” was not downloaded: {reason}',
  'list.failed': 'The files of the course could not be loaded.',
} as const;
