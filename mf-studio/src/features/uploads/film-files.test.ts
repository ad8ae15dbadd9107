import { expect, test } from '@jest/globals';
import { filmPurposeOf, filmTitle, inNaturalOrder } from './film-files.ts';

const names = (...given: string[]) => inNaturalOrder(given.map((name) => ({ name }))).map(({ name }) => name);

test('numbers before names are put in the order of what they count', () => {
  expect(names('10_noon.mp4', '2_dusk.mp4', '1_dawn.mp4')).toEqual(['1_dawn.mp4', '2_dusk.mp4', '10_noon.mp4']);
  expect(names('Lesson 11', 'lesson 9', 'Lesson 010')).toEqual(['lesson 9', 'Lesson 010', 'Lesson 11']);
});

test.each([
  ['02_where_light_falls.mp4', '02 where light falls'],
  ['Noon.and.after.PDF', 'Noon.and.after'],
  ['  the__shadow .webm', 'the shadow'],
  ['a.mp4', 'Video a'],
  [`${'x'.repeat(90)}.mp4`, 'x'.repeat(80)],
])('%s makes a lesson called “%s”', (name, title) => {
  expect(filmTitle(name, 'Video')).toBe(title);
});

test.each([
  ['noon.mp4', 'video/mp4', 'video'],
  ['noon.m4a', 'audio/x-m4a', 'audio'],
  ['noon.webm', '', 'video'],
  ['noon.webm', 'audio/webm', 'audio'],
  ['plan.pdf', 'application/pdf', 'document'],
  ['plan.PDF', '', 'document'],
  ['plan.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', undefined],
])('%s, which the browser calls “%s”, makes a lesson of the kind %s', (name, type, purpose) => {
  expect(filmPurposeOf({ name, type })).toBe(purpose);
});
