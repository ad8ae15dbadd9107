import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** What became of the last edit of a course or a learning path. */
export const en = {
  saved: 'Saved',
  saving: 'Saving…',
  invalid: 'Not saved: look at <a>{field}</a>.',
  'invalid.rule': 'Not saved: <a>{field}</a>. {rule}',
  conflict:
    'Not saved: {more, plural, =0 {{field} was} one {{field} and # more were} other {{field} and # more were}} changed in another window, too.',
  compare: 'Compare and choose',
  failed: 'Not saved: {reason}',
  retrying: 'Not saved: {reason} We keep trying.',
  retry: actions.retry,
} as const;
