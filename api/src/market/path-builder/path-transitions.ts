import type { PathStatus } from '@stoa/shared/contract/market/path-words.ts';
import { Problem, forbidden } from '../../kernel/problem.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

/** In whose name somebody acts on a path; nobody is both of one path. */
export type Party = 'partner' | 'reviewer';
/** `taken_off`: unpublished by a reviewer, who reads it again before it comes back. */
export type PathStage = PathStatus | 'taken_off';
export type NextStage = PathStatus | 'removed';

interface Transition {
  from: readonly PathStage[];
  to: NextStage;
  by: readonly Party[];
}

/** All that can happen to a learning path. What is not here is refused. */
export const pathTransitions: readonly Transition[] = [
  { from: ['draft', 'taken_off'], to: 'in_review', by: ['partner'] },
  { from: ['in_review'], to: 'draft', by: ['partner', 'reviewer'] },
  { from: ['in_review'], to: 'published', by: ['reviewer'] },
  { from: ['unpublished'], to: 'published', by: ['partner'] },
  { from: ['published'], to: 'unpublished', by: ['partner', 'reviewer'] },
  { from: ['published', 'unpublished', 'taken_off'], to: 'retired', by: ['partner'] },
  { from: ['draft', 'unpublished', 'taken_off'], to: 'removed', by: ['partner'] },
];

export const stageOf = ({ status, isTakenOff }: Pick<PathRow, 'status' | 'isTakenOff'>): PathStage =>
  status === 'unpublished' && isTakenOff ? 'taken_off' : status;

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

const stageName = (stage: PathStage | NextStage): string =>
  stage === 'in_review' ? 'in review' : stage === 'taken_off' ? 'unpublished' : stage;
