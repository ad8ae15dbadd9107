import { expect, test } from '@jest/globals';
import {
  cueProblems,
  insertRow,
  mergeRow,
  overlapsIn,
  removeRow,
  rowAt,
  rowsFrom,
  splitRow,
  type CueRow,
} from './cue-rows.ts';

const rowsOf = (...given: [start: number, end: number, text: string][]) =>
  rowsFrom(given.map(([start, end, text]) => ({ start, end, text, name: '', settings: '' })));
const read = (rows: readonly CueRow[] | undefined) => rows?.map(({ start, end, text }) => `${start} ${end} ${text}`);
const bounds = { mayOverlap: false, durationMs: 60_000 };

test('captions stand by time, and each tells the first rule it breaks', () => {
  const rows = rowsOf([4000, 6000, 'b'], [1000, 3000, 'a'], [5000, 5500, 'c'], [61_000, 62_000, 'd']);
  expect(cueProblems(rows, bounds)).toEqual([undefined, undefined, 'overlap', 'late']);
  expect(cueProblems(rows, { ...bounds, mayOverlap: true })[2]).toBeUndefined();
  expect(overlapsIn(rows)).toBe(true);
  const broken = [
    { ...rows[0]!, start: 'soon' },
    { ...rows[1]!, end: '' },
    { ...rows[1]!, end: '0:01' },
  ];
  expect(cueProblems(broken, bounds)).toEqual(['start', 'end', 'backwards']);
});

test('a new caption begins at the film’s moment, and leaves the next one alone', () => {
  const rows = rowsOf([1000, 2000, 'a'], [4000, 5000, 'b']);
  expect(read(insertRow(rows, undefined, 3000)[0])).toEqual([
    '00:00:01.000 00:00:02.000 a',
    '00:00:03.000 00:00:04.000 ',
    '00:00:04.000 00:00:05.000 b',
  ]);
  const [, after] = insertRow(rows, rows[0]!.key, 0);
  expect([after.start, after.end]).toEqual(['00:00:02.000', '00:00:04.000']);
  expect(read(insertRow([], undefined, 500)[0])).toEqual(['00:00:00.500 00:00:02.500 ']);
});

test('a caption is split where the film stands, or by its words, and two become one', () => {
  const rows = rowsOf([0, 4000, 'one two'], [4000, 5000, 'three']);
  const { key } = rows[0]!;
  expect(read(splitRow(rows, key, 3, 1500)?.[0])?.slice(0, 2)).toEqual([
    '00:00:00.000 00:00:01.500 one',
    '00:00:01.500 00:00:04.000 two',
  ]);
  expect(read(splitRow(rows, key, 3, 50_000)?.[0])?.[0]).toBe('00:00:00.000 00:00:01.714 one');
  expect(read(mergeRow(rows, key))).toEqual(['00:00:00.000 00:00:05.000 one two\nthree']);
  expect(mergeRow(rows, rows[1]!.key)).toBeUndefined();
  expect(read(removeRow(rows, key))).toEqual(['00:00:04.000 00:00:05.000 three']);
});

test('one too short is not split, and the film knows what is read', () => {
  const rows = rowsOf([0, 300, 'a']);
  expect(splitRow(rows, rows[0]!.key, 1, 0)).toBeUndefined();
  expect(rowAt(rows, 299)?.text).toBe('a');
  expect(rowAt(rows, 300)).toBeUndefined();
});
