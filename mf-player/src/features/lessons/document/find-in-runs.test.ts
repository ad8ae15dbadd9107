import { expect, test } from '@jest/globals';
import type { PdfRun } from '@stoa/shared/ui/pdf/pdf-document.ts';
import { findInRuns } from './find-in-runs.ts';

/** A line a text; '|' parts it into runs. */
const runsOf = (...lines: string[]): PdfRun[] =>
  lines.flatMap((line) => {
    const parts = line.split('|');
    return parts.map((text, index) => ({ text, endsLine: index === parts.length - 1 }));
  });
const found = (runs: PdfRun[], words: string): string[] =>
  findInRuns(runs, words).map(({ parts }) =>
    parts.map(({ run, from, to }) => runs[run]!.text.slice(from, to)).join('|'),
  );

test('words are found whatever their accents and capitals, as they stand in the text', () => {
  expect(found(runsOf('Le Résumé, and the resume'), 'résumé')).toEqual(['Résumé', 'resume']);
  expect(found(runsOf('e\u0301tude'), 'etude')).toEqual(['e\u0301tude']);
  expect(found(runsOf('İstanbul'), 'istanbul')).toEqual(['İstanbul']);
});

test('words are found over the ends of runs and lines, parted or not', () => {
  expect(found(runsOf('of |lig', 'ht and shade'), 'light')).toEqual([]);
  expect(found(runsOf('the li|ght of |day'), 'light of')).toEqual(['li|ght of']);
  expect(found(runsOf('soft', 'shadow'), 'soft  shadow')).toEqual(['soft|shadow']);
  expect(found(runsOf('a typo-', 'graphy'), 'typography')).toEqual(['typo-|graphy']);
  expect(found(runsOf('well-', 'known'), 'well-known')).toEqual(['well-|known']);
});

test('signs mean themselves, and no words are found nowhere', () => {
  expect(found(runsOf('9.5–11 pt (print)', '9x5'), '9.5')).toEqual(['9.5']);
  expect(found(runsOf('9.5–11 pt (print)'), '(print)')).toEqual(['(print)']);
  expect(found(runsOf('all of it'), '  ')).toEqual([]);
});
