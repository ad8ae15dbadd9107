import type { MergePartName } from '@stoa/shared/contract/people/merge-words.ts';

const keptIn = {
  accounts: 'same',
  assignments: 'further',
  attendance: 'longer',
  cart: 'same',
  certificates: 'valid',
  'co-instructors': 'accepted',
  community: 'same',
  discussions: 'same',
  enrolments: 'joined',
  followers: 'same',
  'learning-paths': 'earlier',
  'live-classes': 'same',
  quizzes: 'open',
  ratings: 'newer',
  referrals: 'earlier',
  wishes: 'same',
} as const satisfies Partial<Record<MergePartName, string>>;

type Known = keyof typeof keptIn;
type Kept = (typeof keptIn)[Known] | 'stays';

const isKnown = (name: string): name is Known => Object.hasOwn(keptIn, name);

/** By which rule one of two holds, where both accounts have the same. */
export const keptOf = (name: MergePartName): Kept => (isKnown(name) ? keptIn[name] : 'stays');
