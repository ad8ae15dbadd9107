import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { eq } from 'drizzle-orm';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn, learner: SignedIn;
let course: CourseBuilder;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  learner = await aSignedIn(it.db);
  course = await aPublishedCourse(it, teacher);
});
afterAll(() => it.close());

const enrol = (who: SignedIn, course_id = course.id) =>
  call(it.app, 'enrol', { headers: who.headers, body: { course_id } });
const refusedEnrol = (who: SignedIn, course_id = course.id) =>
  refusedCall(it.app, 'enrol', { headers: who.headers, body: { course_id } });
const player = (who?: SignedIn) =>
  call(it.app, 'getPlayer', { ...(who ? { headers: who.headers } : {}), params: { slug: course.slug } });
const locks = async (who?: SignedIn) =>
  (await player(who)).modules.flatMap((module) => module.lessons.map((lesson) => lesson.locked));
const lessonAt = (at: number) => course.modules[0]?.lessons[at]?.id ?? '';
const lesson = (at: number, who: SignedIn) =>
  call(it.app, 'getLesson', { headers: who.headers, params: { id: lessonAt(at) } });

test('before enrolling a learner may open the first video, a guest nothing but previews, the team all', async () => {
  expect(await locks()).toEqual([true, true, true]);
  expect(await locks(learner)).toEqual([true, false, true]);
  expect(await locks(teacher)).toEqual([false, false, false]);
  expect(await locks(admin)).toEqual([false, false, false]);
  expect(await locks(await aSignedIn(it.db, { roles: ['teacher'] }))).toEqual([true, false, true]);
  await it.db
    .update(lessons)
    .set({ isPreview: true })
    .where(eq(lessons.id, lessonAt(0)));
  expect(await locks()).toEqual([false, true, true]);
  const refused = await refusedCall(it.app, 'getLesson', { params: { id: lessonAt(2) } });
  expect(refused).toMatchObject({ status: 403, problem: { code: 'lesson_locked' } });
  expect(await call(it.app, 'getLesson', { params: { id: lessonAt(0) } })).toMatchObject({ kind: 'text' });
});

test('enrolling opens everything, once, and says so', async () => {
  const person = await aSignedIn(it.db);
  expect(await enrol(person)).toMatchObject({ status: 'active', percentage: 0, completed_at: null });
  expect(await locks(person)).toEqual([false, false, false]);
  const refused = await refusedEnrol(person);
  expect(refused).toMatchObject({ status: 409, problem: { code: 'already_enrolled' } });
  const { items } = await call(it.app, 'listNotifications', { headers: person.headers });
  expect(items[0]).toMatchObject({ kind: 'enrolled', link: `/course/${course.slug}` });
});

test('two clicks at once enrol once', async () => {
  const person = await aSignedIn(it.db);
  const clicks = await Promise.allSettled([enrol(person), enrol(person), enrol(person)]);
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const mine = await call(it.app, 'listEnrolments', { headers: person.headers, query: {} });
  expect(mine.total).toBe(1);
});

test('paid, unpublished, own and missing courses are refused', async () => {
  const paid = await aPublishedCourse(it, teacher);
  await it.db.update(courses).set({ type: 'paid', priceMinor: 900 }).where(eq(courses.id, paid.id));
  expect(await refusedEnrol(learner, paid.id)).toMatchObject({ status: 402, problem: { code: 'payment_required' } });
  await call(it.app, 'unpublishCourse', { headers: teacher.headers, params: { id: paid.id } });
  expect(await refusedEnrol(learner, paid.id)).toMatchObject({ status: 409, problem: { code: 'course_not_open' } });
  expect((await refusedEnrol(teacher)).problem.code).toBe('own_course');
  expect((await refusedEnrol(learner, v7())).status).toBe(404);
  expect((await refusedCall(it.app, 'enrol', { body: { course_id: course.id } })).status).toBe(401);
});

test('a draft of somebody else is told from a course that is not there by nobody', async () => {
  const draft = await aCourse(it.db, { ownerId: teacher.user.id, status: 'draft', publishedAt: null });
  const [hidden, missing] = [await refusedEnrol(learner, draft.id), await refusedEnrol(learner, v7())];
  const told = ({ status, problem: { request_id: _, ...said } }: typeof hidden) => ({ status, ...said });
  expect(told(hidden)).toEqual(told(missing));
  expect(hidden.status).toBe(404);
});

