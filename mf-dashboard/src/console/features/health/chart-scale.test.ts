import { expect, test } from '@jest/globals';
import { linePath, lonePoints } from './chart-scale.ts';

test('a line breaks where nothing was measured', () => {
  const points = [0, 1, null, 3].map((y, x) => ({ x, y }));
  expect(linePath(points)).toBe('M0.0 0.0h0.1L1.0 1.0M3.0 3.0h0.1');
});

test('a point between gaps has nobody to be joined to', () => {
  const points = [0, null, 2, null, 4, 5].map((value) => ({ value }));
  expect(lonePoints(points)).toEqual([{ value: 0 }, { value: 2 }]);
});
