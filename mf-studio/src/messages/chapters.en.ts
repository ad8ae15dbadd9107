import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** The parts of a film or a recording, as they are typed. */
export const en = {
  heading: lesson.chapters,
  lead: 'Learners jump from one to the next. Lines such as “04:30 The shadow”, pasted into any of the fields, become chapters.',
  time: 'Beginning of chapter {number, number}',
  'time.rule': 'Give the time as minutes and seconds, such as 4:30.',
  title: 'Name of chapter {number, number}',
  remove: 'Remove chapter {number, number}',
  removed: 'Chapter {number, number} was removed.',
  pasted: '{count, plural, one {# chapter was added.} other {# chapters were added.}}',
  undo: actions.undo,
  add: 'Add a chapter',
  sort: actions.sortByTime,
  full: 'A lesson has at most {most, number} chapters.',
} as const;
