import type { AnsweredQuestion, QuizAnswer, QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { isTyped } from '@stoa/shared/contract/teaching/question-kinds.ts';

/** An answer as it is being given. */
export type Given = Omit<QuizAnswer, 'question_id'>;
/** Question → its answer. */
export type Answers = Record<string, Given>;

export const noAnswer: Given = { chosen: [], text: '', pairs: [] };

/** Of pairs all must be found: a half of them is wrong. */
export function isAnswered({ kind, options }: QuizQuestion, { chosen, text, pairs }: Given = noAnswer): boolean {
  if (isTyped(kind)) return text.trim() !== '';
  return kind === 'match' ? pairs.length === options.length : chosen.length > 0;
}

/** The part that the question is answered by, and no other. */
export function sentAnswer(question: QuizQuestion, given: Given = noAnswer) {
  const { id: question_id, kind } = question;
  if (isTyped(kind)) return { question_id, text: given.text };
  return kind === 'match' ? { question_id, pairs: given.pairs } : { question_id, chosen: given.chosen };
}

const isGiven = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && 'chosen' in value && 'text' in value && 'pairs' in value;

/** What a tab has kept; before there were several kinds of answers it kept lists of options. */
export function readAnswers(kept: string | null): Answers {
  try {
    const answers = Object.entries(JSON.parse(kept ?? '{}') as Record<string, unknown>);
    return Object.fromEntries(
      answers.flatMap(([id, value]): [string, Given][] => {
        if (Array.isArray(value)) return [[id, { ...noAnswer, chosen: value as string[] }]];
        return isGiven(value) ? [[id, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

type Pairs = QuizAnswer['pairs'];

/** One line an answer, or all answers in one; Markdown but for what somebody typed. */
export function chosenWords(question: QuizQuestion, ids: readonly string[]): string {
  const texts = question.kind === 'order' ? ids : question.options.map(({ id }) => id).filter((id) => ids.includes(id));
  return texts.map((id) => textOf(question.options, id)).join(question.kind === 'order' ? ' → ' : ', ');
}

export const pairWords = ({ options, choices }: QuizQuestion, pairs: Pairs): string =>
  pairs.map(({ option_id, choice_id }) => `${textOf(options, option_id)} – ${textOf(choices, choice_id)}`).join('; ');

const textOf = (words: readonly { id: string; text: string }[], id: string): string =>
  words.find((one) => one.id === id)?.text ?? '';

/** What was answered, in words; '' where nothing was. */
export function answerWords(question: QuizQuestion, answer: AnsweredQuestion | undefined): string {
  if (answer === undefined) return '';
  if (isTyped(question.kind)) return answer.text.trim();
  return question.kind === 'match' ? pairWords(question, answer.pairs) : chosenWords(question, answer.chosen);
}
