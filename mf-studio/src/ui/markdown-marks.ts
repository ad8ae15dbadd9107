import type { LineMark } from './markdown-line.ts';
import { markLines, shiftItems } from './markdown-lines.ts';
import type { TextEdit, TextRange } from './text-edit.ts';

/** Those that go round words. */
type WordMark = 'bold' | 'italic' | 'code' | 'link';
export type Mark = WordMark | LineMark | 'in' | 'out';
/** What stands between the marks where nothing is selected: 'link text'. */
type Samples = Readonly<Record<WordMark, string>>;

const NO_ADDRESS = 'https://';
const around: Record<WordMark, [before: string, after: string]> = {
  bold: ['**', '**'],
  italic: ['_', '_'],
  code: ['`', '`'],
  link: ['[', `](${NO_ADDRESS})`],
};
/** Where a mark that is set already ends: a link has any address. */
const endings: Record<WordMark, RegExp> = { bold: /^\*\*/, italic: /^_/, code: /^`/, link: /^\]\([^)\n]*\)/ };
const isWordMark = (mark: Mark): mark is WordMark => mark in around;

/** Puts a mark on the selection, or takes it off where it is already; undefined where there is nothing to do. */
export function applyMark(text: string, range: TextRange, mark: Mark, samples: Samples): TextEdit | undefined {
  if (isWordMark(mark)) return wrapWords(text, withoutSpaces(text, range), mark, samples[mark]);
  return mark === 'in' || mark === 'out' ? shiftItems(text, range, mark) : markLines(text, range, mark);
}

/** A double click may select the space behind a word; '**word **' would not be bold. */
function withoutSpaces(text: string, [start, end]: TextRange): TextRange {
  const words = text.slice(start, end);
  if (words.trim() === '') return [start, end];
  return [start + words.length - words.trimStart().length, end - (words.length - words.trimEnd().length)];
}

function wrapWords(text: string, [start, end]: TextRange, mark: WordMark, sample: string): TextEdit {
  const [before, after] = around[mark];
  const ending = endings[mark].exec(text.slice(end))?.[0];
  if (ending !== undefined && text.slice(0, start).endsWith(before)) {
    const from = start - before.length;
    return { insert: text.slice(start, end), from, to: end + ending.length, selection: [from, from + end - start] };
  }
  if (ending !== undefined && start === end && isOpen(text.slice(0, start), before)) {
    const behind = end + ending.length;
    return { insert: '', from: end, to: end, selection: [behind, behind] };
  }
  const words = text.slice(start, end);
  const from = start + before.length;
  const insert = before + (words || sample) + after;
  // The address of a link is what is written next.
  const address = from + words.length + ']('.length;
  const isAddressNext = mark === 'link' && words !== '';
  const selection: TextRange = isAddressNext
    ? [address, address + NO_ADDRESS.length]
    : [from, from + (words || sample).length];
  return { insert, from: start, to: end, selection };
}

/** At the end of a marked word the same key leaves the mark, so that Ctrl+B begins and ends what is bold. */
const isOpen = (text: string, before: string): boolean =>
  (text.slice(text.lastIndexOf('\n') + 1).split(before).length - 1) % 2 === 1;
