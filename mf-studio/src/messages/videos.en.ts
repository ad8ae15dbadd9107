import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** Films and recordings of a course at one glance. */
export const en = {
  title: 'Films and recordings',
  lead: 'What each of them has and still lacks, and which other lessons show the same file.',
  loading: 'Reading the films and recordings…',
  'field.lesson': lesson.lesson,
  'field.length': course.length,
  'field.captions': lesson.captions,
  'field.poster': lesson.poster,
  'field.chapters': lesson.chapters,
  'field.uses': 'Also used in',
  noFile: 'No file yet',
  noCaptions: '{kind, select, audio {No transcript yet} other {No captions yet}}',
  poster: '{of, select, own {Its own} course {The cover of the course} other {Needs none}}',
  noUses: 'No other lesson',
  'use.elsewhere': '{title}, in the course {course}',
  also: 'The same file is also used in:',
  total: '{count, plural, one {# lesson} other {# lessons}}, {length} in all, {size}',
} as const;
