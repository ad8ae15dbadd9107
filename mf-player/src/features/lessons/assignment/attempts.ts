import type { Assignment, OwnSubmission, Submission } from '@stoa/shared/contract/learning/assignments.ts';

/** Whether it can be worked on: what lies with a reviewer, or was approved, cannot. */
export const isOpen = (own: Pick<Submission, 'status'> | null): boolean =>
  own === null || own.status === 'draft' || own.status === 'returned';

/** Whether it was handed in before, and waits or was judged. */
export const isHandedIn = (own: Pick<Submission, 'status'> | null): boolean => own !== null && own.status !== 'draft';

type Counted = Pick<OwnSubmission, 'status' | 'attempt' | 'attempts_left'> | null;

/** How often it can still be handed in; null: without limit. */
export const attemptsLeft = (own: Counted, { max_attempts }: Pick<Assignment, 'max_attempts'>): number | null =>
  own === null ? max_attempts : own.attempts_left;

/** The attempt that is made next, from 1. */
export const nextAttempt = (own: Counted): number =>
  own === null ? 1 : own.status === 'draft' ? own.attempt : own.attempt + 1;

/** Of all attempts there are, those that were granted too; null: without limit. */
export function mostAttempts(own: Counted, assignment: Pick<Assignment, 'max_attempts'>): number | null {
  const left = attemptsLeft(own, assignment);
  return left === null ? null : nextAttempt(own) - 1 + left;
}

export const isPast = (instant: string | null): boolean => instant !== null && Date.parse(instant) < Date.now();

/** Whoever was in time at first is not late because a reviewer took their time. */
export const isLateNow = (own: (Counted & { late: boolean }) | null, dueAt: string | null): boolean =>
  own !== null && nextAttempt(own) > 1 ? own.late : isPast(dueAt);
