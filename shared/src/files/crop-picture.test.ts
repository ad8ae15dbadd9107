import { expect, test } from '@jest/globals';
import { middleOf } from './crop-picture.ts';

test('the middle of a picture follows its turns', () => {
  const picture = { width: 900, height: 600 };
  const area = { x: 100, y: 50, width: 400, height: 400 };
  expect(middleOf(picture, area, 0)).toEqual({ x: 350, y: 250 });
  expect(middleOf(picture, area, 180)).toEqual({ x: 350, y: 250 });
  expect(middleOf(picture, area, 90)).toEqual({ x: 200, y: 400 });
});
