import { expect, test } from '@jest/globals';
import { mistakesBetween, nearestWord } from './correct-words.ts';

test.each([
  ['python', 'python', 0],
  ['pyhton', 'python', 1],
  ['pythn', 'python', 1],
  ['excell', 'excel', 1],
  ['', 'word', 4],
])('%s is %s with %i mistakes', (a, b, mistakes) => {
  expect(mistakesBetween(a, b)).toBe(mistakes);
});

const vocabulary = ['looking', 'photography', 'python', 'welding', 'art'];
test.each([
  ['pyhton', 'python'],
  ['photograhp', 'photography'],
  ['photo', 'photo'],
  ['wedding', 'welding'],
  ['fotografy', undefined],
  ['ant', undefined],
  ['xylophone', undefined],
])('%s is taken for %s', (word, meant) => {
  expect(nearestWord(word, vocabulary)).toBe(meant);
});
