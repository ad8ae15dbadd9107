import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseBuilder;
let ids: string[];
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  course = await aPublishedCourse(it, teacher);
  ids = course.modules.flatMap((module) => module.lessons.map(({ id }) => id));
});
afterAll(() => it.close());

const full = (headers?: Record<string, string>, slug = course.slug) =>
  call(it.app, 'getFullCourse', { ...(headers && { headers }), params: { slug } });

test('all of a course comes in one reply, with the contents that are open to the viewer', async () => {
  const guest = await full();
  expect(guest.details.id).toBe(course.id);
  expect(guest.player.enrollment).toBeNull();
  expect(guest.contents).toEqual({});
  const { headers } = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers, body: { course_id: course.id } });
  const whole = await full(headers);
  expect(Object.keys(whole.contents).sort()).toEqual([...ids].sort());
  const one = await call(it.app, 'getLesson', { headers, params: { id: ids[0]! } });
  expect(whole.contents[ids[0]!]).toEqual(one.content);
  expect(whole.player.enrollment?.course_id).toBe(course.id);
});

test('what opens later, and a film that is not there, are left out, and the rest comes', async () => {
  const own = await aPublishedCourse(it, teacher);
  const [text, film, quiz] = own.modules[0]!.lessons;
  const { headers } = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers, body: { course_id: own.id } });
  const set = (id: string, change: Partial<typeof lessons.$inferInsert>) =>
    it.db.update(lessons).set(change).where(eq(lessons.id, id));
  await set(text!.id, { opening: { kind: 'on', day: '2199-01-01' } });
  await set(film!.id, { fileId: null });
  const { contents, player } = await full(headers, own.slug);
  expect(Object.keys(contents)).toEqual([quiz!.id]);
  expect(player.modules[0]?.lessons[0]).toMatchObject({ locked: true, waits_for: [{ kind: 'time' }] });
});

test('a course is found by its id as a card shows it; what one may not see is not there', async () => {
  const draft = await aReadyCourse(it, teacher);
  const card = await call(it.app, 'getCourse', { params: { id: course.id } });
  expect(card).toMatchObject({ id: course.id, slug: course.slug, status: 'published' });
  expect((await refusedCall(it.app, 'getCourse', { params: { id: draft.id } })).status).toBe(404);
  expect((await refusedCall(it.app, 'getFullCourse', { params: { slug: draft.slug } })).status).toBe(404);
  const { headers } = teacher;
  expect(await call(it.app, 'getCourse', { headers, params: { id: draft.id } })).toMatchObject({ status: 'draft' });
});

test('a creator’s drafts are those that nobody else has seen, and theirs alone', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  await aPublishedCourse(it, author);
  const draft = await aReadyCourse(it, author, 'Walking at night');
  const drafts = (query = {}) => call(it.app, 'listDraftCourses', { headers: author.headers, query });
  expect(await drafts()).toMatchObject({ total: 1, items: [{ id: draft.id, status: 'draft' }] });
  expect(await drafts({ q: 'porch' })).toMatchObject({ total: 0, items: [] });
  const learner = await aSignedIn(it.db);
  const { status } = await refusedCall(it.app, 'listDraftCourses', { headers: learner.headers, query: {} });
  expect(status).toBe(403);
});
