import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  'list.title': places.myCertificates,
  'list.lead':
    'One for every course you completed, and for learning paths that end with one. Each has a public address and an ID that anyone can verify.',
  'list.loading': 'Loading your certificates',
  'list.failed': 'Your certificates could not be loaded',
  'empty.title': 'No certificates yet',
  'empty.text': 'Complete the required lessons of a course, and its certificate appears here immediately.',
  'empty.back': 'Back to my courses',
  'empty.find': actions.findCourse,
} as const;
