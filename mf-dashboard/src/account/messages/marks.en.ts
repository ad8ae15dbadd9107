import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** A creator's signature and a partner's logo, for certificates. */
export const en = {
  title: 'On certificates',
  lead: 'What stands beside your name on the certificates of what you make. Certificates that are issued keep the picture that they were issued with.',
  loading: 'Loading the pictures of your certificates',
  label: '{kind, select, signature {Signature} other {Logo}}',
  hint: '{kind, select, signature {Sign on white paper and photograph it, or take a picture of your signature.} other {On white, or without a ground.}} PNG, JPEG or WebP. White edges are cut off.',
  preview: '{kind, select, signature {Your signature} other {Your logo}}, as certificates show it',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: actions.remove,
  saved:
    '{kind, select, signature {Your signature stands} other {Your logo stands}} on certificates that are issued from now on.',
  removed:
    '{kind, select, signature {Your signature is} other {Your logo is}} left off certificates that are issued from now on.',
  refused: 'The server did not accept the picture. Choose another one.',
  notSent: 'The picture could not be uploaded. Check your connection and choose it again.',
  'problem.type': '“{name}” is not a PNG, JPEG or WebP picture.',
  'problem.large': '“{name}” is too large: choose a picture of at most 30 MB.',
  'problem.unreadable': '“{name}” could not be read as a picture.',
  'problem.empty': 'Nothing is drawn in “{name}”: all of it is as light as paper.',
  'problem.small': 'What is drawn in “{name}” must be at least 120 × 40 pixels.',
} as const;
