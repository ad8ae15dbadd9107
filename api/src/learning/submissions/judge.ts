import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Asked, Points } from '../assignments/assignments.tables.ts';

export interface Judgement {
  score: number | null;
  points: Points;
}

/** The share of a rubric's points that was given, in whole percent; null as long as a criterion is left out. */
export function scoreOf({ rubric }: Pick<Asked, 'rubric'>, points: Points): number | null {
  const given = rubric.map((_, index) => points[index] ?? null);
  if (given.some((one) => one === null)) return null;
  const most = rubric.reduce((sum, criterion) => sum + criterion.points, 0);
  return Math.floor((100 * given.reduce<number>((sum, one) => sum + (one ?? 0), 0)) / most);
}

/** A judgement of work by what was asked: with a rubric the score comes from the points. */
export function judge(asked: Asked, { score, points }: Judgement): Judgement {
  if (asked.rubric.length === 0) return { score, points: [] };
  const tooMany = asked.rubric.flatMap((criterion, index) =>
    (points[index] ?? 0) > criterion.points
      ? [[`points.${index}`, countedRule('At most {n} points.', criterion.points)]]
      : [],
  );
  if (tooMany.length > 0) throw invalid(Object.fromEntries(tooMany) as Record<string, string>);
  return { score: scoreOf(asked, points), points: asked.rubric.map((_, index) => points[index] ?? null) };
}

/** @throws where something is left out, or the score is below the pass mark */
export function requireApproval(asked: Asked, { score, points }: Judgement): void {
  const missing = points.flatMap((one, index) =>
    one === null ? [[`points.${index}`, rule('Give the points of this criterion.')]] : [],
  );
  if (missing.length > 0) throw invalid(Object.fromEntries(missing) as Record<string, string>);
  if (score === null && asked.pass_mark > 0) throw invalid({ score: rule('Give a score.') });
  if (score !== null && score < asked.pass_mark) {
    throw new Problem(
      'below_pass_mark',
      `The score is below the pass mark of ${asked.pass_mark}. Return the work instead, or change the score.`,
    );
  }
}
