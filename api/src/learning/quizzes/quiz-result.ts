import type { AnsweredQuestion, QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import { instantOf } from '../../kernel/database/database.ts';
import type { QuizAttemptRow } from './quizzes.tables.ts';
import { rightOptions, rightPairs, scoreQuiz, type AskedQuestion, type ScoredAnswer } from './score-quiz.ts';

export const isSubmitted = (attempt: QuizAttemptRow): attempt is QuizAttemptRow & { submittedAt: Date } =>
  attempt.submittedAt !== null;

/** Right answers are shown once there is nothing left to win by them: passed, or no attempt left. */
const isRevealed = (attempts: readonly QuizAttemptRow[], maxAttempts: number | null): boolean =>
  attempts.some((attempt) => attempt.passed) ||
  (maxAttempts !== null && attempts.filter(isSubmitted).length >= maxAttempts);

/** What is shown of a quiz by the attempts made so far. */
export interface Shown {
  /** Which answers are right. */
  solutions: boolean;
  /** Why, of every question; of those answered right it is always shown. */
  explanations: boolean;
}

/** Where one may try as often as one likes every try is explained: there is nothing to be won by keeping quiet. */
export const shownBy = (attempts: readonly QuizAttemptRow[], maxAttempts: number | null): Shown => {
  const solutions = isRevealed(attempts, maxAttempts);
  return { solutions, explanations: solutions || maxAttempts === null };
};

/** Titles of the lessons that questions send to, by id: of those that are there. */
export type LookedAt = ReadonlyMap<string, string>;

/** What an attempt came to, judged by the questions as they were asked. */
export function resultOf(
  attempt: QuizAttemptRow & { submittedAt: Date },
  { shown, lookedAt }: { shown: Shown; lookedAt: LookedAt },
): QuizResult {
  const { answers } = scoreQuiz(attempt.asked, attempt.answers ?? []);
  const asked = new Map(attempt.asked.map((question) => [question.id, question]));
  return {
    attempt_id: attempt.id,
    score: attempt.score ?? 0,
    pass_mark: attempt.passMark,
    passed: attempt.passed ?? false,
    submitted_at: instantOf(attempt.submittedAt),
    answers: answers.flatMap((answer) => {
      const question = asked.get(answer.question_id);
      return question ? [answeredOf(question, answer, { shown, lookedAt })] : [];
    }),
  };
}

function answeredOf(
  question: AskedQuestion,
  { text = '', pairs = [], ...answer }: ScoredAnswer,
  { shown, lookedAt }: { shown: Shown; lookedAt: LookedAt },
): AnsweredQuestion {
  const { look_lesson_id: lesson_id, look_at_s } = question;
  const title = lesson_id && !answer.correct ? lookedAt.get(lesson_id) : undefined;
  return {
    ...answer,
    text,
    pairs,
    right: shown.solutions ? rightIds(question) : null,
    solution: shown.solutions ? solutionOf(question) : null,
    explanation: shown.explanations || answer.correct ? question.explanation : null,
    look_again: lesson_id && title !== undefined ? { lesson_id, title, at_s: look_at_s ?? null } : null,
  };
}

const rightIds = (question: AskedQuestion): string[] =>
  question.kind === 'match' || question.kind === 'short_text' ? [] : rightOptions(question);

function solutionOf(question: AskedQuestion): AnsweredQuestion['solution'] {
  const { kind, value, tolerance = 0, options } = question;
  const nothing = { texts: [], number: null, pairs: [] };
  if (kind === 'numeric') return { ...nothing, number: value == null ? null : { value, tolerance } };
  if (kind === 'short_text') return { ...nothing, texts: options.map(({ text }) => text) };
  return kind === 'match' ? { ...nothing, pairs: rightPairs(question) } : null;
}
