import { expect, test } from '@jest/globals';
import { excerptOf } from './excerpt.ts';

test.each([
  ['# A title\n\nand **bold** with *care*', 'A title and bold with care'],
  ['- one\n- two\n1. three', 'one two three'],
  ['> said\n\n[a link](https://stoa.example) and ![a picture](x.png)', 'said a link and a picture'],
  ['```js\nlet x = `1`;\n```', 'let x = 1;'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
])('%j begins: %s', (markdown, words) => {
  expect(excerptOf(markdown)).toBe(words);
});

test('a long text ends with a whole word', () => {
  const excerpt = excerptOf('walking slowly '.repeat(100));
  expect(excerpt.length).toBeLessThanOrEqual(222);
  expect(excerpt).toMatch(/(walking|slowly) …$/);
});

test('what has no spaces is cut, and no character is halved', () => {
  expect(excerptOf('🏛'.repeat(400))).toBe(`${'🏛'.repeat(220)} …`);
});
