import { randomInt } from 'node:crypto';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import type { QuestionContent } from '../../teaching/lessons/lesson-content.ts';
import type { AskedQuestion } from './score-quiz.ts';

/** The questions of a new attempt: a copy, its answers in an order of their own. True comes before false as written. */
export const askQuestions = (questions: readonly QuestionContent[]): AskedQuestion[] =>
  questions.map((question) => ({
    ...question,
    options: question.kind === 'true_false' ? question.options : shuffled(question.options),
  }));

/** Fisher–Yates. */
function shuffled<T>(values: readonly T[]): T[] {
  const rest = [...values];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(randomInt(rest.length), 1));
  return drawn;
}

/** As the learner sees them: nothing tells which answer is right. */
export const questionsOf = (asked: readonly AskedQuestion[]): QuizQuestion[] =>
  asked.map(({ id, kind, prompt, points, options }) => ({
    id,
    kind,
    prompt,
    points,
    options: options.map(({ id: optionId, text }) => ({ id: optionId, text })),
  }));
