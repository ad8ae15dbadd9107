import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** What is written often of others’ work, courses and learning paths. */
export const en = {
  title: 'Phrases to insert',
  own: 'Saved phrases',
  shipped: 'Often asked for',
  loading: 'Loading phrases',
  none: 'Save what you write often: it can then be put in again with one press.',
  save: 'Save as a phrase',
  'save.hint': 'Saves what is selected in the text, or all of it.',
  saved: 'The phrase is saved.',
  insert: 'Insert “{text}”',
  edit: 'Edit the phrase “{text}”',
  'edit.save': actions.save,
  'edit.cancel': actions.cancel,
  remove: 'Remove the phrase “{text}”',
  removed: 'The phrase is removed.',
  undo: actions.undo,
  full: 'You have saved as many phrases as there is room for. Remove one first.',
  same: 'You have saved this phrase already.',
  noRoom: 'The text would be too long with this phrase.',
} as const;
