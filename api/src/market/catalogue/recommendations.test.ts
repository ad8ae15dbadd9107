import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseLevel } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse, anEnrolment } from '../../testing/course-builders.ts';

let it: TestApp;
let design: Awaited<ReturnType<typeof aCategory>>;
let code: Awaited<ReturnType<typeof aCategory>>;
const ids: Record<string, string> = {};

beforeAll(async () => {
  it = await buildTestApp();
  design = await aCategory(it.db, 'Design');
  code = await aCategory(it.db, 'Programming');
  const courses = [
    { name: 'Posters', finalCategoryId: design.final.id, enrolmentCount: 5 },
    { name: 'Letters', finalCategoryId: design.final.id, enrolmentCount: 9 },
    { name: 'Grids at depth', finalCategoryId: design.final.id, enrolmentCount: 90, level: 'advanced' as const },
    { name: 'Python', finalCategoryId: code.final.id, enrolmentCount: 50 },
    { name: 'Baking', enrolmentCount: 70 },
    { name: 'Sewing', enrolmentCount: 60 },
    { name: 'A draft', finalCategoryId: design.final.id, status: 'draft' as const, publishedAt: null },
    { name: 'Deleted', finalCategoryId: design.final.id, deletedAt: new Date() },
  ];
  for (const course of courses) ids[course.name] = (await aCourse(it.db, course)).id;
});
afterAll(() => it.close());

async function aLearner(interests: string[] = [], level: CourseLevel = 'beginner', app = it) {
  const learner = await aSignedIn(app.db);
  if (interests.length > 0) {
    const body = { goal: 'fun' as const, interests, level, weekly_minutes: 60, language: 'en' as const };
    await call(app.app, 'updateIntroduction', { headers: learner.headers, body });
  }
  return learner;
}
const namesFor = async (headers: Record<string, string>, query = {}) =>
  (await call(it.app, 'listRecommendations', { headers, query })).map(({ course }) => course.name);

test('interests come first, each in its turn and those of the level before the others, then what is popular', async () => {
  const { headers } = await aLearner([design.category.id, code.category.id]);
  const list = await call(it.app, 'listRecommendations', { headers, query: {} });
  expect(list.map(({ course }) => course.name)).toEqual([
    'Letters',
    'Python',
    'Posters',
    'Grids at depth',
    'Baking',
    'Sewing',
  ]);
  expect(list[0]?.reason).toEqual({
    kind: 'interest',
    category: { name: 'Design', names: {}, slug: design.category.slug },
  });
  expect(list[4]?.reason).toEqual({ kind: 'popular' });
});

test('the level is the one that was told', async () => {
  const advanced = await aLearner([design.category.id], 'advanced');
  expect((await namesFor(advanced.headers))[0]).toBe('Grids at depth');
});

test('a better rating comes before more learners', async () => {
  const own = await buildTestApp();
  try {
    const { category, final } = await aCategory(own.db, 'Music');
    const many = await aCourse(own.db, { name: 'Many', finalCategoryId: final.id, enrolmentCount: 80 });
    const loved = await aCourse(own.db, { name: 'Loved', finalCategoryId: final.id });
    for (const [courseId, rating] of [
      [many.id, 2],
      [loved.id, 5],
    ] as const) {
      const { user, headers } = await aSignedIn(own.db);
      await anEnrolment(own.db, { userId: user.id, courseId, percentage: 100 });
      await call(own.app, 'rateCourse', { headers, params: { id: courseId }, body: { rating } });
    }
    const { headers } = await aLearner([category.id], 'beginner', own);
    const list = await call(own.app, 'listRecommendations', { headers, query: {} });
    expect(list.map(({ course }) => course.name)).toEqual(['Loved', 'Many']);
  } finally {
    await own.close();
  }
});

test('who told nothing yet is shown what is popular', async () => {
  const { headers } = await aLearner();
  const list = await call(it.app, 'listRecommendations', { headers, query: { limit: 3 } });
  expect(list.map(({ course, reason }) => [course.name, reason.kind])).toEqual([
    ['Grids at depth', 'popular'],
    ['Baking', 'popular'],
    ['Sewing', 'popular'],
  ]);
});

test('what one takes, has left or teaches is not recommended', async () => {
  const { user, headers } = await aLearner([design.category.id]);
  await anEnrolment(it.db, { userId: user.id, courseId: ids['Letters']! });
  await anEnrolment(it.db, { userId: user.id, courseId: ids['Posters']!, status: 'unenrolled' });
  const own = await aCourse(it.db, { name: 'My own', finalCategoryId: design.final.id, ownerId: user.id });
  const names = await namesFor(headers);
  expect(names).not.toContain('Letters');
  expect(names).not.toContain('Posters');
  expect(names).not.toContain(own.name);
  expect(names[0]).toBe('Grids at depth');
});

test('a guest has none', async () => {
  expect((await refusedCall(it.app, 'listRecommendations', { query: {} })).status).toBe(401);
});
