import { expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { CourseContent } from '../courses/course-content.ts';
import { addLesson, addModule, changeLesson, orderContent, removeLesson, removeModule } from './edit-content.ts';
import { readingSeconds } from '../lessons/reading-time.ts';

const empty = { fields: {} as CourseContent['fields'], modules: [] } satisfies CourseContent;
const titles = (content: CourseContent) =>
  content.modules.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)]);

function twoModules() {
  let content = addModule(addModule(empty, 'First'), 'Second');
  const [first = '', second = ''] = content.modules.map(({ id }) => id);
  content = addLesson(content, first, { title: 'a', kind: 'text' });
  content = addLesson(content, first, { title: 'b', kind: 'quiz' });
  return { content, first, second, lessons: content.modules.flatMap((module) => module.lessons.map(({ id }) => id)) };
}

test('modules and lessons are added at the end and can move between modules', () => {
  const { content, first, second, lessons } = twoModules();
  expect(titles(content)).toEqual([['First', ['a', 'b']], ['Second', []]]); // prettier-ignore
  const moved = orderContent(content, [
    { id: second, lessons: [lessons[1] ?? ''] },
    { id: first, lessons: [lessons[0] ?? ''] },
  ]);
  expect(titles(moved)).toEqual([['Second', ['b']], ['First', ['a']]]); // prettier-ignore
});

test('an order that forgets, repeats or invents is refused', () => {
  const { content, first, second, lessons } = twoModules();
  const [a = '', b = ''] = lessons;
  const wrong = [
    [{ id: first, lessons: [a, b] }],
    [{ id: first, lessons: [a] }, { id: second, lessons: [] }], // prettier-ignore
    [{ id: first, lessons: [a, b] }, { id: second, lessons: [b] }], // prettier-ignore
    [{ id: first, lessons: [a, b] }, { id: v7(), lessons: [] }], // prettier-ignore
    [{ id: first, lessons: [a, v7()] }, { id: second, lessons: [] }], // prettier-ignore
  ];
  for (const order of wrong) expect(() => orderContent(content, order)).toThrow('The given data was invalid.');
});

test('lessons change and go; a module takes its lessons with it', () => {
  const { content, first, lessons } = twoModules();
  expect(titles(changeLesson(content, lessons[0] ?? '', { title: 'z' }))[0]).toEqual(['First', ['z', 'b']]);
  expect(titles(removeLesson(content, lessons[0] ?? ''))[0]).toEqual(['First', ['b']]);
  expect(titles(removeModule(content, first))).toEqual([['Second', []]]);
  expect(() => addLesson(content, v7(), { title: 'x', kind: 'text' })).toThrow('Not found.');
});

test('reading time is that of a careful reader', () => {
  expect([readingSeconds(''), readingSeconds('One.'), readingSeconds('word '.repeat(440))]).toEqual([0, 30, 120]);
});
