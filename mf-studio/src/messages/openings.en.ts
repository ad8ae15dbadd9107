import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** When modules and lessons open to those who take the course. */
export const en = {
  heading: lesson.opens,
  hint: 'Learners see it with a lock until then, and read when it opens. Who has completed it keeps it.',
  previewHint: 'A free preview is open to everyone, whatever stands here.',
  fromStart: lesson.opensFromStart,
  on: lesson.opensOn,
  days: lesson.opensAfterDays,
  after: lesson.opensAfter,
  'way.on': 'On a day',
  'way.days': 'Some days after enrolling',
  'way.after': 'After a lesson or a module',
  day: common.day,
  'day.hint': 'It opens when that day begins in Greenwich (UTC).',
  'day.rule': 'Enter a date.',
  'days.label': 'Days after enrolling',
  'days.hint': 'Between 1 and 365, from each learner’s own enrolment.',
  'after.label': 'After',
  'after.hint': 'Once it is completed; of a module, what is required in it.',
  'after.module': lesson.moduleNamed,
  'module.open': lesson.moduleOpens,
  'module.close': actions.close,
} as const;
