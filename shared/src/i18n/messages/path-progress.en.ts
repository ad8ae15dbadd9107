import * as actions from '../words/actions.en.ts';
import * as course from '../words/course.en.ts';

/** How far one is in a learning path, and what is next. */
export const en = {
  'path.courses': '{done, number} of {count, plural, one {# course} other {# courses}} completed',
  'path.and.work': '{courses}, {approved, number} of {work, plural, one {# assignment} other {# assignments}} approved',
  'path.begin': 'Start with {course}',
  'path.continue': 'Continue with {course}',
  'path.certificate': actions.viewCertificate,
  'path.ended': 'No longer offered. You keep it.',
  'path.completedOn': course.completedOnDate,
} as const;
