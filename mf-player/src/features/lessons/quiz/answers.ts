import type { AnsweredQuestion, QuizAnswer, QuizOption, QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
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

/** An option in words: what is only a picture is called by what it shows. */
export const nameOf = ({ text, picture }: QuizOption): string => text || (picture?.alt ?? '');

/** What stands for the option in Markdown, which people did not write of a picture. */
const markOf = ({ text, picture }: QuizOption): string =>
  text || (picture?.alt ?? '').replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);

/** Those that were chosen; as they were put, where that is the answer. */
function optionsAt({ kind, options }: QuizQuestion, ids: readonly string[]): QuizOption[] {
  if (kind === 'order') return ids.flatMap((id) => options.find((option) => option.id === id) ?? []);
  return options.filter(({ id }) => ids.includes(id));
}

/** The pictures of these options, with what is said of each unless that stands in its place already. */
export const picturesAt = (question: QuizQuestion, ids: readonly string[]) =>
  optionsAt(question, ids).flatMap(({ id, text, picture }) =>
    picture ? [{ id, url: picture.url, alt: text === '' ? '' : picture.alt }] : [],
  );

/** One line an answer, or all answers in one; Markdown but for what somebody typed. */
export const chosenWords = (question: QuizQuestion, ids: readonly string[]): string =>
  optionsAt(question, ids)
    .map(markOf)
    .join(question.kind === 'order' ? ' → ' : ', ');

export const pairWords = ({ options, choices }: QuizQuestion, pairs: Pairs): string =>
  pairs
    .map(({ option_id, choice_id }) => {
      const option = options.find(({ id }) => id === option_id);
      return `${option ? markOf(option) : ''} – ${choices.find(({ id }) => id === choice_id)?.text ?? ''}`;
    })
    .join('; ');

/** What was answered, in words; '' where nothing was. */
export function answerWords(question: QuizQuestion, answer: AnsweredQuestion | undefined): string {
  if (answer === undefined) return '';
  if (isTyped(question.kind)) return answer.text.trim();
  return question.kind === 'match' ? pairWords(question, answer.pairs) : chosenWords(question, answer.chosen);
}
