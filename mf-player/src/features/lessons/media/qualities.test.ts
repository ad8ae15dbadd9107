import { expect, test } from '@jest/globals';
import { beginningWith, placeOfHeight, type Source } from './qualities.ts';

/** Of a hundred seconds: 8, 4 and 1 Mbit/s. */
const sources: Source[] = [
  { url: '/film', type: 'video/mp4', height: 1080, bytes: 100e6 },
  { url: '/720', type: 'video/mp4', height: 720, bytes: 50e6 },
  { url: '/360', type: 'video/mp4', height: 360, bytes: 12.5e6 },
];

test.each([
  ['shown as large as it is, on a good line, the film itself', { pixels: 1080, line: 100 }, 0],
  ['shown larger than it is, the film itself', { pixels: 2160, line: 100 }, 0],
  ['shown smaller, the smallest that is tall enough', { pixels: 500, line: 100 }, 1],
  ['on a small screen the smallest', { pixels: 200, line: 100 }, 2],
  ['on a slower line the first that it brings in time', { pixels: 1080, line: 6 }, 1],
  ['on a line too slow for all of them the smallest', { pixels: 1080, line: 0.5 }, 2],
  ['where nothing is known the film itself', { pixels: 0, line: undefined }, 0],
])('%s', (_, beginning, place) => {
  expect(beginningWith(sources, 100, beginning)).toBe(place);
});

test('a film of unknown size is taken for large, and plays where nothing speaks against it', () => {
  const [film, ...copies] = sources;
  const unknown = [{ ...film!, height: null, bytes: null }, ...copies];
  expect(beginningWith(unknown, 100, { pixels: 1080, line: 1 })).toBe(0);
  expect(beginningWith(unknown, 100, { pixels: 300, line: 1 })).toBe(2);
  expect(beginningWith([unknown[0]!], 100, { pixels: 300, line: 0.1 })).toBe(0);
});

test.each([
  [1080, 0],
  [900, 1],
  [720, 1],
  [240, 2],
])('who chose %ip for all films gets the source at place %i', (chosen, place) => {
  expect(placeOfHeight(sources, chosen)).toBe(place);
});
