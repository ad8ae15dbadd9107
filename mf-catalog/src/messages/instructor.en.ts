import * as course from '@stoa/shared/i18n/words/course.en.ts';

export const en = {
  crumb: 'Teacher',
  loading: 'Loading the teacher',
  about: 'About',
  courses: course.courses,
  'fact.courses': course.courses,
  'fact.learners': course.learners,
  'fact.rating': course.rating,
  'fact.followers': 'Followers',
  follow: 'Follow',
  'follow.ends': 'Following',
  'follow.what': 'Who follows hears of each new course.',
  'gone.title': 'Nobody teaches here at this address',
  'gone.text': 'They may have stopped teaching, or the address may be wrong.',
} as const;
