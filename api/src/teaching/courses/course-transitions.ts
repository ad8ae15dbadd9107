import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { en } from '@stoa/shared/i18n/messages/course-words.en.ts';
import { Problem, forbidden } from '../../kernel/problem.ts';

/** In whose name somebody acts on a course; one person may be several of them. `editor`: a co-instructor. `site`: the clock. */
export type Party = 'owner' | 'editor' | 'reviewer' | 'super-admin' | 'site';
/** `discarded` is the end of a revision that is thrown away; the course beside it stays what it is. */
export type CourseStage = CourseStatus | 'deleted' | 'discarded';

interface Transition {
  from: readonly CourseStatus[];
  to: CourseStage;
  by: readonly Party[];
}

/** All that can happen to a course, or to the revision of a public one. What is not here is refused. */
export const courseTransitions: readonly Transition[] = [
  { from: ['draft', 'changes_requested'], to: 'in_review', by: ['owner', 'editor'] },
  // Who took it off the market alone sends it back there.
  { from: ['unpublished'], to: 'in_review', by: ['owner'] },
  { from: ['in_review'], to: 'draft', by: ['owner', 'editor'] },
  { from: ['in_review'], to: 'changes_requested', by: ['reviewer'] },
  { from: ['in_review'], to: 'approved', by: ['reviewer'] },
  { from: ['in_review'], to: 'published', by: ['reviewer'] },
  { from: ['approved'], to: 'published', by: ['reviewer', 'site'] },
  { from: ['unpublished'], to: 'published', by: ['owner'] },
  { from: ['published'], to: 'unpublished', by: ['owner', 'reviewer'] },
  { from: ['draft', 'changes_requested', 'unpublished'], to: 'deleted', by: ['owner', 'super-admin'] },
  { from: ['draft', 'changes_requested'], to: 'discarded', by: ['owner', 'editor'] },
];

export type Verdict = 'allowed' | 'forbidden' | 'impossible';

export function judgeTransition(from: CourseStatus, to: CourseStage, parties: ReadonlySet<Party>): Verdict {
  const transition = courseTransitions.find((known) => known.to === to && known.from.includes(from));
  if (transition === undefined) return 'impossible';
  return transition.by.some((party) => parties.has(party)) ? 'allowed' : 'forbidden';
}

export function requireTransition(from: CourseStatus, to: CourseStage, parties: ReadonlySet<Party>): void {
  const verdict = judgeTransition(from, to, parties);
  if (verdict === 'impossible') throw new Problem('course_transition', refusalWords(from, to));
  if (verdict === 'forbidden') throw forbidden();
}

function refusalWords(from: CourseStatus, to: CourseStage): string {
  if (from === 'published' && to === 'deleted') return 'Unpublish the course before deleting it.';
  if (to === 'discarded') return `Edits of a course that is ${stageName(from)} cannot be discarded.`;
  return `A course that is ${stageName(from)} cannot become ${stageName(to)}.`;
}

const stageName = (stage: CourseStage): string =>
  stage === 'deleted' || stage === 'discarded' ? stage : en[`status.${stage}`].toLowerCase();
