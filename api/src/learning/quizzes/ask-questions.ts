import { randomInt, randomUUID } from 'node:crypto';
import type { QuizQuestion } from '@stoa/shared/contract/learning/quizzes.ts';
import { isTyped } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { AskedOption, AskedQuestion } from './score-quiz.ts';

/**
 * The questions of a new attempt: a copy, `draw` of them by lot where that is fewer, their answers in an order of their
 * own. Questions stand as written, and so do true and false.
 */
export function askQuestions(questions: readonly AskedQuestion[], draw: number | null = null): AskedQuestion[] {
  const places = shuffled([...questions.keys()]).slice(0, draw ?? questions.length);
  return questions.filter((_, place) => places.includes(place)).map(asked);
}

function asked(question: AskedQuestion): AskedQuestion {
  switch (question.kind) {
    case 'true_false':
    case 'numeric':
    case 'short_text':
      return question;
    case 'order':
      return { ...question, options: disordered(question.options) };
    case 'match':
      return matchOf(question);
    default:
      return { ...question, options: shuffled(question.options) };
  }
}

/** Ids of the author's options follow their order, and nobody may win by doing nothing. */
function disordered(options: readonly AskedOption[]): AskedOption[] {
  const items = options.map((option, place) => ({ ...option, id: randomUUID(), place }));
  const order = shuffled(items);
  const isAsItBelongs = order.every((item, place) => item.place === place);
  return isAsItBelongs ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** Ids of partners are made by chance, and each stands once: what belongs to two would tell by standing twice. */
function matchOf(question: AskedQuestion): AskedQuestion {
  const partners = new Set(question.options.map(({ match = '' }) => match));
  return {
    ...question,
    options: shuffled(question.options.filter(({ correct }) => correct)),
    choices: shuffled([...partners]).map((text) => ({ id: randomUUID(), text })),
  };
}

/** Fisher–Yates. */
function shuffled<T>(values: readonly T[]): T[] {
  const rest = [...values];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(randomInt(rest.length), 1));
  return drawn;
}

/** What a learner sees beside the questions themselves. */
export interface Beside {
  /** Signed addresses of pictures, by file. */
  pictures: ReadonlyMap<string, string>;
  /** Questions whose hints were opened. */
  hints: readonly string[];
}

/** As the learner sees them: nothing tells which answer is right. */
export const questionsOf = (
  asked: readonly AskedQuestion[],
  { pictures, hints }: Beside = { pictures: new Map(), hints: [] },
): QuizQuestion[] =>
  asked.map((question) => ({
    id: question.id,
    kind: question.kind,
    prompt: question.prompt,
    points: question.points,
    options: isTyped(question.kind) ? [] : question.options.map((option) => optionOf(option, pictures)),
    choices: (question.choices ?? []).map(({ id, text }) => ({ id, text })),
    has_hint: Boolean(question.hint),
    hint: hints.includes(question.id) ? (question.hint ?? null) : null,
    picture: pictureOf(question, pictures),
  }));

/** Where its picture is gone, what it showed stands for it. */
function optionOf(option: AskedOption, pictures: Beside['pictures']): QuizQuestion['options'][number] {
  const picture = pictureOf(option, pictures);
  return { id: option.id, text: option.text || (picture ? '' : (option.picture_alt ?? '')), picture };
}

function pictureOf(
  { picture_file_id, picture_alt }: Pick<AskedQuestion, 'picture_file_id' | 'picture_alt'>,
  pictures: Beside['pictures'],
): QuizQuestion['picture'] {
  const url = picture_file_id ? pictures.get(picture_file_id) : undefined;
  return url === undefined ? null : { url, alt: picture_alt ?? '' };
}
