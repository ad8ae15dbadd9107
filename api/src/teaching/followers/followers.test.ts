import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let follower: SignedIn;

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  follower = await aSignedIn(it.db);
  await aPublishedCourse(it, teacher);
  await call(it.app, 'followInstructor', { headers: follower.headers, params: { id: teacher.user.id } });
});
afterAll(() => it.close());

const heard = async () =>
  (await call(it.app, 'listNotifications', { headers: follower.headers, query: {} })).items.filter(
    ({ kind }) => kind === 'followed_published',
  );

test('who follows hears of a new course once, however often it is published', async () => {
  expect(await heard()).toEqual([]);
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const { headers } = teacher;
  const { id, slug } = await aReadyCourse(it, teacher, 'A second walk');
  await call(it.app, 'submitCourse', { headers, params: { id } });
  await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
  const [notice, ...more] = await heard();
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    title: `${teacher.user.fullName} has published “A second walk”`,
    link: `/course-info/${slug}`,
  });
  await call(it.app, 'unpublishCourse', { headers, params: { id } });
  await call(it.app, 'publishCourse', { headers, params: { slug }, body: {} });
  expect(await heard()).toHaveLength(1);
});

test('who follows a co-instructor hears of it, too, and whoever follows both hears once', async () => {
  const helper = await aSignedIn(it.db, { roles: ['teacher'] });
  await aPublishedCourse(it, helper);
  const fan = await aSignedIn(it.db);
  for (const { headers } of [fan, follower]) {
    await call(it.app, 'followInstructor', { headers, params: { id: helper.user.id } });
  }
  const { id, slug } = await aReadyCourse(it, teacher, 'A walk of two');
  await call(it.app, 'inviteCoInstructor', {
    headers: teacher.headers,
    params: { id },
    body: { email: helper.user.email, rights: ['edit'] },
  });
  await call(it.app, 'answerCourseInvitation', { headers: helper.headers, params: { id }, body: { accept: true } });
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
  expect([await heardOf(fan, slug), await heardOf(follower, slug), await heardOf(helper, slug)]).toEqual([1, 1, 0]);
});

const heardOf = async ({ headers }: SignedIn, slug: string) =>
  (await call(it.app, 'listNotifications', { headers, query: {} })).items.filter(
    ({ kind, link }) => kind === 'followed_published' && link === `/course-info/${slug}`,
  ).length;
