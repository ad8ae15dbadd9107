import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
/** Taking a course along, as a SCORM package or as an archive. */
export const en = {
  title: 'Export “{name}”',
  lead: 'You get a ZIP file for another learning system. It tells that system who has finished which lesson, and how quizzes went.',
  'source.published': 'It holds the course as it was published last. Edits that wait stay here.',
  'source.draft': 'This course was never published: it holds the draft as it is now.',
  loading: 'Looking at what comes along',
  failed: 'What comes along could not be loaded',
  form: 'As what',
  'form.1.2': 'SCORM 1.2: every system takes it',
  'form.2004-4': 'SCORM 2004, 4th edition: keeps finishing and passing apart',
  'form.archive': 'Archive of the course: all that it holds, for this site or another Stoa',
  'form.cartridge': 'Common Cartridge 1.3: lessons and quizzes for another platform, to be edited there',
  'archive.lead':
    'You get a ZIP file with the course as you have it now, edits that wait included. “Import a course” makes a draft of it again. Learners, their work and dates of classes stay here.',
  'archive.held':
    '{lessons, plural, one {# lesson} other {# lessons}} and {files, plural, one {# file} other {# files}} ({bytes}) come along.',
  'archive.rungs':
    '{count, plural, one {# smaller copy of a film is} other {# smaller copies of films are}} among its files.',
  'archive.rungsLeft':
    'Smaller copies of films stay here: with them the archive would be larger than the 2 GB that a site takes in. They can be made again there, on the page of each film.',
  'archive.unfinished': 'Not whole yet, so they stay here:',
  'archive.started': 'Your browser is downloading the archive. A course with long films takes a while.',
  'fate.whole': 'Comes along',
  'fate.online': 'Comes along, and needs the other site that it shows',
  'fate.partly':
    'Comes along in part: questions to choose answers of, without hints, links to other lessons, and drawing by lot',
  'fate.on_site': 'Only its words come along; the work is done here, on the site',
  'fate.nested': 'Stays here: a package can’t hold another one',
  'fate.unaskable': 'Stays here: its questions are typed, put in order or matched, or a picture of theirs is not ready',
  'fate.unfinished': 'Stays here until it is finished',
  kind: '{kind}: {count}',
  answers: 'Right answers of quizzes are inside, so who can open its files can read them.',
  size: 'Films, recordings and documents: {bytes}.',
  nothing: 'No lesson can come along yet. Finish one first.',
  download: actions.download,
  close: actions.close,
  started: 'Your browser is downloading the package. A course with long films takes a while.',
  'refused.course_incomplete': 'No lesson can come along yet. Finish one first.',
} as const;
