import { expect, test } from '@jest/globals';
import { inkBounds } from './ink-bounds.ts';

/** A picture of letters: `#` is ink, `+` paper in shadow, anything else white. */
function picture(...rows: string[]): [Uint8ClampedArray, number] {
  const shades = { '#': 40, '+': 230 } as Record<string, number>;
  const bytes = [...rows.join('')].flatMap((letter) => [...Array<number>(3).fill(shades[letter] ?? 255), 255]);
  return [new Uint8ClampedArray(bytes), rows[0]!.length];
}

test('what is drawn is found between its white edges', () => {
  expect(inkBounds(...picture('......', '..#...', '...##.', '......'))).toEqual({ x: 2, y: 1, width: 3, height: 2 });
  expect(inkBounds(...picture('#....', '....#'))).toEqual({ x: 0, y: 0, width: 5, height: 2 });
});

test('paper in shadow is paper, and a sheet of it holds nothing', () => {
  expect(inkBounds(...picture('++++', '+##+', '++++'))).toEqual({ x: 1, y: 1, width: 2, height: 1 });
  expect(inkBounds(...picture('+++', '...'))).toBeUndefined();
});

test('ink in one colour is ink', () => {
  const blue = new Uint8ClampedArray([255, 255, 255, 255, 30, 60, 240, 255]);
  expect(inkBounds(blue, 2)).toEqual({ x: 1, y: 0, width: 1, height: 1 });
});
