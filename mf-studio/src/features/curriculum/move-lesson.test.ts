import { expect, test } from '@jest/globals';
import { applyOrder, orderOf, type CourseModule } from '../../builder/course-order.ts';
import { placeLesson, stepLesson } from './move-lesson.ts';

const aModule = (id: string, lessons: string): CourseModule => ({
  id,
  title: id,
  order: 1,
  lessons: [...lessons].map((lesson) => ({
    id: lesson,
    title: lesson,
    order: 1,
    kind: 'text',
    duration_s: 0,
    is_preview: false,
    required: true,
    markdown: '',
    file: null,
    captions_file: null,
    captions_language: null,
    more_captions: [],
    poster_file: null,
    pictures: [],
    chapters: [],
    embed_url: null,
    resources: [],
    quiz: null,
    assignment: null,
  })),
});
const modules = [aModule('one', 'ab'), aModule('two', 'c')];
const shape = (list: readonly CourseModule[]) => orderOf(list).map(({ id, lessons }) => `${id}:${lessons.join('')}`);

test('a lesson steps within its module, then into the neighbour, and stops at the ends', () => {
  expect(stepLesson(modules, 'b', -1)).toEqual({ moduleIndex: 0, lessonIndex: 0 });
  expect(stepLesson(modules, 'b', 1)).toEqual({ moduleIndex: 1, lessonIndex: 0 });
  expect(stepLesson(modules, 'c', -1)).toEqual({ moduleIndex: 0, lessonIndex: 2 });
  expect(stepLesson(modules, 'a', -1)).toBeUndefined();
  expect(stepLesson(modules, 'c', 1)).toBeUndefined();
});

test('a lesson moved to another module leaves its own', () => {
  expect(shape(placeLesson(modules, 'a', { moduleIndex: 1, lessonIndex: 1 }))).toEqual(['one:b', 'two:ca']);
});

test('an order drawn over newer modules keeps what it does not know and drops what is gone', () => {
  const order = [
    { id: 'two', lessons: ['c', 'a', 'gone'] },
    { id: 'lost', lessons: [] },
    { id: 'one', lessons: [] },
  ];
  const newer = [aModule('one', 'abx'), aModule('two', 'c'), aModule('three', '')];
  expect(shape(applyOrder(newer, order))).toEqual(['two:ca', 'one:bx', 'three:']);
});
