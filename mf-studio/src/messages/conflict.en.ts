import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.en.ts';

/** Fields that were changed in two windows: both texts, and which of them stays. */
export const en = {
  title: 'Changed in two windows',
  lead: 'These were changed here and in another window. Both texts are kept until you choose which one stays.',
  which: 'Which text stays for {field}?',
  mine: 'Yours, from this window',
  theirs: 'From the other window',
  'theirs.ago': 'From the other window, {ago}',
  both: 'A text made of both',
  'both.label': 'Your text made of both',
  'both.lines': 'One line for each entry.',
  gone: 'This was removed in another window. What you typed is no longer saved anywhere else: copy what you need.',
  'gone.letGo': 'I have what I need',
  save: 'Save the choice',
  later: 'Decide later',
  empty: 'Nothing',
  yes: common.yes,
  no: common.no,
  file: 'The file that was uploaded here',
  question: quiz.questionNumber,
  questionKind: quiz.questionKind,
  pair: quiz.pair,
  alone: quiz.alone,
  allAsked: quiz.allAsked,
  right: '✓ {answer}',
  wrong: '– {answer}',
  submissionType: lesson.submissionType,
  days: '{count, plural, one {# day} other {# days}}',
  course: 'A course',
  noDueDate: lesson.noDueDate,
  noLimit: lesson.noLimit,
  criterion: lesson.criterion,
  'criterion.described': '{criterion}: {description}',
  unnamed: 'Without a name',
} as const;
