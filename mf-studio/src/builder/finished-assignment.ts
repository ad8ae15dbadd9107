import { finishedCriterion, type BuilderLesson, type Criterion } from '@stoa/shared/contract/teaching/lessons.ts';

/** In characters; fewer tell nobody what to make, and hold back the review. */
export const LEAST_INSTRUCTIONS = 20;

export const isInstructed = ({ assignment }: BuilderLesson): boolean =>
  (assignment?.instructions.trim().length ?? 0) >= LEAST_INSTRUCTIONS;

export const isNamed = (criterion: Criterion): boolean => finishedCriterion.safeParse(criterion).success;
