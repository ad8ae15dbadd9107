import { expect, test } from '@jest/globals';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { aCourseBuilder, aLesson, anAssignment } from '../testing/builders.ts';
import { hrefOfLine } from './href-of-line.ts';

const curriculum = '/course/edit/drawing-with-light?section=curriculum';
const criterion = (title: string) => ({ title, description: '', points: 5 });
const written = 'Draw the shadow of a cup.';
const assignment = (id: number, given: Parameters<typeof anAssignment>[0]) =>
  aLesson({ id: anId(id), kind: 'assignment', markdown: null, assignment: anAssignment(given) });
const hrefOf = (key: string, lessons: BuilderLesson[], values = {}) =>
  hrefOfLine(aCourseBuilder({ modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons }] }), {
    key,
    label: '',
    message: '',
    passed: false,
    severity: 'required',
    section: 'curriculum',
    values,
  });

test('a live lesson without a class is mended where its classes are planned, and one without words in its text', () => {
  const live = (id: number, title: string) => aLesson({ id: anId(id), kind: 'live', title, markdown: '' });
  const lessons = [aLesson({ title: 'Dusk' }), live(301, 'Dawn'), live(302, 'Dusk')];
  expect(hrefOf('live_lessons', lessons, { title: 'Dusk' })).toBe(`${curriculum}&lesson=${anId(302)}#live_schedule`);
  expect(hrefOf('live_schedule', lessons)).toBe(`${curriculum}#live_schedule`);
  expect(hrefOf('lesson_content', lessons)).toBe(`${curriculum}&lesson=${anId(301)}#lesson-markdown`);
});

test('an assignment that says too little is mended in its instructions', () => {
  const unnamed = assignment(301, { instructions: written, rubric: [criterion('')] });
  const lessons = [aLesson(), unnamed, assignment(302, { instructions: 'Draw.' })];
  expect(hrefOf('lesson_content', lessons)).toBe(`${curriculum}&lesson=${anId(302)}#lesson-instructions`);
});

test('a rubric is mended in its first criterion without a name', () => {
  const rubric = ['Edges', ' ', ''].map(criterion);
  const lessons = [assignment(301, { rubric: [criterion('Tones')] }), assignment(302, { rubric })];
  expect(hrefOf('rubric', lessons)).toBe(`${curriculum}&lesson=${anId(302)}#criterion-2`);
});

test('other lessons without content are opened at their title, an empty quiz among them', () => {
  const quiz = { instructions: '', pass_mark: 70, max_attempts: null, draw: null, questions: [] };
  const empty = aLesson({ id: anId(303), kind: 'quiz', markdown: null, quiz });
  expect(hrefOf('lesson_content', [aLesson(), empty])).toBe(`${curriculum}&lesson=${anId(303)}#lesson-title`);
  expect(hrefOf('lesson_content', [aLesson({ markdown: ' ' }), empty])).toBe(
    `${curriculum}&lesson=${anId(300)}#lesson-title`,
  );
});

test('a line that no lesson is about leads to its part of the course', () => {
  expect(hrefOf('lessons', [aLesson()])).toBe(`${curriculum}#modules`);
  expect(hrefOf('rubric', [aLesson()])).toBe(`${curriculum}#rubric`);
});
