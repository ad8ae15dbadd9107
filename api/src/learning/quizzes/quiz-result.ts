import type { QuizResult } from '@stoa/shared/contract/learning/quizzes.ts';
import { instantOf } from '../../kernel/database/database.ts';
import type { QuizAttemptRow } from './quizzes.tables.ts';
import { rightOptions, scoreQuiz } from './score-quiz.ts';

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

/** What an attempt came to, judged by the questions as they were asked. */
export function resultOf(attempt: QuizAttemptRow & { submittedAt: Date }, shown: Shown): QuizResult {
  const { answers } = scoreQuiz(attempt.asked, attempt.answers ?? []);
  const asked = new Map(attempt.asked.map((question) => [question.id, question]));
  return {
    attempt_id: attempt.id,
    score: attempt.score ?? 0,
    pass_mark: attempt.passMark,
    passed: attempt.passed ?? false,
    submitted_at: instantOf(attempt.submittedAt),
    answers: answers.map((answer) => {
      const question = asked.get(answer.question_id);
      return {
        ...answer,
        right: shown.solutions && question ? rightOptions(question) : null,
        explanation: question && (shown.explanations || answer.correct) ? question.explanation : null,
      };
    }),
  };
}
