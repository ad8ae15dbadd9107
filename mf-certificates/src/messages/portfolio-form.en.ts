import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as places from '@stoa/shared/i18n/words/places.en.ts';

export const en = {
  'form.new': 'New piece',
  'form.edit': 'Edit piece',
  'form.loading': 'Loading the form',
  'form.failed': 'The form could not be loaded',
  'form.title': course.title,
  'form.summary': 'Summary (optional)',
  'form.summaryHint': 'What you made, and your part in it. {count} of {most} characters.',
  'form.skills': course.skills,
  'form.skillsHint': 'What the piece shows you can do. {count} of {most} chosen.',
  'form.skillsSearch': course.searchSkills,
  'form.skillsNone': 'No skill matches',
  'form.evidence': 'Evidence',
  'form.evidenceHint': 'A certificate verifies the piece for as long as it is valid. Links are not checked.',
  'form.noCertificates':
    'Links are not checked. Once you have completed a course, its certificate can verify the piece.',
  'form.url': 'Address of your work',
  'form.visibility': 'Who can see it',
  'evidence.link': 'A link to my work',
  'evidence.certificates': places.myCertificates,
  'evidence.revoked': '{course} (revoked)',
  'evidence.works': 'My approved work',
  'visibility.private': 'Only you',
  'visibility.privateHint': 'Links you have already shared no longer work.',
  'visibility.link': 'Anyone with the link',
  'visibility.linkHint': 'You can copy the link in your portfolio.',
  'visibility.public': common.everyone,
  'visibility.publicHint': 'It also appears on the page that shows all your public pieces, with your name and photo.',
  'form.add': 'Add to portfolio',
  'form.save': actions.save,
  'form.cancel': actions.cancel,
  'form.added': '“{title}” is in your portfolio.',
  'form.saved': '“{title}” is saved.',
  'gone.title': 'This piece is not in your portfolio',
  'gone.text': 'It may have been removed in another window.',
  'gone.back': 'Back to the portfolio',
} as const;
