import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { learningPathCourses, learningPathObjectives, learningPaths } from './learning-paths.tables.ts';

let it: TestApp;
let courseIds: string[];
beforeAll(async () => {
  it = await buildTestApp();
  const { category } = await aCategory(it.db, 'Design');
  const partner = await aUser(it.db, { roles: ['partner'] });
  const made = [
    await aCourse(it.db, { name: 'Line and shape', durationS: 900 }),
    await aCourse(it.db, { name: 'Colour by eye', durationS: 930 }),
    await aCourse(it.db, { name: 'Taken off', status: 'unpublished' }),
  ];
  courseIds = made.map((course) => course.id);
  const path = { level: 'beginner' as const, categoryId: category.id, partnerId: partner.id };
  const [shown] = await it.db
    .insert(learningPaths)
    .values({ ...path, slug: 'drawing', title: 'Drawing from nothing', status: 'published', publishedAt: new Date() })
    .returning();
  await it.db.insert(learningPaths).values({ ...path, slug: 'hidden', title: 'Drawing in secret' });
  await it.db
    .insert(learningPathObjectives)
    .values([1, 2, 3].map((order) => ({ pathId: shown!.id, order, text: `Draw a line, part ${order}` })));
  await it.db
    .insert(learningPathCourses)
    .values(courseIds.map((courseId, index) => ({ pathId: shown!.id, courseId, order: 3 - index })));
});
afterAll(() => it.close());

test('published paths are listed with what is in them now', async () => {
  const list = await call(it.app, 'listLearningPaths', {});
  expect(list.total).toBe(1);
  expect(list.items[0]).toMatchObject({ slug: 'drawing', course_count: 2, estimated_minutes: 31 });
});

test.each([
  [{ q: 'drawing' }, 1],
  [{ q: 'drawign' }, 1],
  [{ q: 'welding' }, 0],
  [{ category: 'design' }, 1],
  [{ category: 'music' }, 0],
])('%j gives %i', async (query, total) => {
  expect((await call(it.app, 'listLearningPaths', { query })).total).toBe(total);
});

test('a path shows its courses in order, with the viewer’s progress', async () => {
  const { user, headers } = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: user.id, courseId: courseIds[0]!, percentage: 30 });
  const path = await call(it.app, 'getLearningPath', { headers, params: { slug: 'drawing' } });
  expect(path.courses.map(({ course }) => course.name)).toEqual(['Colour by eye', 'Line and shape']);
  expect(path.courses.map(({ course }) => course.student_percentage)).toEqual([null, 30]);
  expect(path.objectives).toHaveLength(3);
});

test('a path that is not published is not found', async () => {
  expect((await refusedCall(it.app, 'getLearningPath', { params: { slug: 'hidden' } })).status).toBe(404);
});
