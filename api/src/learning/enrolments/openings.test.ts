import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Opening } from '@stoa/shared/contract/teaching/openings.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons, modules } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { letTimePass } from '../../testing/let-time-pass.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseBuilder;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
beforeEach(async () => {
  course = await aPublishedCourse(it, teacher);
});
afterAll(() => it.close());

const lessonAt = (index: number, of = course) => of.modules[0]!.lessons[index]!.id;
/** As an approved revision would have written it. */
const open = (index: number, opening: Opening) =>
  it.db
    .update(lessons)
    .set({ opening })
    .where(eq(lessons.id, lessonAt(index)));
const openModule = (opening: Opening) =>
  it.db.update(modules).set({ opening }).where(eq(modules.id, course.modules[0]!.id));

async function aLearner() {
  const person = await aSignedIn(it.db);
  const enrolment = await call(it.app, 'enrol', { headers: person.headers, body: { course_id: course.id } });
  return { ...person, enrolment: enrolment.id };
}
type Learner = Awaited<ReturnType<typeof aLearner>>;

const player = ({ headers }: SignedIn) => call(it.app, 'getPlayer', { headers, params: { slug: course.slug } });
const lessonsOf = async (person: SignedIn) => (await player(person)).modules.flatMap((module) => module.lessons);
const refusedLesson = (person: SignedIn, index: number) =>
  refusedCall(it.app, 'getLesson', { headers: person.headers, params: { id: lessonAt(index) } });
const markDone = ({ headers, enrolment: id }: Learner, index: number) =>
  call(it.app, 'recordProgress', {
    headers,
    params: { id },
    body: { events: [{ kind: 'marked_done', lesson_id: lessonAt(index), idem_key: v7() }] },
  });

test('a lesson opens after another, and says which until then', async () => {
  await open(2, { kind: 'after', id: lessonAt(0) });
  const person = await aLearner();
  expect((await lessonsOf(person))[2]).toMatchObject({
    locked: true,
    waits_for: [{ kind: 'part', part: 'lesson', title: 'Read this' }],
  });
  const { status, problem } = await refusedLesson(person, 2);
  expect([status, problem.code]).toEqual([403, 'lesson_locked']);
  expect(problem.message).toContain('Read this');
  await markDone(person, 0);
  expect((await lessonsOf(person))[2]).toMatchObject({ locked: false, waits_for: [] });
  expect((await player(person)).current_lesson_id).toBe(lessonAt(1));
});

test('days count from each learner’s own enrolment', async () => {
  await openModule({ kind: 'days', days: 2 });
  const person = await aLearner();
  const [first] = await lessonsOf(person);
  expect(first).toMatchObject({ locked: true, waits_for: [{ kind: 'time' }] });
  expect((await player(person)).current_lesson_id).toBeNull();
  await letTimePass(it.db, person.enrolment, 2 * 24 * 60);
  expect((await lessonsOf(person)).map(({ locked }) => locked)).toEqual([false, false, false]);
});

test('a day is the same for everyone, and what is past is open', async () => {
  await open(0, { kind: 'on', day: '2020-01-01' });
  await open(1, { kind: 'on', day: '2199-01-01' });
  const all = await lessonsOf(await aLearner());
  expect(all.map(({ waits_for }) => waits_for)).toEqual([[], [{ kind: 'time', at: '2199-01-01T00:00:00.000Z' }], []]);
});

test('no attempt begins in a quiz that is closed, and nothing that is told of it counts', async () => {
  await open(2, { kind: 'after', id: lessonAt(1) });
  await open(0, { kind: 'on', day: '2199-01-01' });
  const person = await aLearner();
  const start = await refusedCall(it.app, 'startQuizAttempt', {
    headers: person.headers,
    params: { id: lessonAt(2) },
  });
  expect(start.problem.code).toBe('lesson_locked');
  const { lessons: told } = await markDone(person, 0);
  expect(told[0]?.progress.completed).toBe(false);
});

test('who has completed a lesson keeps it, whatever is said later', async () => {
  const person = await aLearner();
  await markDone(person, 0);
  await open(0, { kind: 'on', day: '2199-01-01' });
  expect((await lessonsOf(person))[0]).toMatchObject({ locked: false });
});

test('the team sees everything at any time, and a preview is open to everyone', async () => {
  await openModule({ kind: 'on', day: '2199-01-01' });
  expect((await lessonsOf(teacher)).every(({ locked }) => !locked)).toBe(true);
  await it.db
    .update(lessons)
    .set({ isPreview: true })
    .where(eq(lessons.id, lessonAt(0)));
  const person = await aLearner();
  expect((await lessonsOf(person)).map(({ locked }) => locked)).toEqual([false, true, true]);
  expect((await markDone(person, 0)).lessons[0]?.progress.completed).toBe(true);
});

test('one’s courses go on with a lesson that is open', async () => {
  await open(0, { kind: 'on', day: '2199-01-01' });
  const { headers } = await aLearner();
  const { items } = await call(it.app, 'listEnrolments', { headers, query: {} });
  expect(items[0]?.next_lesson?.id).toBe(lessonAt(1));
});

