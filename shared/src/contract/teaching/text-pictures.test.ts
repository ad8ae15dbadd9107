import { expect, test } from '@jest/globals';
import { pictureAddress, picturesIn, withPictures } from './text-pictures.ts';

const id = '0190a0b0-0000-7000-8000-000000000001';
const other = '0190a0b0-0000-7000-8000-000000000002';
const text = `![A cup](${pictureAddress(id)} "At noon") and ![](<file:${other}>), not file:${id} alone.`;

test('the pictures of a text are named once each, where they stand as pictures', () => {
  expect(picturesIn(`${text}\n![again](file:${id})`)).toEqual([id, other]);
  expect(picturesIn('![x](https://stoa.example/a.png) ![y](file:../../etc/passwd)')).toEqual([]);
});

test('each name is given its address of the moment; an unknown one keeps its name', () => {
  expect(withPictures(text, (given) => (given === id ? '/files/1?expires=1' : undefined))).toBe(
    `![A cup](/files/1?expires=1 "At noon") and ![](<file:${other}>), not file:${id} alone.`,
  );
});
