import type { SubmissionRow } from './assignments.tables.ts';

type Work = Pick<SubmissionRow, 'status'> | null | undefined;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Each learner has their own due date: theirs is the time since they enrolled. */
export const dueAtOf = ({ due_days }: { due_days: number | null }, enrolledAt: Date): Date | null =>
  due_days === null ? null : new Date(enrolledAt.getTime() + due_days * DAY_MS);

/** What lies with a reviewer, or was approved, is not the learner's to do. */
export const isToDo = (work: Work): boolean => work?.status !== 'submitted' && work?.status !== 'approved';

export const isOverdue = (work: Work, dueAt: Date | null, now: Date): boolean => isToDo(work) && isLate(dueAt, now);

export const isLate = (dueAt: Date | null, now: Date): boolean => dueAt !== null && dueAt.getTime() < now.getTime();

/** The attempt that a draft becomes. Work that was returned is a draft of the next one. */
export const draftAttempt = ({ status, attempt }: Pick<SubmissionRow, 'status' | 'attempt'>): number =>
  status === 'returned' ? attempt + 1 : attempt;

/** How often it can still be handed in, after what was handed in already; null: without limit. */
export function attemptsLeft(
  { status, attempt, granted }: Pick<SubmissionRow, 'status' | 'attempt' | 'granted'>,
  maxAttempts: number | null,
): number | null {
  if (maxAttempts === null) return null;
  const used = status === 'draft' ? attempt - 1 : attempt;
  return Math.max(0, maxAttempts + granted - used);
}