test('one who left comes back to the same progress', async () => {
  const person = await aSignedIn(it.db);
  const { id } = await enrol(person);
  await call(it.app, 'recordProgress', {
    headers: person.headers,
    params: { id },
    body: { events: [{ kind: 'marked_done', lesson_id: lessonAt(0), idem_key: v7() }] },
  });
  await call(it.app, 'unenrol', { headers: person.headers, params: { id } });
  expect((await player(person)).enrollment).toBeNull();
  expect(await locks(person)).toEqual([false, false, true]);
  expect((await call(it.app, 'listEnrolments', { headers: person.headers, query: {} })).total).toBe(0);
  expect((await refusedCall(it.app, 'unenrol', { headers: learner.headers, params: { id } })).status).toBe(404);
  expect(await enrol(person)).toMatchObject({ id, percentage: 33 });
});

test('those enrolled keep a course that is taken off; nobody else gets in', async () => {
  const own = await aPublishedCourse(it, teacher);
  const person = await aSignedIn(it.db);
  await enrol(person, own.id);
  await call(it.app, 'unpublishCourse', { headers: teacher.headers, params: { id: own.id } });
  const params = { slug: own.slug };
  expect((await call(it.app, 'getPlayer', { headers: person.headers, params })).enrollment).not.toBeNull();
  const preview = { id: own.modules[0]?.lessons[1]?.id ?? '' };
  for (const headers of [learner.headers, undefined]) {
    const who = headers ? { headers } : {};
    expect((await refusedCall(it.app, 'getPlayer', { ...who, params })).status).toBe(404);
    expect((await refusedCall(it.app, 'getLesson', { ...who, params: preview })).status).toBe(404);
  }
});

test('each kind of lesson comes with what its player needs', async () => {
  const person = await aSignedIn(it.db);
  await enrol(person);
  const captions = course.modules[0]?.lessons[1]?.captions_file?.id ?? '';
  await writeFile(
    join(it.dataDir, 'files', captions),
    'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Zeno>Welcome to the porch.\n',
  );
  const [text, video, quiz] = [await lesson(0, person), await lesson(1, person), await lesson(2, person)];
  expect(text.content).toMatchObject({ kind: 'text', reading_s: text.duration_s });
  expect(video.content).toMatchObject({
    kind: 'video',
    video_type: 'video/mp4',
    duration_s: 100,
    watch_threshold: 90,
    captions: [{ language: 'en', label: 'English' }],
    transcript: [{ start_s: 1, end_s: 4, text: 'Welcome to the porch.' }],
  });
  expect(quiz.content).toEqual({
    kind: 'quiz',
    instructions: '',
    pass_mark: 50,
    max_attempts: null,
    attempts_used: 0,
    attempt_open: false,
    question_count: 2,
    last_result: null,
    last_questions: null,
    best_score: null,
  });
});

test('what is left of a course is the length of its required lessons that are not done', async () => {
  const person = await aSignedIn(it.db);
  const { id } = await enrol(person);
  const left = async () =>
    (await call(it.app, 'listEnrolments', { headers: person.headers, query: {} })).items[0]?.remaining_s ?? 0;
  const lengths = course.modules.flatMap((module) => module.lessons.map(({ duration_s }) => duration_s));
  const [first = 0] = lengths;
  const whole = await left();
  expect(whole).toBe(lengths.reduce((sum, length) => sum + length, 0));
  expect(first).toBeGreaterThan(0);
  const events = [{ kind: 'marked_done' as const, lesson_id: lessonAt(0), idem_key: v7() }];
  await call(it.app, 'recordProgress', { headers: person.headers, params: { id }, body: { events } });
  expect(await left()).toBe(whole - first);
});

test('my courses: last active first, with where to go on', async () => {
  const person = await aSignedIn(it.db);
  const second = await aPublishedCourse(it, teacher);
  const { id } = await enrol(person);
  await enrol(person, second.id);
  await call(it.app, 'recordProgress', {
    headers: person.headers,
    params: { id },
    body: { events: [{ kind: 'opened', lesson_id: lessonAt(1), idem_key: v7() }] },
  });
  const mine = await call(it.app, 'listEnrolments', { headers: person.headers, query: {} });
  expect(mine.items.map((row) => row.course_id)).toEqual([course.id, second.id]);
  expect(mine.items[0]?.next_lesson?.id).toBe(lessonAt(1));
  expect(mine.items[1]?.next_lesson?.id).toBe(second.modules[0]?.lessons[0]?.id);
  expect((await player(person)).current_lesson_id).toBe(lessonAt(1));
  const none = await call(it.app, 'listEnrolments', { headers: person.headers, query: { status: 'completed' } });
  expect(none.items).toEqual([]);
});
