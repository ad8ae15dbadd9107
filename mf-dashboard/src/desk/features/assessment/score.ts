import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import type { Judgement } from './judgement-draft.ts';

type Asked = Pick<SubmissionReview['asked'], 'rubric' | 'pass_mark'>;

/** The share of a rubric's points that was given, in whole percent as the server counts it; null while one is left out. */
export function scoreOf({ rubric }: Pick<Asked, 'rubric'>, points: readonly (number | null)[]): number | null {
  const given = rubric.map((_, index) => points[index] ?? null);
  if (given.some((one) => one === null)) return null;
  const most = rubric.reduce((sum, criterion) => sum + criterion.points, 0);
  return Math.floor((100 * given.reduce<number>((sum, one) => sum + (one ?? 0), 0)) / most);
}

/** With a rubric the score comes from its points alone. */
export const scoreIn = (asked: Asked, { points, score }: Judgement): number | null =>
  asked.rubric.length > 0 ? scoreOf(asked, points) : score;

export const isTooMany = ({ rubric }: Pick<Asked, 'rubric'>, points: readonly (number | null)[]): boolean =>
  rubric.some((criterion, index) => (points[index] ?? 0) > criterion.points);

export type ApprovalObstacle = 'points' | 'tooMany' | 'score' | 'scoreRange' | 'belowMark';

/** Why work judged like this cannot be approved; undefined where it can. */
export function approvalObstacle(asked: Asked, judgement: Judgement): ApprovalObstacle | undefined {
  const score = scoreIn(asked, judgement);
  if (isTooMany(asked, judgement.points)) return 'tooMany';
  if (score === null && asked.rubric.length > 0) return 'points';
  if (score === null) return asked.pass_mark > 0 ? 'score' : undefined;
  if (score > 100) return 'scoreRange';
  return score < asked.pass_mark ? 'belowMark' : undefined;
}
