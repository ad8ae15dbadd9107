import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as building from '@stoa/shared/i18n/words/building.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

/** Beginning a course. */
export const en = {
  import: actions.importCourse,
  subtitle: 'Three answers make a draft. Only you can see it until it is published.',
  name: course.title,
  'name.hint': '5 to 60 characters. You can change it later.',
  'name.example': 'Drawing with light',
  'contentType.hint': 'What most lessons are. It decides which player opens the course.',
  later: 'You can choose category and content later; a course needs them before it can be reviewed.',
  submit: building.createDraft,
  cancel: actions.cancel,

  'draft.title': 'Continue with “{name}”?',
  'draft.text': 'You started this draft and last edited it {ago}.',
  'draft.continue': 'Continue the draft',
  'draft.forget': 'Start another course',
} as const;
