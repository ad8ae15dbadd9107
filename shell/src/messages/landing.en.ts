import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** The front page of a guest; drawn with the first view. */
export const en = {
  'hero.title': 'Take a walk with a good teacher.',
  'hero.lead':
    'In Athens, people learned under a covered walk beside the market. This one is open to everyone: choose a course, follow it at your own pace, and leave with a certificate that anyone can verify.',
  'hero.search': 'What will you learn?',
  'hero.popular': 'Popular categories',
  'hero.popular.short': 'Popular:',
  'figure.courses': '{count, plural, one {course} other {courses}}',
  'figure.creators': '{count, plural, one {teacher} other {teachers}}',
  'figure.learners': '{count, plural, one {learner} other {learners}}',
  'figure.certificates': '{count, plural, one {certificate earned} other {certificates earned}}',

  'shelf.all': actions.seeAll,
  'shelf.failed': 'The courses could not be loaded.',
  'shelf.loading': course.loadingMany,
  'popular.title': course.popularNow,
  'popular.lead': 'What learners are enrolling in.',
  'newest.title': 'Just published',
  'newest.lead': 'New, and checked by a reviewer before publication.',

  'categories.title': 'Where would you like to begin?',
  'categories.all': 'All {count} categories',
  courses: course.courseCount,

  'paths.title': course.learningPaths,
  'paths.lead': 'Several courses in an order that makes sense, from the first step to the last.',
  'paths.all': course.allPaths,

  'how.title': places.howItWorks,
  'how.choose': 'Choose',
  'how.choose.text': 'Search by name or browse the categories. Try the preview lessons before you decide.',
  'how.learn': 'Learn',
  'how.learn.text':
    'Captioned videos, texts, documents and quizzes. Stoa remembers where you stopped, on every device.',
  'how.show': 'Show it',
  'how.show.text':
    'Complete the required lessons and your certificate is issued immediately, with an ID that anyone can verify.',

  'teach.title': 'Do you know something worth teaching?',
  'teach.text':
    'Build a course from videos, texts, documents and quizzes, upload at your own pace, and send it to review. A reviewer reads every course before it opens, so yours is in good company.',
  'teach.signup': 'Sign Up',
  'teach.how': 'How teaching works',
} as const;
