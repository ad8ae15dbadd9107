import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  'hello.first': 'Welcome, {name}',
  'hello.again': 'Welcome back, {name}',
  dashboard: places.dashboard,
  studio: places.creatorStudio,
  loading: course.loadingYours,
  failed: course.yoursNotLoaded,
  'none.title': course.noneInProgress,
  'none.text': 'Enrol in a course, and it appears here with the lesson you stopped at.',
  'none.action': actions.findCourse,
  alsoInProgress: 'Also in progress',
  allCourses: 'All {count, number} courses',
  lastOpened: 'Last opened {ago}',
  notBegun: 'Not started yet',
  next: 'Next: {lesson}',
  left: '{time} left',
  start: 'Start learning',
  continue: 'Continue learning',
} as const;
