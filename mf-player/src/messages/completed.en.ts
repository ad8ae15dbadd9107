import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
/** What comes after the last lesson. */
export const en = {
  name: 'Course completed',
  title: 'You completed {course}',
  text: 'You have completed every required lesson. Well done.',
  rate: 'Rate the course',
  share: actions.share,
  copied: 'The certificate’s address is copied.',
  notCopied: actions.copyThis,
  certificate: 'See your certificate',
  'path.next': 'Next in your learning path “<link>{path}</link>”',
  'path.done': 'You completed the learning path “<link>{path}</link>”',
} as const;
