import { expect, test } from '@jest/globals';
import { blockEdit } from './block-edit.ts';

test.each([
  ['', 0, 'P\n\n'],
  ['One', 1, 'One\n\nP\n\n'],
  ['One\nTwo', 2, 'One\n\nP\n\nTwo'],
  ['One\n\nTwo', 0, 'One\n\nP\n\nTwo'],
])('in %j a paragraph stands by itself behind the line of place %i', (text, place, whole) => {
  const { insert, from } = blockEdit(text, [place, place], 'P');
  expect(text.slice(0, from) + insert + text.slice(from)).toBe(whole);
});
