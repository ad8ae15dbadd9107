import { expect, test } from '@jest/globals';
import { croppedSize, mostZoom } from './cropped-size.ts';

const banner = { width: 1280, height: 320 };

test('one may go so near that as many pixels are left as there must be, and at most four times', () => {
  expect(mostZoom({ width: 2560, height: 2000 }, banner)).toBe(2);
  expect(mostZoom({ width: 1280, height: 1280 }, banner)).toBe(1);
  expect(mostZoom({ width: 9000, height: 6000 }, banner)).toBe(4);
});

test('what is cut out is drawn with the pixels it has, never fewer than it must have, and at most twice those', () => {
  expect(croppedSize({ width: 4000, height: 1000 }, banner)).toEqual({ width: 2560, height: 640 });
  expect(croppedSize({ width: 1600, height: 400 }, banner)).toEqual({ width: 1600, height: 400 });
  expect(croppedSize({ width: 1279.6, height: 319.9 }, banner)).toEqual({ width: 1280, height: 320 });
  expect(croppedSize({ width: 1501, height: 375.2 }, banner)).toEqual({ width: 1500, height: 375 });
});
