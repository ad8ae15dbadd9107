import type { QuestionStatistics } from '@stoa/shared/contract/learning/quiz-statistics.ts';
import type { AttemptChoice } from '@stoa/shared/contract/learning/report-words.ts';
import { isChosen } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { QuestionContent } from '../../teaching/lessons/lesson-content.ts';
import { scoreQuiz, type AskedQuestion, type ChosenAnswer, type ScoredAnswer } from './score-quiz.ts';

/** An attempt that was handed in. */
export interface Taken {
  asked: AskedQuestion[];
  answers: ChosenAnswer[];
  hints: string[];
}

/** How an attempt met a question. */
export interface Reply<T extends Taken = Taken> {
  attempt: T;
  /** As it was asked. */
  question: AskedQuestion;
  answer: ScoredAnswer;
  /** 0–1: what the learner had of the points for the other questions; undefined where there were none. */
  rest: number | undefined;
  hinted: boolean;
}

/**
 * What attempts say of each question as it is written now: an attempt at earlier words of it says nothing of these. Of a
 * question that is drawn by lot, those count that were asked it.
 */
export function statisticsOf(questions: readonly QuestionContent[], taken: readonly Taken[]): QuestionStatistics[] {
  const replies = Map.groupBy(repliesTo(questions, taken), ({ answer }) => answer.question_id);
  return questions.map((question) => statisticOf(question, replies.get(question.id) ?? []));
}

export function repliesTo<T extends Taken>(questions: readonly QuestionContent[], taken: readonly T[]): Reply<T>[] {
  const wanted = new Map(questions.map((question) => [question.id, wordsOf(question)]));
  return taken.flatMap((attempt) => repliesIn(attempt, wanted));
}

function repliesIn<T extends Taken>(attempt: T, wanted: ReadonlyMap<string, string>): Reply<T>[] {
  const { asked, answers, hints } = attempt;
  const scored = scoreQuiz(asked, answers).answers;
  const all = sum(asked.map(({ points }) => points));
  const had = sum(asked.map(({ points }, at) => (scored[at]?.correct ? points : 0)));
  return asked.flatMap((question, at) => {
    const answer = scored[at];
    if (answer === undefined || wanted.get(question.id) !== wordsOf(question)) return [];
    const others = all - question.points;
    const rest = others === 0 ? undefined : (had - (answer.correct ? question.points : 0)) / others;
    return [{ attempt, question, answer, rest, hinted: hints.includes(question.id) }];
  });
}

/** Whether a reply is one of those that a figure of its question counts. */
export const isCounted: Record<AttemptChoice, (reply: Reply, optionId?: string) => boolean> = {
  asked: () => true,
  answered: ({ answer }) => isAnswered(answer),
  right: ({ answer }) => answer.correct,
  wrong: ({ answer }) => !answer.correct,
  hinted: ({ hinted }) => hinted,
  chosen: ({ answer }, optionId = '') => answer.chosen.includes(optionId),
};

function statisticOf({ id, kind, prompt, options }: QuestionContent, replies: readonly Reply[]): QuestionStatistics {
  const countOf = (choice: AttemptChoice, optionId?: string): number =>
    replies.filter((reply) => isCounted[choice](reply, optionId)).length;
  return {
    question_id: id,
    prompt,
    asked: replies.length,
    answered: countOf('answered'),
    right_share: replies.length === 0 ? null : countOf('right') / replies.length,
    discrimination: correlation(
      replies.flatMap(({ answer, rest }) => (rest === undefined ? [] : [[Number(answer.correct), rest] as const])),
    ),
    hints: countOf('hinted'),
    options: isChosen(kind)
      ? options.map((option) => ({
          option_id: option.id,
          text: option.text || option.picture_alt,
          correct: option.correct,
          chosen: countOf('chosen', option.id),
        }))
      : [],
  };
}

const isAnswered = ({ chosen, text = '', pairs = [] }: ScoredAnswer): boolean =>
  chosen.length > 0 || text.trim() !== '' || pairs.length > 0;

/** What decides about an answer. Where options stand, and what they are called in one attempt, does not. */
const wordsOf = ({ kind, prompt, options, value, tolerance, case_sensitive }: AskedQuestion): string =>
  JSON.stringify([
    kind,
    prompt,
    kind === 'numeric' ? [value, tolerance] : null,
    case_sensitive ?? false,
    // An attempt keeps what belongs to nothing among the choices alone.
    options
      .filter(({ correct }) => kind !== 'match' || correct)
      .map(({ text, correct, match = '', picture_file_id }) =>
        [text, String(correct), kind === 'match' ? match : '', picture_file_id ?? ''].join('\n'),
      )
      .toSorted(),
  ]);

/** Of Pearson: with a 0 or 1 on one side it is the point-biserial. Null where one side never differs. */
function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const means = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))] as const;
  const together = sum(pairs.map(([x, y]) => (x - means[0]) * (y - means[1])));
  const spread = Math.sqrt(
    sum(pairs.map(([x]) => (x - means[0]) ** 2)) * sum(pairs.map(([, y]) => (y - means[1]) ** 2)),
  );
  return spread < 1e-9 ? null : Math.max(-1, Math.min(1, together / spread));
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
