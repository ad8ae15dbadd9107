import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** What an assignment asks for, how it is handed in, and what it is judged by. */
export const en = {
  instructions: lesson.instructions,
  'instructions.hint': 'What to make, and what good work looks like. Learners read it before they begin.',
  'instructions.short': '{count, number} of the {least, number} characters that a review needs at least',

  handIn: lesson.handIn,
  'handIn.file': lesson.files,
  'handIn.file.hint': 'Learners upload what they made, such as a report, a picture or a recording.',
  'handIn.text': lesson.text,
  'handIn.text.hint': 'Learners write their work on the page of the lesson.',
  'handIn.url': lesson.webAddress,
  'handIn.url.hint': 'Learners give the address of what they made, such as a page or a repository.',
  'files.most': lesson.filesAtMost,
  'files.count': lesson.fileCount,
  'files.hint': '{endings}; at most {megabytes, number} MB each.',

  due: lesson.dueAfter,
  'due.hint': 'Counted from the enrolment, 1 to 365. Leave empty for no due date.',
  attempts: lesson.attempts,
  'attempts.hint': 'How often work can be handed in, 1 to 100. Leave empty for no limit.',
  passMark: lesson.passMark,
  'passMark.hint': 'The score that work must reach to be approved, 0 to 100.',
  'passMark.suffix': common.percent,

  rubric: lesson.rubric,
  'rubric.lead': 'What work is judged by. Learners see the criteria before they begin.',
  'rubric.sum':
    '{criteria, plural, one {# criterion} other {# criteria}}, {points, plural, one {# point} other {# points}}. The score is the share of the points that the reviewer gives.',
  'rubric.pass':
    'The pass mark of {mark} is reached with {needed, plural, one {# point} other {# points}} of {points, number}.',
  'rubric.pass.any': 'Without a pass mark, any score can be approved.',
  'rubric.none': 'There are no criteria yet: the reviewer gives one score from 0 to 100.',
  'rubric.none.pass': 'Work is approved from {mark} on.',
  'rubric.add': 'Add a criterion',
  'rubric.full': 'A rubric has at most {most, number} criteria.',

  'criterion.heading': 'Criterion {number, number}',
  'criterion.up': 'Move criterion {number, number} up',
  'criterion.down': 'Move criterion {number, number} down',
  'criterion.remove': 'Remove criterion {number, number}',
  'criterion.moved': 'The criterion is now number {place, number} of {count, number}.',
  'criterion.removed': 'Criterion {number, number} was removed.',
  'criterion.undo': actions.undo,
  'criterion.name': common.name,
  'criterion.points': lesson.points,
  'criterion.description': 'What earns the points',
  'criterion.description.hint': 'Optional. What the reviewer looks for, and what full points take.',
} as const;
