import { finishedQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { escapeGift } from './gift-text.ts';

/** Moodle's GIFT knows no order, no pictures, and no arrow in what is matched; an unfinished question is none yet. */
export const isInGift = (question: QuestionFields): boolean =>
  question.kind !== 'order' &&
  question.picture_file_id === null &&
  question.options.every(({ picture_file_id }) => picture_file_id === null) &&
  !(question.kind === 'match' && question.options.some(({ text, match }) => `${text}${match}`.includes('->'))) &&
  finishedQuestion.safeParse(question).success;

/** Questions as a text in GIFT; those that it cannot say are left out. */
export const writeGift = (questions: readonly QuestionFields[]): string =>
  questions
    .filter(isInGift)
    .map((question) => `[markdown]${escapeGift(question.prompt)} {${withFeedback(question)}}\n`)
    .join('\n');

/** An empty line would end the item. */
function withFeedback(question: QuestionFields): string {
  const body = bodyOf(question);
  if (question.explanation === '') return body;
  return `${body}${body.endsWith('\n') ? '' : '\n'}\t####${escapeGift(question.explanation)}\n`;
}

function bodyOf({ kind, options, value, tolerance }: QuestionFields): string {
  switch (kind) {
    case 'true_false':
      return options[0]?.correct ? 'TRUE' : 'FALSE';
    case 'numeric':
      return `#${decimal(value ?? 0)}:${decimal(tolerance)}`;
    case 'match':
      return lines(options.map(({ text, match }) => `=${escapeGift(text)} -> ${escapeGift(match)}`));
    case 'multiple': {
      const right = options.filter(({ correct }) => correct).length;
      const share = Number((100 / right).toFixed(5));
      return lines(options.map(({ text, correct }) => `~%${correct ? share : -100}%${escapeGift(text)}`));
    }
    default:
      return lines(options.map(({ text, correct }) => `${correct ? '=' : '~'}${escapeGift(text)}`));
  }
}

const lines = (each: readonly string[]): string => `\n${each.map((line) => `\t${line}\n`).join('')}`;

/** Without an exponent, which GIFT does not know. */
const decimal = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 15 });
