import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as course from '@stoa/shared/i18n/words/course.en.ts';

export const en = {
  'verify.title': actions.verifyCertificate,
  'verify.lead': 'Enter the certificate ID, as it is printed on the certificate, to see whether Stoa issued it.',
  'verify.missing': 'Enter the certificate ID.',
  'verify.submit': 'Verify',
  'verify.checking': 'Checking the certificate',
  'verify.failed': 'The certificate could not be checked',
  'verify.see': 'See the certificate',

  'unknown.title': 'No certificate has this ID',
  'unknown.text':
    'Stoa has issued no certificate with the ID {id}. Compare it with the certificate, letter by letter; it has 16 characters.',
  'revoked.title': 'This certificate has been revoked',
  'revoked.text': 'Stoa issued it, but it is no longer valid.',
  'valid.title': 'This certificate is genuine',
  'valid.text': 'Stoa issued it, and it is valid.',

  'fact.name': common.name,
  'fact.course': course.course,
  'fact.path': course.learningPath,
  'fact.completed': course.completedOn,
} as const;
