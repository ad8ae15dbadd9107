import { countedRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import type { Judgement } from './judgement-draft.ts';

export const LONGEST_FEEDBACK = 5000;
export const FEEDBACK_ID = 'review-feedback';
export const SCORE_ID = 'review-score';
export const criterionId = (index: number): string => `review-criterion-${index}`;

/** Field, as the API names it → the rule that it breaks. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What no decision may hold. */
export function brokenRules(
  { rubric }: SubmissionReview['asked'],
  { points, score, feedback }: Judgement,
): FieldErrors {
  const tooMany = rubric.flatMap((criterion, index) =>
    (points[index] ?? 0) > criterion.points
      ? [[`points.${index}`, countedRule('At most {n} points.', criterion.points)] as const]
      : [],
  );
  return {
    ...Object.fromEntries(tooMany),
    ...((score ?? 0) > 100 && { score: rule('Score must be between 0 and 100.') }),
    ...(feedback.trim().length > LONGEST_FEEDBACK && { feedback: rule('Feedback must be at most 5000 characters.') }),
  };
}

/** What the API says of fields that stand here. */
export const refusedFields = (fields: Readonly<Record<string, readonly string[]>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, [first]]) =>
      first !== undefined && isField(field) ? [[field, first]] : [],
    ),
  );

const isField = (field: string): boolean => field === 'score' || field === 'feedback' || field.startsWith('points.');

/** Leads to the first field that is wrong. */
export function focusFirst(errors: FieldErrors): void {
  const [field] = Object.keys(errors);
  if (field !== undefined) document.getElementById(idOf(field))?.focus();
}

function idOf(field: string): string {
  if (field === 'feedback') return FEEDBACK_ID;
  if (field === 'score') return SCORE_ID;
  return criterionId(Number(field.split('.')[1]));
}
