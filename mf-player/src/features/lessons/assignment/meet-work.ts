import type { OwnSubmission } from '@stoa/shared/contract/learning/assignments.ts';
import { isOpen } from './attempts.ts';
import { isSameWork, workOf, type Work } from './work.ts';

interface Typed {
  typed: Work;
  /** What the server held when this was typed. */
  base: Work;
  /** What was sent from here and never answered: the server may hold it. */
  unanswered?: Work | undefined;
}

/**
 * What to do with what is typed here, now that the server holds something newer. `theirs`: nothing is typed that would be
 * lost; `mine`: only what is typed here has changed; `closed`: it can't be saved any more, only read; `conflict`: both
 * have changed.
 */
export function meetWork(
  next: Pick<OwnSubmission, 'text' | 'url' | 'status'>,
  { typed, base, unanswered }: Typed,
): 'theirs' | 'mine' | 'closed' | 'conflict' {
  const theirs = workOf(next);
  if (isSameWork(typed, theirs) || isSameWork(typed, base)) return 'theirs';
  if (!isOpen(next)) return 'closed';
  if (isSameWork(theirs, base) || (unanswered && isSameWork(theirs, unanswered))) return 'mine';
  return 'conflict';
}
