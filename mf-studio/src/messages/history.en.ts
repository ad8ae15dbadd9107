import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';

/** What a course was, and how it comes back. */
export const en = {
  title: 'Earlier versions',
  lead: 'What the course was each time it was sent to review or published, and at most once an hour while you edited it. The newest 20 of each are kept.',
  loading: 'Loading the earlier versions',
  none: 'None yet. The first is kept when you go on editing in an hour, or send the course to review.',
  kind: '{kind, select, published {Published} submitted {Sent to review} restored {Before a version was restored} other {Saved while editing}}',
  by: '{when} · {name}',
  lessons: '{count, plural, one {# lesson} other {# lessons}}',
  now: common.now,
  look: 'Look at it',
  'look.name': 'Look at the version of {when}',
  'version.title': 'Version of {when}',
  'version.loading': 'Comparing the versions',
  'compare.label': 'Compare it with',
  'compare.earlier': 'The version before it',
  'compare.now': 'What you work on now',
  'compare.oldest': 'This is the oldest version that is kept.',
  'compare.same': common.nothingDiffers,
  restore: 'Restore this version',
  'restore.hint': 'It becomes what you work on. Learners see nothing of it before it is published; the address stays.',
  restored: 'The version of {when} is what you work on now.',
  undo: actions.undo,
  'refused.edit_conflict':
    'Not restored: the course has changed in another window. Look at it, then restore the version again if you still want to.',
} as const;
