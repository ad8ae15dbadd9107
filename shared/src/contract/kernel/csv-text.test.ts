import { expect, test } from '@jest/globals';
import { csvText, decimalText } from './csv-text.ts';

test('cells with commas, quotes and lines stay one cell', () => {
  expect(csvText([['a,b', 'say "no"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""no""","two\nlines"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('a cell that would be a formula (%j) is none', (cell) => {
  const [row] = csvText([[cell]])
    .slice(1)
    .split('\r\n');
  expect(row?.replace(/^"/, '')).toMatch(/^'/);
});

test('a number of our own stays a number, below 0 too', () => {
  expect(csvText([[{ decimal: '-12.50' }, '-12.50']])).toBe("\uFEFF-12.50,'-12.50\r\n");
});

test.each([
  [1250, 'USD', '12.50'],
  [5, 'USD', '0.05'],
  [0, 'USD', '0.00'],
  [1250, 'JPY', '1250'],
  [1250, 'KWD', '1.250'],
  [123_456, 'HUF', '1234.56'],
  [-5, 'USD', '-0.05'],
  [-1250, 'JPY', '-1250'],
])('%i minor units of %s are %s', (minor, currency, text) => {
  expect(decimalText(minor, currency)).toBe(text);
});
