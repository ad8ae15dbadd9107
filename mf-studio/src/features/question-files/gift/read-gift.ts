import { finishedQuestion, plainQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { plainIndex, readText } from './gift-text.ts';
import { readAnswers, UnreadableGift, type GiftAnswers, type GiftRule } from './read-answers.ts';

/** Half a million characters: more than a hundred questions of the greatest length that anybody writes. */
export const MOST_GIFT = 500_000;

export interface GiftProblem {
  /** Where the item begins, from 1. */
  line: number;
  /** Its first words. */
  start: string;
  /** A rule of reading, or one of the contract in English: a question that could be read and cannot be asked. */
  rule: { kind: 'unreadable'; name: GiftRule } | { kind: 'unfinished'; text: string };
}
export interface GiftReading {
  questions: QuestionFields[];
  problems: GiftProblem[];
}

/** What “true” and “false” are called as answers. */
export type TruthWords = readonly [right: string, wrong: string];

/** Questions of a text in Moodle's GIFT format, and what of it cannot be taken over: an item is whole or it is named. */
export function readGift(text: string, truth: TruthWords): GiftReading {
  const reading: GiftReading = { questions: [], problems: [] };
  for (const { line, written } of itemsOf(text.slice(0, MOST_GIFT))) {
    const start = written.trim().slice(0, 60);
    try {
      const question = readItem(written, truth);
      const [issue] = finishedQuestion.safeParse(question).error?.issues ?? [];
      if (issue === undefined) reading.questions.push(question);
      else reading.problems.push({ line, start, rule: { kind: 'unfinished', text: issue.message } });
    } catch (error) {
      if (!(error instanceof UnreadableGift)) throw error;
      reading.problems.push({ line, start, rule: { kind: 'unreadable', name: error.rule } });
    }
  }
  return reading;
}

/** Items stand apart by empty lines; comments and categories are none. */
function itemsOf(text: string): { line: number; written: string }[] {
  const items: { line: number; lines: string[] }[] = [];
  let open: { line: number; lines: string[] } | undefined;
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') open = undefined;
    else if (!/^\s*(?:\/\/|\$CATEGORY:)/.test(line)) {
      if (open === undefined) items.push((open = { line: at + 1, lines: [] }));
      open.lines.push(line);
    }
  }
  return items.map(({ line, lines }) => ({ line, written: lines.join('\n') }));
}

/** A gap in a sentence is shown as a line. */
const GAP = '_____';

function readItem(written: string, truth: TruthWords): QuestionFields {
  const untitled = withoutTitle(written.trim());
  const open = plainIndex(untitled, '{');
  if (open === -1) throw new UnreadableGift('description');
  const close = plainIndex(untitled, '}', open + 1);
  if (close === -1 || plainIndex(untitled, '{', close + 1) !== -1) throw new UnreadableGift('unclosed');
  const { text: before, format } = readText(untitled.slice(0, open));
  const { text: after } = readText(untitled.slice(close + 1), format);
  const body = untitled.slice(open + 1, close);
  const general = plainIndex(body, '####');
  return {
    ...plainQuestion,
    prompt: after === '' ? before : `${before} ${GAP} ${after}`.trim(),
    points: 1,
    explanation: general === -1 ? '' : readText(body.slice(general + 4), format).text,
    ...fieldsOf(readAnswers(general === -1 ? body : body.slice(0, general), format), truth),
  };
}

/** `::A title:: ` is a name in Moodle's bank; questions have none here. */
function withoutTitle(text: string): string {
  if (!text.startsWith('::')) return text;
  const end = plainIndex(text, '::', 2);
  return end === -1 ? text : text.slice(end + 2);
}

type Answered = Pick<QuestionFields, 'kind' | 'options'> & Partial<Pick<QuestionFields, 'value' | 'tolerance'>>;

function fieldsOf(answers: GiftAnswers, truth: TruthWords): Answered {
  switch (answers.kind) {
    case 'true_false':
      return {
        kind: 'true_false',
        options: truth.map((text, place) => ({ text, correct: (place === 0) === answers.isTrue, match: '' })),
      };
    case 'numeric':
      return { ...answers, options: [] };
    default:
      return answers;
  }
}
