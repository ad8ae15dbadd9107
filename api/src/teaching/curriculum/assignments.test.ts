import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { emptyAssignment } from './assignment-content.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const lessonIn = (course: CourseBuilder, kind = 'assignment') =>
  course.modules[0]!.lessons.find((lesson) => lesson.kind === kind)!;
const withAssignment = ({ modules }: CourseBuilder) =>
  call(it.app, 'createLesson', {
    headers: teacher.headers,
    body: { module_id: modules[0]!.id, title: 'Make this', kind: 'assignment' },
  });
const change = (course: CourseBuilder, body: object, kind?: string) => ({
  headers: teacher.headers,
  params: { id: lessonIn(course, kind).id },
  body: { ...body, base_version: course.version },
});
const aCriterion = (given: object = {}) => ({
  title: 'Length',
  description: 'Lines of 45 to 75.',
  points: 4,
  ...given,
});

test('an assignment is begun empty, and written field by field', async () => {
  const begun = await withAssignment(await aReadyCourse(it, teacher));
  expect(lessonIn(begun)).toMatchObject({ duration_s: 0, quiz: null, assignment: emptyAssignment });
  const asked = {
    instructions: 'Set a page of text in two sizes.',
    submission_type: 'file',
    max_files: 3,
    due_days: 14,
    rubric: [aCriterion({ title: ' Length ' }), aCriterion({ title: '', description: '' })],
  };
  const saved = await call(it.app, 'updateLesson', change(begun, asked));
  expect(lessonIn(saved).assignment).toEqual({
    ...emptyAssignment,
    ...asked,
    rubric: [aCriterion(), aCriterion({ title: '', description: '' })],
  });
  expect(lessonIn(saved).duration_s).toBeGreaterThan(0);
  const cleared = await call(it.app, 'updateLesson', change(saved, { due_days: null, max_attempts: null }));
  expect(lessonIn(cleared).assignment).toMatchObject({ due_days: null, max_attempts: null, max_files: 3 });
});

test('an assignment has no parts of other kinds, nor have they its', async () => {
  const course = await withAssignment(await aReadyCourse(it, teacher));
  const misplaced = await refusedCall(it.app, 'updateLesson', change(course, { markdown: 'Read this.' }));
  expect(misplaced.problem.errors).toEqual({ markdown: ['A lesson of this kind has no such part.'] });
  const fields = { submission_type: 'url', max_files: 2, due_days: 3, rubric: [] };
  for (const kind of ['text', 'quiz']) {
    const refused = await refusedCall(it.app, 'updateLesson', change(course, fields, kind));
    expect(Object.keys(refused.problem.errors ?? {}).toSorted()).toEqual(Object.keys(fields).toSorted());
  }
});

test.each<[field: string, body: object]>([
  ['instructions', { instructions: 'x'.repeat(5001) }],
  ['submission_type', { submission_type: 'letter' }],
  ['max_files', { max_files: 6 }],
  ['due_days', { due_days: 0 }],
  ['max_attempts', { max_attempts: 101 }],
  ['pass_mark', { pass_mark: 101 }],
  ['rubric', { rubric: Array.from({ length: 21 }, () => aCriterion()) }],
  ['rubric.1.points', { rubric: [aCriterion(), aCriterion({ points: 0 })] }],
  ['rubric.0.title', { rubric: [aCriterion({ title: 'x'.repeat(101) })] }],
])('out of bounds is refused by its field: %s', async (field, body) => {
  const course = await withAssignment(await aReadyCourse(it, teacher));
  const refused = await refusedCall(it.app, 'updateLesson', change(course, body));
  expect(Object.keys(refused.problem.errors ?? {})).toEqual([field]);
});

test('two windows write two fields of an assignment, and the rubric is one of them', async () => {
  const seen = await withAssignment(await aReadyCourse(it, teacher));
  await call(it.app, 'updateLesson', change(seen, { rubric: [aCriterion()] }));
  await call(it.app, 'updateLesson', change(seen, { instructions: 'Set a page of text.' }));
  const refused = await refusedCall(it.app, 'updateLesson', change(seen, { rubric: [], due_days: 3 }));
  expect(refused.problem.conflict?.fields).toMatchObject([
    { target: `lesson:${lessonIn(seen).id}`, field: 'rubric', yours: [], theirs: [aCriterion()] },
  ]);
});

test('a criterion without a name holds back the review; published, it is what learners are asked', async () => {
  const course = await withAssignment(await aPublishedCourse(it, teacher));
  const { headers } = teacher;
  const params = { id: course.id };
  const unnamed = { instructions: 'Set a page of text in two sizes.', rubric: [aCriterion({ title: '' })] };
  const edited = await call(it.app, 'updateLesson', change(course, unnamed));
  const refused = await refusedCall(it.app, 'submitCourse', { headers, params });
  expect(refused.problem.errors).toEqual({ rubric: ['Criterion 1 of “Make this” has no name.'] });
  await call(it.app, 'updateLesson', change(edited, { rubric: [aCriterion()] }));
  await call(it.app, 'submitCourse', { headers, params });
  const { slug } = course;
  const published = await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
  expect(lessonIn(published).assignment).toMatchObject({ rubric: [aCriterion()] });
});
