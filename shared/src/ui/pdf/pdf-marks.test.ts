import { expect, test } from '@jest/globals';
import { markMatches, type PdfMatch } from './pdf-marks.ts';

function layOut(...texts: string[]) {
  const page = document.createElement('div');
  const runs = texts.map((text) => {
    const run = document.createElement('span');
    run.textContent = text;
    page.append(run);
    return run;
  });
  const marked = (which = 'mark') => [...page.querySelectorAll(which)].map(({ textContent }) => textContent);
  return { page, runs, marked };
}

const match = (...parts: [run: number, from: number, to: number][]): PdfMatch => ({
  parts: parts.map(([run, from, to]) => ({ run, from, to })),
});

test('what was found is marked in the text, the chosen place apart, and the text stays what it is', () => {
  const { page, runs, marked } = layOut('light and li', 'ght again');
  const first = match([0, 0, 5]);
  const second = match([0, 10, 12], [1, 0, 3]);
  markMatches(runs, [first, second], second);
  expect(marked()).toEqual(['light', 'li', 'ght']);
  expect(marked('mark[data-chosen]')).toEqual(['li', 'ght']);
  expect(page).toHaveTextContent('light and light again');
});

test('marks go with what they stood for', () => {
  const { page, runs, marked } = layOut('light', 'shade');
  markMatches(runs, [match([0, 0, 5]), match([1, 0, 2])]);
  markMatches(runs, [match([1, 2, 5])]);
  expect(marked()).toEqual(['ade']);
  markMatches(runs, []);
  expect(marked()).toEqual([]);
  expect(page).toHaveTextContent('lightshade');
});
