/** What a SCORM package holds. */
export const en = {
  loading: 'Reading the package',
  failed: 'The package cannot be read',
  checking: 'The package is being checked.',
  title: 'Title',
  kind: 'Kind',
  files: 'Files',
  'files.of': '{count, plural, one {# file} other {# files}}, {size}',
  scos: 'Parts that report',
  items: 'Parts of the package',
  asset: 'only shown',
  'version.1.2': 'SCORM 1.2',
  'version.2004-2': 'SCORM 2004, 2nd edition',
  'version.2004-3': 'SCORM 2004, 3rd edition',
  'version.2004-4': 'SCORM 2004, 4th edition',
} as const;