const change = (of: CourseBuilder, index: number, body: object) => ({
  headers: teacher.headers,
  params: { id: lessonAt(index, of) },
  body: { ...body, base_version: of.version },
});

test('lessons that would wait for one another are refused, however it comes about', async () => {
  const draft = await aReadyCourse(it, teacher);
  const after = (index: number) => ({ opening: { kind: 'after' as const, id: lessonAt(index, draft) } });
  const waiting = await call(it.app, 'updateLesson', change(draft, 1, after(0)));
  const circle = await refusedCall(it.app, 'updateLesson', change(waiting, 0, after(1)));
  expect(circle.problem.errors).toEqual({
    opening: ['With this, lessons would wait for one another and never open.'],
  });
  const ofModule = await refusedCall(it.app, 'updateModule', {
    headers: teacher.headers,
    params: { id: draft.modules[0]!.id },
    body: { ...after(0), base_version: waiting.version },
  });
  expect(Object.keys(ofModule.problem.errors ?? {})).toEqual(['opening']);
  const unknown = await refusedCall(
    it.app,
    'updateLesson',
    change(waiting, 0, { opening: { kind: 'after', id: v7() } }),
  );
  expect(unknown.problem.errors).toEqual({ opening: ['Choose a lesson or a module of this course.'] });
});

test('nothing waits for a lesson that was removed', async () => {
  const draft = await aReadyCourse(it, teacher);
  const opening: Opening = { kind: 'after', id: lessonAt(0, draft) };
  const waiting = await call(it.app, 'updateLesson', change(draft, 1, { opening }));
  expect(waiting.modules[0]?.lessons[1]?.opening).toEqual(opening);
  const left = await call(it.app, 'removeLesson', {
    headers: teacher.headers,
    params: { id: lessonAt(0, draft) },
    query: { base_version: waiting.version },
  });
  expect(left.modules[0]?.lessons[0]).toMatchObject({ id: lessonAt(1, draft), opening: null });
});

test('a reviewer reads what a lesson will wait for', async () => {
  const opening: Opening = { kind: 'after', id: lessonAt(0) };
  await call(it.app, 'updateLesson', change(course, 1, { opening }));
  const diff = await call(it.app, 'getCourseDiff', { headers: teacher.headers, params: { slug: course.slug } });
  expect(diff.modules[0]?.lessons[1]?.fields).toEqual([
    { type: 'opening', field: 'opening', before: null, after: { kind: 'after', title: 'Read this' } },
  ]);
});

test('a course that must come first keeps all of this one closed until it is completed; advice keeps nothing', async () => {
  const first = await aPublishedCourse(it, await aSignedIn(it.db, { roles: ['teacher'] }));
  const ask = (must: boolean) =>
    it.db
      .update(courses)
      .set({ prerequisites: [{ course_id: first.id, must }] })
      .where(eq(courses.id, course.id));
  await ask(true);
  const person = await aLearner();
  const [lesson] = await lessonsOf(person);
  expect(lesson).toMatchObject({ locked: true, waits_for: [{ kind: 'course', name: first.name, slug: first.slug }] });
  const { items } = await call(it.app, 'listEnrolments', { headers: person.headers, query: {} });
  expect(items[0]?.next_lesson).toBeNull();
  const details = await call(it.app, 'getCourseDetails', { headers: person.headers, params: { slug: course.slug } });
  expect(details.prerequisites).toMatchObject([{ course_id: first.id, must: true, name: first.name }]);
  await ask(false);
  expect((await lessonsOf(person))[0]?.locked).toBe(false);
  await ask(true);
  await anEnrolment(it.db, {
    userId: person.user.id,
    courseId: first.id,
    completedAt: new Date(),
    status: 'completed',
  });
  expect((await lessonsOf(person))[0]?.locked).toBe(false);
});

test('courses that ask for one another first, or for what nobody can take, are refused', async () => {
  const other = await aPublishedCourse(it, teacher);
  const draft = await aReadyCourse(it, teacher);
  await it.db
    .update(courses)
    .set({ prerequisites: [{ course_id: course.id, must: true }] })
    .where(eq(courses.id, other.id));
  const ask = (...ids: string[]) => ({
    headers: teacher.headers,
    params: { id: course.id },
    body: { prerequisites: ids.map((course_id) => ({ course_id, must: true })), base_version: course.version },
  });
  const refusedFor = async (...ids: string[]) =>
    (await refusedCall(it.app, 'updateCourse', ask(...ids))).problem.errors?.['prerequisites'];
  expect(await refusedFor(other.id)).toEqual(['That course already asks for this one first.']);
  expect(await refusedFor(draft.id)).toEqual(['Choose a course that is published.']);
  expect(await refusedFor(course.id)).toEqual(['Name each course once, and not this one.']);
  const third = await aPublishedCourse(it, teacher);
  const saved = await call(it.app, 'updateCourse', ask(third.id));
  expect(saved.prerequisites).toEqual([{ course_id: third.id, must: true, name: third.name, slug: third.slug }]);
});
