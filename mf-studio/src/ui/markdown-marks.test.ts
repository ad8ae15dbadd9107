import { expect, test } from '@jest/globals';
import { continueList } from './markdown-lines.ts';
import { applyMark, type Mark } from './markdown-marks.ts';
import type { TextEdit, TextRange } from './text-edit.ts';
import { wordCount } from './word-count.ts';

const samples = { bold: 'bold text', italic: 'italic text', code: 'code', link: 'link text' };

/** '|' is the cursor; two of them stand round what is selected. */
function read(marked: string): { text: string; selection: TextRange } {
  const start = marked.indexOf('|');
  const end = marked.indexOf('|', start + 1) - 1;
  return { text: marked.replaceAll('|', ''), selection: [start, end < 0 ? start : end] };
}
function write(text: string, { insert, from, to, selection: [start, end] }: TextEdit): string {
  const next = text.slice(0, from) + insert + text.slice(to);
  const last = start === end ? '' : '|';
  return `${next.slice(0, start)}|${next.slice(start, end)}${last}${next.slice(end)}`;
}
function after(marked: string, mark: Mark): string {
  const { text, selection } = read(marked);
  const edit = applyMark(text, selection, mark, samples);
  return edit ? write(text, edit) : marked;
}
/** What stands there after Enter; a plain line break is the browser's. */
function entered(marked: string): string {
  const { text, selection } = read(marked);
  const edit = continueList(text, selection);
  return edit ? write(text, edit) : 'plain';
}

test.each<[Mark, string, string]>([
  ['bold', 'see the |light|', 'see the **|light|**'],
  ['bold', 'see the **|light|**', 'see the |light|'],
  ['bold', 'see |the |light', 'see **|the|** light'],
  ['bold', 'see **light|**', 'see **light**|'],
  ['link', 'read |this|', 'read [this](|https://|)'],
  ['link', 'read [|this|](https://stoa.test)', 'read |this|'],
  ['link', '|read', '[|link text|](https://)read'],
])('%s goes round the words and comes off again: %s', (mark, before, wanted) => {
  expect(after(before, mark)).toBe(wanted);
});

test.each<[Mark, string, string]>([
  ['bullets', '|', '- |'],
  ['bullets', 'walk sl|owly', '- walk sl|owly'],
  ['bullets', '- walk sl|owly', 'walk sl|owly'],
  ['numbers', '- walk|', '1. walk|'],
  ['heading', '|Porch', '## |Porch'],
  ['heading', '# Por|ch', 'Por|ch'],
  ['quote', 'said |he|', '> said |he|'],
])('%s leaves the cursor where one goes on writing: %s', (mark, before, wanted) => {
  expect(after(before, mark)).toBe(wanted);
});

test.each<[Mark, string, string]>([
  ['numbers', 'o|ne\ntw|o', '|1. one\n2. two|'],
  ['bullets', '1. |one\n2. two|', '|- one\n- two|'],
  ['bullets', '|- one\n- two|', '|one\ntwo|'],
  ['bullets', '|one\n\ntwo|', '|- one\n\n- two|'],
  ['bullets', '|one\n|two', '- |one\n|two'],
])('several lines are marked and stay selected: %s', (mark, before, wanted) => {
  expect(after(before, mark)).toBe(wanted);
});

test('a number counts on from the list above it', () => {
  expect(after('1. one\ntwo|', 'numbers')).toBe('1. one\n2. two|');
  expect(after('1. one\n2. tw|o\n3. three', 'numbers')).toBe('1. one\ntw|o\n2. three');
});

test.each([
  ['- one|', '- one\n- |'],
  ['- on|e', '- on\n- |e'],
  ['1. one|\n2. two\n3. three', '1. one\n2. |\n3. two\n4. three'],
  ['9) nine|', '9) nine\n10) |'],
  ['    - deep|', '    - deep\n    - |'],
  ['> said|', '> said\n> |'],
  ['- one\n- |', '- one\n|'],
  ['- |one|', '- \n- |'],
])('Enter goes on with the list: %s', (before, wanted) => {
  expect(entered(before)).toBe(wanted);
});

test.each(['walk|', '## Porch|', '|- one', '```\n- code|'])('Enter only breaks the line: %s', (before) => {
  expect(entered(before)).toBe('plain');
});

test.each<[Mark, string, string]>([
  ['in', '- one\n- tw|o', '- one\n    - tw|o'],
  ['in', '1. one\n2. tw|o\n3. three', '1. one\n    1. tw|o\n2. three'],
  ['in', '- one\n|- two\n- three|', '- one\n|    - two\n    - three|'],
  ['out', '1. one\n    1. tw|o\n2. three', '1. one\n2. tw|o\n3. three'],
  // Four spaces before anything else would be code.
  ['in', '- on|e', '- on|e'],
  ['in', 'wo|rds', 'wo|rds'],
  ['out', '- on|e', '- on|e'],
])('items go a level %s: %s', (mark, before, wanted) => {
  expect(after(before, mark)).toBe(wanted);
});

test('words are counted as they are read', () => {
  expect(wordCount('')).toBe(0);
  expect(wordCount("## Don't stop\n\n- **well-kept** [link text](https://stoa.test/a-b)")).toBe(5);
});
