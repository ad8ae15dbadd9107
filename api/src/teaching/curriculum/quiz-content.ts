import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { v7 as uuidV7 } from 'uuid';
import type { QuestionContent, QuizContent } from '../lessons/lesson-content.ts';
import { wholeQuestion } from '../lessons/whole-quiz.ts';

export const emptyQuiz: QuizContent = {
  instructions: '',
  pass_mark: 70,
  max_attempts: null,
  draw: null,
  questions: [],
};

export const newQuestion = ({ options, ...fields }: QuestionFields): QuestionContent => ({
  id: uuidV7(),
  ...fields,
  options: withIds(options, []),
});

export const changedQuestion = (
  question: QuestionContent,
  { options, ...change }: Partial<QuestionFields>,
): QuestionContent => ({
  ...wholeQuestion(question),
  ...change,
  ...(options && { options: withIds(options, question.options) }),
});

/** An answer keeps the id of its place: attempts hold their own copy of what was asked. */
const withIds = (options: QuestionFields['options'], before: QuestionContent['options']): QuestionContent['options'] =>
  options.map((option, place) => ({ id: before[place]?.id ?? uuidV7(), ...option }));
