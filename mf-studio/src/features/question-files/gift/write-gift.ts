import { finishedQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { picturesOf } from '@stoa/shared/question-files/reading/pictures-of.ts';
import { escapeGift } from './gift-text.ts';

/** Why Moodle's GIFT cannot say a question; undefined where it can. An unfinished one is none yet. */
export function whyNotInGift(question: QuestionFields): 'order' | 'pictures' | 'arrow' | 'unfinished' | undefined {
  const { kind, options } = question;
  if (kind === 'order') return 'order';
  if (picturesOf([question]).length > 0) return 'pictures';
  if (kind === 'match' && options.some(({ text, match }) => `${text}${match}`.includes('->'))) return 'arrow';
  return finishedQuestion.safeParse(question).success ? undefined : 'unfinished';
}

/** Questions as a text in GIFT; those that it cannot say are left out. */
export const writeGift = (questions: readonly QuestionFields[]): string =>
  questions
    .filter((question) => whyNotInGift(question) === undefined)
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
