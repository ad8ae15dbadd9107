import * as common from '@stoa/shared/i18n/words/common.en.ts';

/** What every page of words says around its own. */
export const en = {
  'page.contents': common.onThisPage,
  'page.template': common.template,
  'page.template.text':
    'This text describes what the software does. The people who run this site must complete it and have it checked by a lawyer before opening to the public.',
  'page.loading': common.loadingText,
  'version.from': 'Version {number, number}, in force from {day} on.',
  'version.upcoming': 'This version does not hold yet',
  'version.over': 'This version no longer holds',
  'version.current': 'Read the version that holds today',
  'version.none': 'There is no version {number, number}',
  'unread.title': 'This may not be the text in force',
  'unread.text':
    'The text in force could not be read just now. Below stands the one that comes with the software. Load this page again in a moment.',
  'version.next': 'A new version holds from {day} on',
  'version.read': 'Read the new version',
} as const;
