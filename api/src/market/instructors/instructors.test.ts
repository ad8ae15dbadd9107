import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let helper: SignedIn;
let learner: SignedIn;
let courses: Awaited<ReturnType<typeof aCourse>>[];

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Iris' });
  helper = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Noor' });
  learner = await aSignedIn(it.db);
  await it.db.execute(
    sql`update users set about = 'Draws letters.', title = 'Type designer' where id = ${teacher.user.id}`,
  );
  const ownerId = teacher.user.id;
  courses = [
    await aCourse(it.db, { name: 'Letters by hand', ownerId }),
    await aCourse(it.db, { name: 'Letters by machine', ownerId }),
    await aCourse(it.db, { name: 'Letters nobody may see', ownerId, status: 'draft', publishedAt: null }),
  ];
  await it.db.execute(
    sql`update courses set instructors = ${JSON.stringify({ [helper.user.id]: ['edit'] })}::jsonb where id = ${courses[1]!.id}`,
  );
  const other = await aSignedIn(it.db);
  const half = { userId: learner.user.id, percentage: 50 };
  for (const course of [0, 1]) await anEnrolment(it.db, { ...half, courseId: courses[course]!.id });
  await anEnrolment(it.db, { userId: other.user.id, courseId: courses[1]!.id });
  await call(it.app, 'rateCourse', {
    headers: learner.headers,
    params: { id: courses[0]!.id },
    body: { rating: 4, comment: '' },
  });
});
afterAll(() => it.close());

const instructorOf = ({ user }: SignedIn, viewer?: SignedIn) =>
  call(it.app, 'getInstructor', { params: { id: user.id }, ...(viewer && { headers: viewer.headers }) });

test('a teacher’s page tells who they are and counts each learner once', async () => {
  expect(await instructorOf(teacher)).toMatchObject({
    full_name: teacher.user.fullName,
    title: 'Type designer',
    about: 'Draws letters.',
    course_count: 2,
    learner_count: 2,
    rating: 4,
    rating_count: 1,
    follower_count: 0,
    is_followed: false,
    is_self: false,
  });
  expect(await instructorOf(teacher, teacher)).toMatchObject({ is_self: true });
});

test('who teaches beside an owner has a page of what they teach', async () => {
  expect(await instructorOf(helper)).toMatchObject({ course_count: 1, learner_count: 2, rating: null });
  const { items, total } = await call(it.app, 'listInstructorCourses', { params: { id: helper.user.id }, query: {} });
  expect({ names: items.map(({ name }) => name), total }).toEqual({ names: ['Letters by machine'], total: 1 });
});

test('the courses that most people take stand first, page by page', async () => {
  const pageOf = async (page: string) =>
    (
      await call(it.app, 'listInstructorCourses', {
        headers: learner.headers,
        params: { id: teacher.user.id },
        query: { page, per_page: '1' },
      })
    ).items.map(({ name, student_percentage }) => ({ name, student_percentage }));
  expect(await pageOf('1')).toEqual([{ name: 'Letters by machine', student_percentage: 50 }]);
  expect(await pageOf('2')).toEqual([{ name: 'Letters by hand', student_percentage: 50 }]);
});

test('who teaches nothing in public has no page, and is not followed', async () => {
  const asked = { headers: teacher.headers, params: { id: learner.user.id } };
  expect((await refusedCall(it.app, 'getInstructor', asked)).status).toBe(404);
  expect((await refusedCall(it.app, 'followInstructor', asked)).status).toBe(404);
  expect((await refusedCall(it.app, 'getInstructor', { params: { id: v7() } })).status).toBe(404);
});

test('popular is whose courses most people take', async () => {
  const { user } = await aSignedIn(it.db, { roles: ['teacher'] });
  await aCourse(it.db, { name: 'Taken by nobody', ownerId: user.id });
  const all = await call(it.app, 'listPopularInstructors', { query: {} });
  expect(all.map(({ id }) => id)).toEqual([teacher.user.id, helper.user.id, user.id]);
  expect(await call(it.app, 'listPopularInstructors', { query: { limit: '1' } })).toHaveLength(1);
});

test('following twice is following once, and ends at once', async () => {
  const { headers } = learner;
  const params = { id: teacher.user.id };
  await call(it.app, 'followInstructor', { headers, params });
  expect(await call(it.app, 'followInstructor', { headers, params })).toEqual({ is_followed: true, follower_count: 1 });
  expect(await instructorOf(teacher, learner)).toMatchObject({ is_followed: true, follower_count: 1 });
  expect(await instructorOf(teacher)).toMatchObject({ is_followed: false, follower_count: 1 });
  const { items } = await call(it.app, 'listFollowedInstructors', { headers, query: {} });
  expect(items.map(({ instructor }) => instructor.id)).toEqual([teacher.user.id]);
  expect(await call(it.app, 'unfollowInstructor', { headers, params })).toEqual({
    is_followed: false,
    follower_count: 0,
  });
  expect(await call(it.app, 'unfollowInstructor', { headers, params })).toEqual({
    is_followed: false,
    follower_count: 0,
  });
});

test('nobody follows themself', async () => {
  const refused = await refusedCall(it.app, 'followInstructor', {
    headers: teacher.headers,
    params: { id: teacher.user.id },
  });
  expect(refused.problem).toMatchObject({ code: 'invalid', errors: { id: ['Nobody follows themself.'] } });
});
