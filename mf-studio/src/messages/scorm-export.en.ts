import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
/** Taking a course along as a SCORM package. */
export const en = {
  title: 'Export “{name}” as SCORM',
  lead: 'You get a ZIP file for another learning system. It tells that system who has finished which lesson, and how quizzes went.',
  'source.published': 'It holds the course as it was published last. Edits that wait stay here.',
  'source.draft': 'This course was never published: it holds the draft as it is now.',
  loading: 'Looking at what comes along',
  failed: 'What comes along could not be loaded',
  version: common.version,
  'version.1.2': 'SCORM 1.2: every system takes it',
  'version.2004-4': 'SCORM 2004, 4th edition: keeps finishing and passing apart',
  'fate.whole': 'Comes along',
  'fate.online': 'Comes along, and needs the other site that it shows',
  'fate.partly':
    'Comes along in part: questions to choose answers of, without pictures, hints, links to other lessons, and drawing by lot',
  'fate.on_site': 'Only its words come along; the work is done here, on the site',
  'fate.nested': 'Stays here: a package can’t hold another one',
  'fate.unaskable': 'Stays here: its questions are typed, put in order or matched, or have pictures',
  'fate.unfinished': 'Stays here until it is finished',
  kind: '{kind}: {count}',
  answers: 'Right answers of quizzes are inside the package, so who can open its files can read them.',
  size: 'Films, recordings and documents: {bytes}.',
  nothing: 'No lesson can come along yet. Finish one first.',
  download: actions.download,
  close: actions.close,
  started: 'Your browser is downloading the package. A course with long films takes a while.',
  'refused.course_incomplete': 'No lesson can come along yet. Finish one first.',
} as const;
