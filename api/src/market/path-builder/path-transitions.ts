import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import { Problem, forbidden } from '../../kernel/problem.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

/** In whose name somebody acts on a path; nobody is both of one path. */
export type Party = 'partner' | 'reviewer';
/** `taken_off`: unpublished by a reviewer, who reads it again (`in_review_again`) before it comes back. */
export type PathStage = PathStatus | 'taken_off' | 'in_review_again';
export type NextStage = PathStatus | 'taken_off' | 'removed';

interface Transition {
  from: readonly PathStage[];
  to: NextStage;
  by: readonly Party[];
}

/** All that can happen to a learning path. What is not here is refused. */
export const pathTransitions: readonly Transition[] = [
  { from: ['draft', 'taken_off'], to: 'in_review', by: ['partner'] },
  { from: ['in_review'], to: 'draft', by: ['partner', 'reviewer'] },
  { from: ['in_review_again'], to: 'taken_off', by: ['partner', 'reviewer'] },
  { from: ['in_review', 'in_review_again'], to: 'published', by: ['reviewer'] },
  { from: ['unpublished'], to: 'published', by: ['partner'] },
  { from: ['published'], to: 'unpublished', by: ['partner', 'reviewer'] },
  { from: ['published', 'unpublished', 'taken_off'], to: 'retired', by: ['partner'] },
  { from: ['draft', 'unpublished', 'taken_off'], to: 'removed', by: ['partner'] },
];

export function stageOf({ status, isTakenOff }: Pick<PathRow, 'status' | 'isTakenOff'>): PathStage {
  if (!isTakenOff) return status;
  return status === 'unpublished' ? 'taken_off' : status === 'in_review' ? 'in_review_again' : status;
}

/** What it is when it comes back from review without a yes: as before it was sent. */
export const stageBefore = (stage: PathStage) =>
  stage === 'in_review_again' ? ('taken_off' as const) : ('draft' as const);

export type Verdict = 'allowed' | 'forbidden' | 'impossible';

export function judgeTransition(from: PathStage, to: NextStage, party: Party | undefined): Verdict {
  const transition = pathTransitions.find((known) => known.to === to && known.from.includes(from));
  if (transition === undefined) return 'impossible';
  return party !== undefined && transition.by.includes(party) ? 'allowed' : 'forbidden';
}

export function requireTransition(from: PathStage, to: NextStage, party: Party | undefined): void {
  const verdict = judgeTransition(from, to, party);
  if (verdict === 'impossible') throw new Problem('path_transition', refusalWords(from, to));
  if (verdict === 'forbidden') throw forbidden();
}

function refusalWords(from: PathStage, to: NextStage): string {
  if (from === 'taken_off' && to === 'published') {
    return 'A reviewer took this learning path off. Send it to review again.';
  }
  return `A learning path that is ${stageName(from)} cannot become ${stageName(to)}.`;
}

function stageName(stage: PathStage | NextStage): string {
  if (stage === 'in_review' || stage === 'in_review_again') return 'in review';
  return stage === 'taken_off' ? 'unpublished' : stage;
}
