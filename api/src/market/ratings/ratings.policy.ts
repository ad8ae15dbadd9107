import { Problem } from '../../kernel/problem.ts';

/** What is known of a learner's time with a course. */
export interface Experience {
  isOwner: boolean;
  isEnrolled: boolean;
  percentage: number;
  watchedS: number;
}

const ENOUGH_S = 12 * 60;
const ENOUGH_PERCENT = 10;

/** Only those who took enough of the course to judge it, and never its author. */
export function requireMayRate({ isOwner, isEnrolled, percentage, watchedS }: Experience): void {
  if (isOwner) throw new Problem('own_course', 'You cannot review your own course.');
  if (!isEnrolled) throw new Problem('not_enrolled', 'You must be enrolled in the course to submit a review.');
  if (watchedS < ENOUGH_S && percentage < ENOUGH_PERCENT) {
    throw new Problem('rating_too_early', 'Take 12 minutes or a tenth of the course before you review it.');
  }
}
