import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** Files to take along. */
export const en = {
  heading: lesson.resources,
  ofLesson: 'With this lesson',
  ofCourse: 'With the whole course',
  download: 'Download {title}',
  failed: '“{title}” was not downloaded: {reason}',
  none: 'There are no files with this lesson. Other lessons of the course have some.',
  'list.loading': 'Loading the files',
  'list.failed': 'The files of the course could not be loaded.',
} as const;
