import type { QuizDraft } from '@stoa/shared/contract/creating.ts';

export type Question = QuizDraft['questions'][number];
export type QuestionKind = Question['kind'];
export type Option = Question['options'][number];
export const questionKinds = ['single', 'multiple', 'true_false'] as const satisfies readonly QuestionKind[];

/** What “true” and “false” are called as answers. */
export type TruthWords = readonly [right: string, wrong: string];

export const emptyQuiz: QuizDraft = { instructions: '', pass_mark: 70, max_attempts: null, questions: [] };

/** Not `crypto.randomUUID`: that is missing on pages without https. Ids made here stay, so edits keep their question. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const newOption = (text = '', correct = false): Option => ({ id: newId(), text, correct });

const trueOrFalse = ([right, wrong]: TruthWords): Option[] => [newOption(right, true), newOption(wrong)];

export const newQuestion = (kind: QuestionKind, truth: TruthWords): Question => ({
  id: newId(),
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
