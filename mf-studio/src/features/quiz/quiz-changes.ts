import { isChosen, isPictured, type QuestionKind } from '@stoa/shared/contract/teaching/question-kinds.ts';
import {
  plainOption,
  finishedQuestion,
  plainQuestion,
  type QuestionFields,
} from '@stoa/shared/contract/teaching/questions.ts';

export type Question = QuestionFields;
export type Option = Question['options'][number];

/** What “true” and “false” are called as answers. */
export type TruthWords = readonly [right: string, wrong: string];

export const newOption = (text = '', correct = false, match = ''): Option => ({ ...plainOption, text, correct, match });

/** Path in the question (`options.0.text`) → the rule that is broken there, or what is missing. */
export function questionProblems(question: Question): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of finishedQuestion.safeParse(question).error?.issues ?? []) {
    problems[path.join('.')] ??= message;
  }
  return problems;
}

const trueOrFalse = ([right, wrong]: TruthWords): Option[] => [newOption(right, true), newOption(wrong)];

/** As a question of this kind begins. */
function newOptions(kind: QuestionKind, truth: TruthWords): Option[] {
  switch (kind) {
    case 'true_false':
      return trueOrFalse(truth);
    case 'numeric':
      return [];
    case 'short_text':
      return [newOption('', true)];
    case 'order':
      return [newOption('', true), newOption('', true), newOption('', true)];
    case 'match':
      return [newOption('', true), newOption('', true)];
    default:
      return [newOption(), newOption()];
  }
}

export const newQuestion = (kind: QuestionKind, truth: TruthWords): Question => ({
  ...plainQuestion,
  kind,
  prompt: '',
  points: 1,
  explanation: '',
  options: newOptions(kind, truth),
});

/** Another kind keeps what was written as far as it can. */
export function withKind(question: Question, kind: QuestionKind, truth: TruthWords): Question {
  const written = keptOptions(question);
  if (kind === 'true_false' || kind === 'numeric' || written.length === 0) {
    return { ...question, kind, options: newOptions(kind, truth) };
  }
  const wasMarked = isChosen(question.kind);
  const first = written.findIndex(({ correct }) => wasMarked && correct);
  const isRight = (place: number): boolean => {
    if (kind === 'single') return place === first;
    return kind === 'multiple' ? wasMarked && written[place]!.correct : true;
  };
  return {
    ...question,
    kind,
    options: written.map(({ text, match, picture_file_id, picture_alt }, place) => ({
      ...newOption(text, isRight(place), kind === 'match' ? match : ''),
      ...(isPictured(kind) && { picture_file_id, picture_alt }),
    })),
  };
}

/** Answers that another kind can have, too. */
function keptOptions({ kind, options }: Question): Option[] {
  if (kind === 'true_false') return [];
  return kind === 'match' ? options.filter(({ correct }) => correct) : options;
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

export const withOption = (question: Question, place: number, change: Partial<Option>): Question => ({
  ...question,
  options: question.options.map((option, at) => (at === place ? { ...option, ...change } : option)),
});

export const withoutOption = (question: Question, place: number): Question => ({
  ...question,
  options: question.options.toSpliced(place, 1),
});

export const withMore = (question: Question, option: Option): Question => ({
  ...question,
  options: [...question.options, option],
});

/** Moves an item one place up or down. */
export function withMoved(question: Question, place: number, direction: -1 | 1): Question {
  const item = question.options[place];
  if (item === undefined) return question;
  return { ...question, options: question.options.toSpliced(place, 1).toSpliced(place + direction, 0, item) };
}
