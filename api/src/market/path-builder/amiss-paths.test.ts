import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let partner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  partner = await aSignedIn(it.db, { roles: ['partner'] });
});
afterAll(() => it.close());

const list = async ({ headers } = partner) => (await call(it.app, 'listAmissPaths', { headers })).items;
const made = (given: Parameters<typeof aPath>[1] = {}) => aPath(it.db, { partnerId: partner.user.id, ...given });

test('a path that a reviewer returned waits for its partner, with the reason, until it is sent again', async () => {
  const path = await made({ status: 'in_review' });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const body = { body: 'The order is not clear.' };
  await call(it.app, 'returnLearningPath', { headers: admin.headers, params: { id: path.id }, body });
  expect(await list()).toEqual([
    {
      id: path.id,
      slug: path.slug,
      title: path.title,
      status: 'draft',
      why: 'returned',
      review_note: 'The order is not clear.',
      failing: [],
    },
  ]);
  await call(it.app, 'submitLearningPath', { headers: partner.headers, params: { id: path.id } });
  expect(await list()).toEqual([]);
});

test('a public path whose course was taken off says what it lacks', async () => {
  const gone = await aCourse(it.db, { name: 'Gone' });
  const path = await made({ status: 'published', courses: [await aCourse(it.db), gone] });
  expect(await list()).toEqual([]);
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, gone.id));
  expect(await list()).toMatchObject([
    {
      id: path.id,
      why: 'incomplete',
      review_note: null,
      failing: [{ key: 'courses', message: "Course 'Gone' is not published: take it out of the path." }],
    },
  ]);
});

test('a draft that nobody returned waits for nothing, and others see none of it', async () => {
  await made({ courses: [] });
  await made({ status: 'published', courses: [] });
  expect((await list()).map(({ why }) => why)).toEqual(['incomplete']);
  expect(await list(await aSignedIn(it.db, { roles: ['partner'] }))).toEqual([]);
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  expect((await refusedCall(it.app, 'listAmissPaths', { headers: teacher.headers })).status).toBe(403);
});
