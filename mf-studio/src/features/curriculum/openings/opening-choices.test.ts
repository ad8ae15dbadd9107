import { expect, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { aLesson } from '../../../testing/builders.ts';
import { firstOf, partsFor } from './opening-choices.ts';

const lesson = (number: number) => aLesson({ id: anId(number), title: `Lesson ${number}` });
const modules = [
  { id: anId(1), title: 'One', order: 1, lessons: [lesson(11), lesson(12)] },
  { id: anId(2), title: 'Two', order: 2, lessons: [lesson(21), lesson(22)] },
];
const idsFor = (number: number) => partsFor(modules, anId(number)).map(({ id }) => id);

test('a lesson may open after all but itself and its own module, the nearest before it first', () => {
  expect(idsFor(22)).toEqual([21, 12, 11, 1].map(anId));
});

test('a module may open after what is not in it', () => {
  expect(idsFor(2)).toEqual([12, 11, 1].map(anId));
});

test('every way begins whole, and one that has nothing to name begins as none', () => {
  const now = new Date('2026-11-26T22:00:00Z');
  expect(firstOf('on', [], now)).toEqual({ kind: 'on', day: '2026-12-03' });
  expect(firstOf('days', [])).toEqual({ kind: 'days', days: 7 });
  expect(firstOf('after', [{ id: anId(11) }])).toEqual({ kind: 'after', id: anId(11) });
  expect(firstOf('after', [])).toBeNull();
  expect(firstOf('start', [])).toBeNull();
});
