import { expect, test } from '@jest/globals';
import { mostZoom, sideOf } from './crop-photo.ts';

test('one may go so near that 200 pixels are left, and at most four times', () => {
  expect(mostZoom({ width: 900, height: 600 })).toBe(3);
  expect(mostZoom({ width: 200, height: 4000 })).toBe(1);
  expect(mostZoom({ width: 4000, height: 3000 })).toBe(4);
});

test('a photo is drawn with the pixels it has, at most 512 and never under 200', () => {
  expect([sideOf({ width: 1800 }), sideOf({ width: 300.7 }), sideOf({ width: 199.9 })]).toEqual([512, 300, 200]);
});
