import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call } from '../testing/call.ts';
import { aCategory, aCourse } from '../testing/course-builders.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

test('the tree has three levels and counts published courses only', async () => {
  const { category, sub, final } = await aCategory(it.db, 'Music');
  await aCourse(it.db, { finalCategoryId: final.id, skillNames: ['Singing'] });
  await aCourse(it.db, { finalCategoryId: final.id, status: 'draft' });
  const tree = await call(it.app, 'listCategories', {});
  expect(tree).toHaveLength(1);
  expect(tree[0]).toMatchObject({ id: category.id, course_count: 1 });
  expect(tree[0]?.sub_categories[0]?.final_categories[0]).toMatchObject({ id: final.id, sub_sub_id: sub.id });
  expect((await call(it.app, 'listSkills', {})).map((row) => row.skill)).toEqual(['Singing']);
});

test('the constants name levels, content types and statuses, and a picture that is there', async () => {
  const constants = await call(it.app, 'getCourseConstants', {});
  expect(constants.levels).toContain('beginner');
  // Those whose lessons can be made, and a mixture of them.
  expect(constants.content_type).toEqual(['video', 'text', 'document', 'mixed']);
  expect(constants.payments_open).toBe(false);
  expect(constants.course_review_status).toContain('changes_requested');
  const picture = await it.app.inject(constants.CERTIFICATE_IMG_URL);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
});
