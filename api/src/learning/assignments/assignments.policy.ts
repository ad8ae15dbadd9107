import type { AssignmentRow, SubmissionRow } from './assignments.tables.ts';

type Work = Pick<SubmissionRow, 'status'> | null | undefined;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Each learner has their own due date: theirs is the time since they enrolled. */
export const dueAtOf = ({ dueDays }: Pick<AssignmentRow, 'dueDays'>, enrolledAt: Date): Date | null =>
  dueDays === null ? null : new Date(enrolledAt.getTime() + dueDays * DAY_MS);

/** What lies with a reviewer, or was approved, is not the learner's to do. */
export const isToDo = (work: Work): boolean => work?.status !== 'submitted' && work?.status !== 'approved';

export const isOverdue = (work: Work, dueAt: Date | null, now: Date): boolean =>
  isToDo(work) && dueAt !== null && dueAt.getTime() < now.getTime();
