import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { searchFor } from './all-enrolments.repository.ts';

let it: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  admin = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const day = (number: number) => new Date(Date.UTC(2026, 1, number));

test('one’s own enrolments are all there, whatever became of them; the courses only of those that are not over', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const [taken, left] = [await aCourse(it.db, { name: 'Taken' }), await aCourse(it.db, { name: 'Left' })];
  const put = (courseId: string, given: Partial<Parameters<typeof anEnrolment>[1]>) =>
    anEnrolment(it.db, { userId: user.id, courseId, ...given });
  await put(taken.id, { enrolledAt: day(1), percentage: 30, archivedAt: day(3) });
  await put(left.id, { enrolledAt: day(2), status: 'unenrolled' });
  const all = await call(it.app, 'listOwnEnrolments', { headers, query: {} });
  expect(all).toMatchObject({
    total: 2,
    items: [
      { status: 'unenrolled', course: { name: 'Left' }, archived_at: null },
      { status: 'active', percentage: 30, course: { name: 'Taken' }, archived_at: day(3).toISOString() },
    ],
  });
  const gone = await call(it.app, 'listOwnEnrolments', { headers, query: { status: 'unenrolled' } });
  expect(gone).toMatchObject({ total: 1, items: [{ course: { id: left.id } }] });
  const cards = await call(it.app, 'listEnrolledCourses', { headers, query: {} });
  expect(cards).toMatchObject({ total: 1, items: [{ id: taken.id, student_percentage: 30 }] });
  expect(await call(it.app, 'listOwnEnrolments', { headers, query: { page: 5 } })).toMatchObject({
    total: 2,
    items: [],
  });
});

test('whether one takes a course is said with what became of it; of what is nobody’s business, nothing', async () => {
  const { headers } = await aSignedIn(it.db);
  const [course, draft] = [await aCourse(it.db), await aCourse(it.db, { status: 'draft', publishedAt: null })];
  const standing = () => call(it.app, 'getOwnEnrolment', { headers, params: { id: course.id } });
  expect(await standing()).toEqual({ is_enrolled: false, enrollment: null });
  const { id } = await call(it.app, 'enrol', { headers, body: { course_id: course.id } });
  expect(await standing()).toMatchObject({ is_enrolled: true, enrollment: { id, status: 'active' } });
  await call(it.app, 'unenrol', { headers, params: { id } });
  expect(await standing()).toMatchObject({ is_enrolled: false, enrollment: { id, status: 'unenrolled' } });
  const { status } = await refusedCall(it.app, 'getOwnEnrolment', { headers, params: { id: draft.id } });
  expect(status).toBe(404);
});

test('who manages accounts finds enrolments of all people, by course, person, state and order', async () => {
  const { headers } = admin;
  const [ada, zoe] = [await aSignedIn(it.db, { firstName: 'Ada' }), await aSignedIn(it.db, { firstName: 'Zoë' })];
  const [glaze, fire] = [await aCourse(it.db, { name: 'Glazing pots' }), await aCourse(it.db, { name: 'Firing pots' })];
  await anEnrolment(it.db, { userId: ada.user.id, courseId: glaze.id, percentage: 90, enrolledAt: day(1) });
  await anEnrolment(it.db, { userId: zoe.user.id, courseId: glaze.id, status: 'refunded', enrolledAt: day(2) });
  await anEnrolment(it.db, { userId: zoe.user.id, courseId: fire.id, percentage: 10, enrolledAt: day(3) });
  const list = async (query: Parameters<typeof call<'listAllEnrolments'>>[2]['query']) =>
    (await call(it.app, 'listAllEnrolments', { headers, query })).items.map(({ user, course, status }) => [
      user.full_name,
      course.name,
      status,
    ]);
  const [adas, zoes] = [ada.user.fullName, zoe.user.fullName];
  expect(await list({ course_id: glaze.id })).toEqual([
    [zoes, 'Glazing pots', 'refunded'],
    [adas, 'Glazing pots', 'active'],
  ]);
  expect(await list({ user_id: zoe.user.id, sort: 'course', order: 'asc' })).toEqual([
    [zoes, 'Firing pots', 'active'],
    [zoes, 'Glazing pots', 'refunded'],
  ]);
  expect(await list({ course_id: glaze.id, status: 'refunded' })).toEqual([[zoes, 'Glazing pots', 'refunded']]);
  const second = { course_id: glaze.id, sort: 'progress' as const, per_page: 1, page: 2 };
  expect(await list(second)).toEqual([[zoes, 'Glazing pots', 'refunded']]);
  expect((await call(it.app, 'listAllEnrolments', { headers, query: second })).total).toBe(2);
});

test('they are searched for by name, address and course, in whatever letters', async () => {
  const { headers } = admin;
  const noe = await aSignedIn(it.db, { firstName: 'Noé', email: 'noe.lace@bobbins.example' });
  const course = await aCourse(it.db, { name: 'Bobbin lace' });
  const { id } = await anEnrolment(it.db, { userId: noe.user.id, courseId: course.id });
  const found = async (q: string) =>
    (await call(it.app, 'searchEnrolments', { headers, query: { q } })).map((row) => row.id);
  expect(await found('NOE bobbin')).toEqual([id]);
  expect(await found('bobbins.example')).toEqual([id]);
  expect(await found('lace pots')).toEqual([]);
  expect(await found('%%')).toEqual([]);
});

test('a search among many asks the index of people’s words, and not each enrolment', async () => {
  const course = await aCourse(it.db, { name: 'Ten thousand ways to fold' });
  await it.db.execute(sql`
    insert into users (email, first_name, last_name)
    select 'folder' || n || '@many.example', 'Folder ' || md5(n::text), 'Number ' || n from generate_series(1, 10000) n`);
  await it.db.execute(sql`
    insert into enrolments (id, user_id, course_id)
    select gen_random_uuid(), id, ${course.id} from users where email like 'folder%'`);
  await it.db.execute(sql`analyze users`);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(it.db, sql`explain ${searchFor({ q: 'folder4321', limit: 10 })}`);
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('users_words');
  const found = await call(it.app, 'searchEnrolments', { headers: admin.headers, query: { q: 'folder4321 fold' } });
  expect(found.map(({ user }) => user.email)).toEqual(['folder4321@many.example']);
});

test('whoever is called by all words is found, however many are called by each', async () => {
  const course = await aCourse(it.db, { name: 'A course of its own' });
  await it.db.execute(sql`
    insert into users (email, first_name, last_name)
    select 'many' || n || '@called.example', (array['Maria', 'Other'])[1 + n % 2], (array['Other', 'Garcia'])[1 + n % 2]
    from generate_series(1, 1000) n`);
  await it.db.execute(sql`
    insert into enrolments (id, user_id, course_id)
    select gen_random_uuid(), id, ${course.id} from users where email like '%@called.example'`);
  // The last of all.
  const { user } = await aSignedIn(it.db, { firstName: 'Maria', lastName: 'Garcia' });
  await anEnrolment(it.db, { userId: user.id, courseId: course.id });
  const found = await call(it.app, 'searchEnrolments', { headers: admin.headers, query: { q: 'maria garcia' } });
  expect(found.map((row) => row.user.email)).toEqual([user.email]);
});

test('nobody else reads them', async () => {
  const teacher = await aSignedIn(it.db, { roles: ['teacher', 'admin'] });
  const { headers } = teacher;
  expect((await refusedCall(it.app, 'listAllEnrolments', { headers, query: {} })).status).toBe(403);
  expect((await refusedCall(it.app, 'searchEnrolments', { headers, query: { q: 'ada' } })).status).toBe(403);
});
