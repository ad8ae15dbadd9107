import type { QueryKey } from '@tanstack/react-query';
import type { AssignmentWithWork, OwnSubmission } from '@stoa/shared/contract/learning/assignments.ts';
import type { Lesson } from '@stoa/shared/contract/learning/player.ts';
import type { LearningPathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import type { Api } from '@stoa/shared/http/api.ts';

/** Where an assignment is read from, with the work for it: a lesson, or an assignment of a learning path. */
export interface WorkSource<Asking = unknown> {
  /** Of the lesson, or of the assignment. */
  id: string;
  queryKey: QueryKey;
  read(api: Api, signal?: AbortSignal): Promise<Asking>;
  workIn(asking: Asking): OwnSubmission | null;
  withWork(asking: Asking, work: OwnSubmission): Asking;
}

export const lessonWork = (id: string): WorkSource<Lesson> => ({
  id,
  queryKey: ['lesson', id],
  read: (api, signal) => api.getLesson({ params: { id }, ...(signal && { signal }) }),
  workIn: ({ content }) => (content.kind === 'assignment' ? content.submission : null),
  withWork: (lesson, submission) =>
    lesson.content.kind === 'assignment' ? { ...lesson, content: { ...lesson.content, submission } } : lesson,
});

export const pathWork = (id: string): WorkSource<LearningPathAssignment> => ({
  id,
  queryKey: ['path-assignment', id],
  read: (api, signal) => api.getLearningPathAssignment({ params: { id }, ...(signal && { signal }) }),
  workIn: ({ assignment }) => assignment.submission,
  withWork: (asking, submission) => ({ ...asking, assignment: { ...asking.assignment, submission } }),
});

export const contentOf = ({ due_at, overdue: _overdue, submission, ...assignment }: AssignmentWithWork) => ({
  kind: 'assignment' as const,
  assignment,
  due_at,
  submission,
});
