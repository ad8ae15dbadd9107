import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as words from '@stoa/shared/i18n/words/course.en.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.en.ts';
import * as feedback from '@stoa/shared/i18n/words/feedback.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

/** Questions that wait for who teaches. */
export const en = {
  title: discussion.openQuestions,
  tabs: 'From learners',
  'tab.questions': discussion.openQuestions,
  'tab.feedback': feedback.inPrivate,
  'lead.questions': 'What learners asked in your courses and nobody of the team has answered yet, oldest first.',
  'lead.feedback': 'What learners tell you alone of your courses and your teaching, newest first.',
  loading: 'Loading the questions',
  'loading.feedback': feedback.loading,
  failed: 'The questions could not be loaded.',
  found: '{count, plural, =0 {No open questions} one {# open question} other {# open questions}}',
  course: words.course,
  all: places.allCourses,
  waiting: '{name} ({waiting, number})',
  card: 'Question by {name}',
  toCourse: 'About the whole course',
  answer: actions.reply,
  yours: actions.yourReply,
  send: actions.sendReply,
  sent: 'Your answer is there, and who asked has been told.',
  locked: 'The discussion is locked. Unlock it under the lesson to answer.',
  more: 'Show more questions',
  'none.title': 'Every question is answered',
  'none.text': 'When a learner asks something in one of your courses, you are told and it is listed here.',
  'none.action': actions.goToCourses,
} as const;
