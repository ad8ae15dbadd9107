import { expect, test } from '@jest/globals';
import { budgetTable, isKept, type Budget } from './budgets.ts';

const paint: Budget = {
  part: 'paint',
  what: 'beside the monolith',
  measured: 1.15,
  unit: '×',
  limit: { atMost: 1.15 },
  detail: 'n = 7',
};

test('a budget is kept up to its limit, and missed beyond it', () => {
  expect(isKept(paint)).toBe(true);
  expect(isKept({ ...paint, measured: 1.151 })).toBe(false);
  expect(isKept({ ...paint, measured: 0.39, limit: { atLeast: 0.4 } })).toBe(false);
});

test('what was not measured is not kept', () => {
  expect(isKept({ ...paint, measured: NaN })).toBe(false);
});

test('the table says what was missed, by how much, and how it was measured', () => {
  expect(
    budgetTable([paint, { ...paint, what: 'JavaScript', measured: 231.24, unit: 'kB', limit: { atMost: 230 } }]),
  ).toBe(
    'kept    paint  beside the monolith  1.15 ×    ≤ 1.15 ×\n        n = 7\n' +
      'MISSED  paint  JavaScript           231.2 kB  ≤ 230.0 kB\n        n = 7',
  );
});
