import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** What readers of the help centre and those who write it both see. */
export const en = {
  loading: 'Loading the articles',
  audience: 'For whom',
  'audience.all': common.everyone,
  'audience.guest': 'Guests',
  'audience.learner': course.learners,
  'audience.teacher': 'Teachers',
  'audience.partner': 'Partners',
  'topic.start': 'First steps',
  'topic.learning': places.learning,
  'topic.paying': 'Paying',
  'topic.account': 'Your account',
  'topic.teaching': places.teaching,
  'topic.paths': course.learningPaths,
  'topic.community': places.community,
  'article.loading': 'Loading the article',
} as const;
