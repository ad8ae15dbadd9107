import { expect, test } from '@jest/globals';
import { markdownParts } from './markdown-parts.ts';

test('a text is cut at its widest headings, each with an address', () => {
  const text = 'Hello.\n\n## Your *rights*\n\nFirst.\n\n### In detail\n\nMore.\n\n## Évaluer un travail ##\nLast.';
  expect(markdownParts(text)).toEqual({
    intro: 'Hello.',
    parts: [
      { id: 'your-rights', title: 'Your rights', text: 'First.\n\n## In detail\n\nMore.' },
      { id: 'evaluer-un-travail', title: 'Évaluer un travail', text: 'Last.' },
    ],
  });
});

test('headings of the first level stay as they are, and no two parts share an address', () => {
  const { parts } = markdownParts('# Money\nA\n## Back\nB\n# Money\nC\n# Money\nD');
  expect(parts.map(({ id }) => id)).toEqual(['money', 'money-2', 'money-3']);
  expect(parts[0]?.text).toBe('A\n## Back\nB');
});

test('what stands in a fence is no heading, and a text without any is its beginning', () => {
  expect(markdownParts('```sh\n# not one\n```')).toEqual({ intro: '```sh\n# not one\n```', parts: [] });
  expect(markdownParts('')).toEqual({ intro: '', parts: [] });
});
