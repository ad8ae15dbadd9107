import { finishedCriterion, type Criterion } from '@stoa/shared/contract/teaching/lessons.ts';

export const MOST_CRITERIA = 20;
/** So few steps that two reviewers give the same. */
const NEW_POINTS = 5;

export const newCriterion = (): Criterion => ({ title: '', description: '', points: NEW_POINTS });

/** Field of the criterion → the rule that is broken there, or what is missing. */
export function criterionProblems(criterion: Criterion): Partial<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const { path, message } of finishedCriterion.safeParse(criterion).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  return problems;
}

/** Of all criteria; of one whose points are being typed anew none. */
export const sumOfPoints = (rubric: readonly Criterion[]): number =>
  rubric.reduce((sum, { points }) => sum + (Number.isFinite(points) ? points : 0), 0);

/** The fewest points whose share reaches the pass mark: a score is rounded down to whole percent. */
export const pointsToPass = (points: number, passMark: number): number => Math.ceil((points * passMark) / 100);
