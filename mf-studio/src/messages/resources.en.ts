import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.en.ts';

/** Files that a course or a lesson gives along. */
export const en = {
  heading: lesson.resources,
  lead: '{of, select, course {For everyone who takes the course, beside each lesson: a glossary, a template, data to work with.} other {What belongs to this lesson alone: exercises, a template, data to work with.}}',
  title: 'Title of file {number, number}',
  file: 'File {number, number}',
  open: 'Open {name} (new tab)',
  up: 'Move {title} up',
  down: 'Move {title} down',
  moved: 'The file is now number {place, number} of {count, number}.',
  removed: '“{title}” was removed.',
  undo: actions.undo,
  add: 'Add a file',
  'add.hint': 'A document, a picture, a video, a recording, a text, a notebook or a ZIP archive; at most 200 MB.',
  full: 'There can be at most {most, number} files.',
} as const;
