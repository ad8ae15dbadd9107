import * as scormPackage from '../words/package.en.ts';
import * as common from '../words/common.en.ts';
/** What a SCORM package holds. */
export const en = {
  loading: 'Reading the package',
  failed: 'The package cannot be read',
  checking: 'The package is being checked.',
  title: 'Title',
  kind: 'Kind',
  files: common.files,
  'files.of': '{count, plural, one {# file} other {# files}}, {size}',
  scos: 'Parts that report',
  items: scormPackage.parts,
  asset: 'only shown',
  'version.1.2': scormPackage.scorm12,
  'version.2004-2': scormPackage.scorm2004second,
  'version.2004-3': scormPackage.scorm2004third,
  'version.2004-4': scormPackage.scorm2004fourth,
} as const;
