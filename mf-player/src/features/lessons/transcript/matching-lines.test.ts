import { expect, test } from '@jest/globals';
import { matchingLines } from './matching-lines.ts';

const lines = [{ text: 'Look at the window.' }, { text: 'A résumé of light' }, { text: 'Windows, again' }];

test('words are found without regard to capitals and accents', () => {
  expect(matchingLines(lines, ' WINDOW ')).toEqual([0, 2]);
  expect(matchingLines(lines, 'resume')).toEqual([1]);
});

test('nothing asked finds nothing', () => {
  expect(matchingLines(lines, '  ')).toEqual([]);
});
