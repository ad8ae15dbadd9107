import { expect, test } from '@jest/globals';
import { applyMark, type Mark } from './markdown-marks.ts';
import { wordCount } from './word-count.ts';

const samples = { bold: 'bold text', italic: 'slanted text', code: 'code', link: 'link text' };

function marked(text: string, selected: string, mark: Mark): string {
  const start = text.indexOf(selected);
  const { insert, from, to } = applyMark(text, [start, start + selected.length], mark, samples);
  return text.slice(0, from) + insert + text.slice(to);
}

test('a mark goes round the selection, and comes off when it is set again', () => {
  expect(marked('see the light', 'light', 'bold')).toBe('see the **light**');
  expect(marked('see the **light**', 'light', 'bold')).toBe('see the light');
  expect(marked('read this', 'this', 'link')).toBe('read [this](https://)');
  expect(marked('read ', '', 'link')).toBe('[link text](https://)read ');
});

test('a list mark goes before every selected line, in place of another', () => {
  expect(marked('one\ntwo', 'one\ntwo', 'numbers')).toBe('1. one\n2. two');
  expect(marked('1. one\n2. two', '1. one\n2. two', 'bullets')).toBe('- one\n- two');
  expect(marked('- one\n- two', '- one\n- two', 'bullets')).toBe('one\ntwo');
});

test('words are counted as they are read', () => {
  expect(wordCount('')).toBe(0);
  expect(wordCount("## Don't stop\n\n- **well-kept** [link text](https://stoa.test/a-b)")).toBe(5);
});
