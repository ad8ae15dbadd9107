import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
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

/** How many statements one reply takes. */
async function statementsOf(read: () => Promise<unknown>): Promise<number> {
  const spies = [jest.spyOn(it.db, 'select'), jest.spyOn(it.db, 'execute'), jest.spyOn(it.db, 'transaction')];
  await read();
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

test('a course of many modules and lessons takes about as many statements as one of a few', async () => {
  const own = await aPublishedCourse(it, teacher);
  const { headers } = await aSignedIn(it.db);
  await call(it.app, 'enrol', { headers, body: { course_id: own.id } });
  const few = await statementsOf(() => full(headers, own.slug));
  const before = await full(headers, own.slug);
  // Each lesson twelve times, in twelve modules more.
  await it.db.execute(sql`
    with more as (
      insert into modules (id, course_id, title, "order")
      select gen_random_uuid(), ${own.id}::uuid, 'More ' || n, 100 + n from generate_series(1, 12) n returning id
    )
    insert into lessons (id, course_id, module_id, kind, title, "order", required, markdown, file_id, duration_s)
    select gen_random_uuid(), l.course_id, m.id, l.kind, l.title, l."order", false, l.markdown, l.file_id, l.duration_s
    from more m, lessons l where l.course_id = ${own.id} and l.module_id not in (select id from more)`);
  await it.db.execute(sql`
    insert into quizzes (lesson_id, pass_mark)
    select l.id, 50 from lessons l
    where l.course_id = ${own.id} and l.kind = 'quiz' and not exists (select from quizzes q where q.lesson_id = l.id)`);
  const whole = await full(headers, own.slug);
  const [was, is] = [before, whole].map(({ contents }) => Object.values(contents).length);
  expect(is).toBe(13 * was!);
  expect(new Set(Object.values(whole.contents).map(({ kind }) => kind)).size).toBeGreaterThan(2);
  // Which readings fall into one turn differs by a few; a statement for each lesson would be dozens.
  expect(await statementsOf(() => full(headers, own.slug))).toBeLessThan(few + 6);
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
