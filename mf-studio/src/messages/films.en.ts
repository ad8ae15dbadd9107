import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';

/** Many files at once, each of which becomes a lesson. */
export const en = {
  'drop.title': 'Lessons from files',
  'drop.hint':
    'Drop videos, recordings or PDFs here or on a module: each becomes a lesson, in the order of their names. {most, number} are sent at a time; the others wait for their turn.',
  'drop.choose': 'Choose files',
  'drop.into': 'Drop to add lessons to “{module}”',
  'drop.intoFirst': 'Drop to add lessons',
  'drop.addTo': 'Add files to {module}',
  'drop.add': 'Add files',
  'drop.making': 'Making lesson {number, number} of {count, number}…',
  'drop.firstModule': 'First module',

  'refused.title': '{count, plural, one {One file was not taken} other {# files were not taken}}',
  'refused.kind':
    '“{name}” makes no lesson: give an MP4 or WebM video, an MP3, M4A, Ogg, WebM or WAV recording, or a PDF.',
  'refused.many': '“{name}” is one too many: give at most {most, number} files at once, then the rest.',
  'refused.lesson': '“{name}”: its lesson could not be made. Give the file again.',
  'refused.other':
    '“{name}” is not the file that was begun: that one has {bytes}. Choose it again, or give this one as a lesson of its own.',
  'refused.close': actions.close,

  'list.title': 'Uploads',
  'list.done': '{done, number} of {count, number} on the server',
  'list.clear': 'Take finished ones off the list',
  'row.waiting': 'Waits for its turn',
  'row.ready': common.ready,
  'row.rejected': 'Not accepted: {reason}',
  'row.unfinished': 'Not finished when the page was closed. Choose the file again, and it goes on where it stopped.',
  'row.again': actions.goOn,
  'row.againNamed': 'Go on with {name}',
  'row.cancel': actions.cancel,
  'row.cancelNamed': 'Cancel the upload of {name}',
  'row.forget': 'Forget',
  'row.forgetNamed': 'Forget the unfinished upload of {name}',
  'row.open': 'Open the lesson {title}',
  'row.giveAnother': 'Open the lesson {title} to give it another file',
} as const;
