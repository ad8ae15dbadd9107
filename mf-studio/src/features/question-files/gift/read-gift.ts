import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import {
  GAP,
  questionOf,
  readItems,
  type QuestionReading,
  type TruthWords,
  UnreadableQuestion,
} from '@stoa/shared/question-files/reading/read-items.ts';
import { plainIndex, readText } from './gift-text.ts';
import { readAnswers } from './read-answers.ts';

/** Half a million characters: more than a hundred questions of the greatest length that anybody writes. */
export const MOST_GIFT = 500_000;

/** Questions of a text in Moodle's GIFT format, and what of it cannot be taken over: an item is whole or it is named. */
export const readGift = (text: string, truth: TruthWords): QuestionReading =>
  readItems(
    itemsOf(text.slice(0, MOST_GIFT)).map(({ line, written }) => ({
      where: { line },
      start: written.trim().slice(0, 60),
      read: () => readItem(written, truth),
    })),
  );

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

function readItem(written: string, truth: TruthWords): QuestionFields {
  const untitled = withoutTitle(written.trim());
  const open = plainIndex(untitled, '{');
  if (open === -1) throw new UnreadableQuestion('description');
  const close = plainIndex(untitled, '}', open + 1);
  if (close === -1 || plainIndex(untitled, '{', close + 1) !== -1) throw new UnreadableQuestion('unclosed');
  const { text: before, format } = readText(untitled.slice(0, open));
  const { text: after } = readText(untitled.slice(close + 1), format);
  const body = untitled.slice(open + 1, close);
  const general = plainIndex(body, '####');
  return questionOf(
    {
      prompt: after === '' ? before : `${before} ${GAP} ${after}`.trim(),
      points: 1,
      explanation: general === -1 ? '' : readText(body.slice(general + 4), format).text,
    },
    readAnswers(general === -1 ? body : body.slice(0, general), format),
    truth,
  );
}

/** `::A title:: ` is a name in Moodle's bank; questions have none here. */
function withoutTitle(text: string): string {
  if (!text.startsWith('::')) return text;
  const end = plainIndex(text, '::', 2);
  return end === -1 ? text : text.slice(end + 2);
}
