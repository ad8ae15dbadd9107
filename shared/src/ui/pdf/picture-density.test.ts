import { expect, test } from '@jest/globals';
import { densityOf } from './picture-density.ts';

test('a picture is as fine as the screen, but never more than twice, nor larger than a browser can hold', () => {
  expect(densityOf({ width: 800, height: 1_100 }, 1)).toBe(1);
  expect(densityOf({ width: 800, height: 1_100 }, 3)).toBe(2);
  const wide = { width: 3_000, height: 4_200 };
  const density = densityOf(wide, 2);
  expect(density).toBeGreaterThan(1);
  expect(Math.floor(wide.width * density) * Math.floor(wide.height * density)).toBeLessThanOrEqual(16_000_000);
});
