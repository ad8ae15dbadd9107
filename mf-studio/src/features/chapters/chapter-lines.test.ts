import { expect, test } from '@jest/globals';
import { isSorted, newRow, pastedRows, readTime, sortedRows } from './chapter-lines.ts';

test.each([
  ['0:00', 0],
  ['04:30', 270],
  ['90:00', 5400],
  ['1:04:30', 3870],
  [' 2:05 ', 125],
])('%s is a time', (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
});

test.each(['', '4', '4:3', '4:60', '1:60:00', 'four', '-1:00', '1:2:3:04'])('“%s” is no time', (text) => {
  expect(readTime(text)).toBeNaN();
});

test('lines of times and names become chapters, and what is no chapter is left out', () => {
  const rows = pastedRows('Chapters\n00:00 Welcome\n[04:30] – The shadow\r\n1:02:03: Noon | evening\n\nThanks!');
  expect(rows?.map(({ time, title }) => [time, title])).toEqual([
    ['0:00', 'Welcome'],
    ['4:30', 'The shadow'],
    ['1:02:03', 'Noon | evening'],
  ]);
});

test('a word or a time alone is pasted as any text is', () => {
  expect(pastedRows('The shadow at noon')).toBeUndefined();
  expect(pastedRows('04:30')).toBeUndefined();
});

test('rows are sorted by time, those without one last', () => {
  const rows = [newRow('', 'Later'), newRow('1:00:00', 'Long'), newRow('2:30', 'Short')];
  expect(isSorted(rows)).toBe(false);
  expect(sortedRows(rows).map(({ title }) => title)).toEqual(['Short', 'Long', 'Later']);
});
