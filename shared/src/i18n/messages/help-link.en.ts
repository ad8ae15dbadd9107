/** A small link to an article of the help centre; after it, for who cannot see where it stands, what it is about. */
export const en = {
  help: 'Help',
  'about.paying': ' with paying for courses (opens in a new tab)',
  'about.scorm': ' with SCORM packages (opens in a new tab)',
  'about.review': ' with review and publication (opens in a new tab)',
  'about.assessment': ' with judging work (opens in a new tab)',
  'about.certificates': ' with certificates (opens in a new tab)',
} as const;
