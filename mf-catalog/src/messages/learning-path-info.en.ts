import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

export const en = {
  'path.loading': 'Loading the learning path',
  'path.crumb': course.learningPath,
  'gone.title': 'This learning path could not be found',
  'gone.text': 'It may have been withdrawn, or the address may be wrong.',
  'objectives.title': course.outcomes,
  'about.title': 'About this path',
  'courses.title': 'The courses',
  'courses.inOrder': 'Take them in this order: each builds on the one before.',
  'courses.anyOrder': 'We suggest this order, but you can take them in any order.',
  'courses.optional': lesson.optional,
} as const;
