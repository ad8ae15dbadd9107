import { finishedQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/lessons.ts';

export type Question = QuestionFields;
export type QuestionKind = Question['kind'];
export type Option = Question['options'][number];
export const questionKinds = ['single', 'multiple', 'true_false'] as const satisfies readonly QuestionKind[];

/** What “true” and “false” are called as answers. */
export type TruthWords = readonly [right: string, wrong: string];

export const newOption = (text = '', correct = false): Option => ({ text, correct });

/** Path in the question (`options.0.text`) → the rule that is broken there, or what is missing. */
export function questionProblems(question: Question): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of finishedQuestion.safeParse(question).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  return problems;
}

const trueOrFalse = ([right, wrong]: TruthWords): Option[] => [newOption(right, true), newOption(wrong)];

export const newQuestion = (kind: QuestionKind, truth: TruthWords): Question => ({
  kind,
  prompt: '',
  points: 1,
  explanation: '',
  options: kind === 'true_false' ? trueOrFalse(truth) : [newOption(), newOption()],
});

/** Another kind keeps what was written as far as it can. */
export function withKind(question: Question, kind: QuestionKind, truth: TruthWords): Question {
  if (kind === 'true_false') return { ...question, kind, options: trueOrFalse(truth) };
  const options = question.kind === 'true_false' ? [newOption(), newOption()] : question.options;
  const first = options.findIndex(({ correct }) => correct);
  return {
    ...question,
    kind,
    options: kind === 'single' ? options.map((option, index) => ({ ...option, correct: index === first })) : options,
  };
}

/** Marks an answer right; where only one may be, the others no longer are. */
export function withRight(question: Question, index: number, correct: boolean): Question {
  const isOne = question.kind !== 'multiple';
  return {
    ...question,
    options: question.options.map((option, place) =>
      place === index ? { ...option, correct } : isOne && correct ? { ...option, correct: false } : option,
    ),
  };
}
