import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

type Part = CourseBuilder['modules'][number];
const { headers: french } = { headers: { 'accept-language': 'fr' } };
const titles = (modules: readonly Part[]) =>
  modules.map(({ title, lessons }) => [title, lessons.map((lesson) => lesson.title)]);
/** All that a lesson holds, but for what names it and its signed links. */
const heldBy = ({ file, captions_file, quiz, ...lesson }: Part['lessons'][number]) => ({
  ...lesson,
  id: null,
  order: null,
  title: null,
  opening: null,
  files: [file?.id, captions_file?.id],
  quiz: quiz && {
    ...quiz,
    questions: quiz.questions.map(({ id: _, options, ...question }) => ({
      ...question,
      options: options.map(({ text, correct }) => ({ text, correct })),
    })),
  },
});
const idsIn = (value: unknown): string[] => [...JSON.stringify(value).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id!);

test('a copy of a lesson stands behind it, whole, with ids of its own', async () => {
  const draft = await aReadyCourse(it, teacher);
  const quiz = draft.modules[0]!.lessons[2]!;
  const { modules } = await call(it.app, 'duplicateLesson', {
    headers: { ...teacher.headers, ...french },
    params: { id: quiz.id },
  });
  const copy = modules[0]!.lessons[3]!;
  expect(titles(modules)[0]?.[1]).toEqual(['Read this', 'Watch this', 'Answer this', 'Answer this (copie)']);
  expect(heldBy(copy)).toEqual(heldBy(quiz));
  expect(idsIn(copy).some((id) => idsIn(quiz).includes(id))).toBe(false);
});

test('what opens after a part of a module opens, in its copy, after that part’s copy', async () => {
  const draft = await aReadyCourse(it, teacher);
  const [first, second] = draft.modules[0]!.lessons;
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: second!.id },
    body: { opening: { kind: 'after', id: first!.id }, base_version: draft.version },
  });
  const { modules } = await call(it.app, 'duplicateModule', {
    headers: teacher.headers,
    params: { id: draft.modules[0]!.id },
  });
  const [module, copy] = modules;
  expect(copy?.title).toBe(`${module?.title} (copy)`);
  expect(copy?.lessons.map(heldBy)).toEqual(module?.lessons.map(heldBy));
  expect(copy?.lessons[1]?.opening).toEqual({ kind: 'after', id: copy?.lessons[0]?.id });
});

test('a copy of a public course is a draft at an address of its own, and of its author alone', async () => {
  const course = await aPublishedCourse(it, teacher);
  const person = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers: person.headers, body: { course_id: course.id } });
  const copy = await call(it.app, 'duplicateCourse', { headers: teacher.headers, params: { id: course.id } });
  expect(copy).toMatchObject({ status: 'draft', name: `${course.name} (copy)`, published_at: null, comments: [] });
  expect(copy.slug).not.toBe(course.slug);
  expect(titles(copy.modules)).toEqual(titles(course.modules));
  expect(copy.modules[0]?.lessons.map(heldBy)).toEqual(course.modules[0]?.lessons.map(heldBy));
  expect(idsIn(copy.modules[0]?.lessons[0])).not.toContain(course.modules[0]?.lessons[0]?.id);
  const second = await call(it.app, 'duplicateCourse', { headers: teacher.headers, params: { id: course.id } });
  expect(second.slug).not.toBe(copy.slug);
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  const asked = (by: SignedIn, id: string) =>
    refusedCall(it.app, 'duplicateCourse', { headers: by.headers, params: { id } });
  expect((await asked(other, course.id)).status).toBe(403);
  expect((await asked(other, copy.id)).status).toBe(404);
  expect((await asked(admin, course.id)).status).toBe(403);
});

test('what a question says to look at again is a lesson of the copy', async () => {
  const { headers } = teacher;
  const course = await aReadyCourse(it, teacher);
  const [module] = course.modules;
  const body = { module_id: module!.id, title: 'Asked once more', kind: 'quiz' as const };
  const made = await call(it.app, 'createLesson', { headers, body });
  const lesson_id = made.modules[0]!.lessons.at(-1)!.id;
  const look_lesson_id = module!.lessons[0]!.id;
  await call(it.app, 'createQuestion', { headers, body: { lesson_id, kind: 'single', look_lesson_id } });
  const { modules } = await call(it.app, 'duplicateCourse', { headers, params: { id: course.id } });
  const asked = modules[0]?.lessons.at(-1)?.quiz?.questions[0];
  expect(asked?.look_lesson_id).toBe(modules[0]?.lessons[0]?.id);
  expect(asked?.look_lesson_id).not.toBe(look_lesson_id);
});

test('the original keeps its files when the copy is deleted', async () => {
  const course = await aReadyCourse(it, teacher);
  const copy = await call(it.app, 'duplicateCourse', { headers: teacher.headers, params: { id: course.id } });
  await call(it.app, 'removeCourse', { headers: teacher.headers, params: { id: copy.id } });
  const left = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: course.slug } });
  expect(left.modules[0]?.lessons.map(heldBy)).toEqual(course.modules[0]?.lessons.map(heldBy));
});
