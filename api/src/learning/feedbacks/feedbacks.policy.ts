import { Problem, forbidden } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';

/** Feedback about the site is for those who keep it. */
export const canReadPlatformBox = (viewer: Viewer): boolean => may(viewer, 'moderate-content');

export function requirePlatformBox(viewer: Viewer): void {
  if (!canReadPlatformBox(viewer)) throw forbidden();
}

/** To others alone, and by those who know them as learners: once enrolled is enough, the enrolment may have ended. */
export function requireMaySend(viewer: Viewer, to: { receiverId: string; wasEnrolled: boolean }): void {
  if (to.receiverId === viewer.user.id) throw new Problem('own_content', 'You cannot send feedback to yourself.');
  if (!to.wasEnrolled)
    throw new Problem('not_enrolled', 'Feedback to a teacher is for those who take a course of theirs, or took one.');
}
