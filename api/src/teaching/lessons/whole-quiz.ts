import { plainOption, plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { QuestionContent, QuizContent } from './lesson-content.ts';

/** Content that was made before questions had hints, pictures and more kinds, and answers pictures of their own, does not say what it has none of. */
export const wholeQuiz = (quiz: QuizContent): QuizContent => ({
  ...quiz,
  draw: quiz.draw ?? null,
  questions: quiz.questions.map(wholeQuestion),
});

export const wholeQuestion = (question: QuestionContent): QuestionContent => ({
  ...plainQuestion,
  ...question,
  options: question.options.map((option) => ({ ...plainOption, ...option })),
});
