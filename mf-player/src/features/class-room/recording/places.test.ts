import { expect, test } from '@jest/globals';
import { FILM, fit, placesOf, type Box } from './places.ts';

const inFilm = ({ x, y, width, height }: Box): boolean =>
  x >= 0 && y >= 0 && x + width <= FILM.width + 0.01 && y + height <= FILM.height + 0.01;
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const all = [1, 2, 3, 4, 5, 6].flatMap((count) => [false, true].map((hasScreen) => ({ count, hasScreen })));

test.each(all)('$count on stage stand in the film beside one another (screen: $hasScreen)', ({ count, hasScreen }) => {
  const { screen, faces } = placesOf(count, { hasScreen });
  const boxes = hasScreen ? [screen, ...faces] : faces;
  expect(faces).toHaveLength(count);
  expect(boxes.filter((box) => !inFilm(box))).toEqual([]);
  const overlapping = boxes.filter((box, at) => boxes.slice(at + 1).some((other) => overlap(box, other)));
  expect(overlapping).toEqual([]);
});

test('one who stands there alone is large', () => {
  expect(placesOf(1, { hasScreen: false }).faces[0]!.width).toBeGreaterThan(FILM.width * 0.9);
});

test('a screen is shown whole, a face fills its box', () => {
  const box = { x: 100, y: 0, width: 160, height: 90 };
  const upright = { width: 90, height: 160 };
  const whole = fit(upright, box, { isWhole: true });
  expect(whole.from).toEqual({ x: 0, y: 0, width: 90, height: 160 });
  expect(whole.to.height).toBeCloseTo(90);
  expect(whole.to.x).toBeCloseTo(100 + (160 - whole.to.width) / 2);
  const cut = fit(upright, box, { isWhole: false });
  expect(cut.from.height).toBeLessThan(160);
  expect(cut.to).toEqual(box);
});
