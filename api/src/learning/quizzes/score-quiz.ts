import type { QuizAnswer } from '@stoa/shared/contract/learning/quizzes.ts';
import type { QuestionKind } from '@stoa/shared/contract/teaching/question-kinds.ts';
import { percent } from '../progress/fold-progress.ts';
import { isRightNumber } from './read-number.ts';

export interface AskedOption {
  id: string;
  text: string;
  correct: boolean;
  match?: string;
  picture_file_id?: string | null;
  picture_alt?: string;
  /** Of an item to put in order: where it belongs, from 0. */
  place?: number;
}

/** A question as it stood when it was asked. What is optional was not known when some were. */
export interface AskedQuestion {
  id: string;
  kind: QuestionKind;
  prompt: string;
  points: number;
  explanation: string;
  options: AskedOption[];
  /** Of `match`: each partner once, however often it belongs to something. */
  choices?: { id: string; text: string }[];
  value?: number | null;
  tolerance?: number;
  case_sensitive?: boolean;
  hint?: string;
  look_lesson_id?: string | null;
  look_at_s?: number | null;
  picture_file_id?: string | null;
  picture_alt?: string;
}
/** As it is kept: `text` and `pairs` only where there is something in them. */
export type ChosenAnswer = Pick<QuizAnswer, 'question_id' | 'chosen'> & Partial<Pick<QuizAnswer, 'text' | 'pairs'>>;
export interface ScoredAnswer extends ChosenAnswer {
  correct: boolean;
}

/** Of `order`, the items as they belong; of what is chosen, the options that are right. */
export const rightOptions = (question: AskedQuestion): string[] =>
  question.kind === 'order'
    ? question.options.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(({ id }) => id)
    : question.options.filter((option) => option.correct).map((option) => option.id);

export const rightPairs = ({ options, choices = [] }: AskedQuestion): { option_id: string; choice_id: string }[] =>
  options.flatMap(({ id, match }) =>
    choices.filter(({ text }) => text === match).map((choice) => ({ option_id: id, choice_id: choice.id })),
  );

/** Written words without what nobody means by them: spaces too many, and the case of letters unless it matters. */
export function plainWords(text: string, isCaseKept = false): string {
  const words = text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ');
  return isCaseKept ? words : words.toLowerCase();
}

/**
 * All or nothing per question, of every kind: exactly the right options, no more and no fewer; all items in order; all
 * pairs. There are no points for a part of it: half an order can be had by chance, and a pass mark means what it says
 * only where points are for what is known. Answers to questions that were not asked and options that do not exist are
 * dropped; an unanswered question is wrong. Score: floor of percent of points.
 */
export function scoreQuiz(asked: readonly AskedQuestion[], given: readonly ChosenAnswer[]) {
  const answers = asked.map((question): ScoredAnswer => {
    const answer = given.find(({ question_id }) => question_id === question.id);
    const kept = keptAnswer(question, answer);
    return { ...kept, correct: isRight(question, kept) };
  });
  const pointsToBeHad = asked.reduce((sum, question) => sum + question.points, 0);
  const points = asked.reduce((sum, question, index) => sum + (answers[index]?.correct ? question.points : 0), 0);
  return { answers, score: percent(points, pointsToBeHad) };
}

/** Of an answer, what the question can be answered by. */
function keptAnswer(question: AskedQuestion, answer: ChosenAnswer | undefined): ChosenAnswer {
  const { id: question_id, kind, options, choices = [] } = question;
  const named = [...new Set(answer?.chosen)];
  const known = new Set(options.map(({ id }) => id));
  switch (kind) {
    case 'numeric':
    case 'short_text':
      return { question_id, chosen: [], text: answer?.text ?? '' };
    case 'order':
      return { question_id, chosen: named.filter((id) => known.has(id)) };
    case 'match': {
      const pairs = options.flatMap(({ id }) => (answer?.pairs ?? []).find((pair) => pair.option_id === id) ?? []);
      return {
        question_id,
        chosen: [],
        pairs: pairs.filter(({ choice_id }) => choices.some(({ id }) => id === choice_id)),
      };
    }
    default:
      return { question_id, chosen: options.map(({ id }) => id).filter((id) => named.includes(id)) };
  }
}

function isRight(question: AskedQuestion, { chosen, text = '', pairs = [] }: ChosenAnswer): boolean {
  switch (question.kind) {
    case 'numeric':
      return isRightNumber(text, { value: question.value ?? null, tolerance: question.tolerance ?? 0 });
    case 'short_text': {
      const words = plainWords(text, question.case_sensitive);
      return (
        words !== '' && question.options.some((option) => plainWords(option.text, question.case_sensitive) === words)
      );
    }
    case 'order': {
      const right = rightOptions(question);
      return chosen.length === right.length && chosen.every((id, place) => id === right[place]);
    }
    case 'match': {
      const right = rightPairs(question);
      return pairs.length === right.length && right.every((each) => pairs.some((pair) => isSamePair(pair, each)));
    }
    default: {
      const right = new Set(rightOptions(question));
      return chosen.length === right.size && chosen.every((id) => right.has(id));
    }
  }
}

type Pair = ReturnType<typeof rightPairs>[number];
const isSamePair = (one: Pair, other: Pair): boolean =>
  one.option_id === other.option_id && one.choice_id === other.choice_id;
