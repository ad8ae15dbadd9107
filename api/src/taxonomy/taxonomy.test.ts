import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSettings } from '../kernel/settings.ts';
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
  expect(constants.content_type).toEqual(['video', 'text', 'audio', 'document', 'scorm', 'live', 'mixed']);
  expect(constants.payments_open).toBe(false);
  expect(constants.course_review_status).toContain('changes_requested');
  const picture = await it.app.inject(constants.CERTIFICATE_IMG_URL);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toMatch(/^image\/svg\+xml/);
});

test('the constants say that payments are open where a gateway is set', async () => {
  const { settings } = it.app.context;
  const sandbox = { STOA_SANDBOX_URL: 'http://127.0.0.1:1', STOA_SANDBOX_PUBLIC_URL: 'http://127.0.0.1:1' };
  const secrets = { STOA_SANDBOX_SECRET: 's'.repeat(32), STOA_SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32) };
  settings.gateway = readSettings({ STOA_GATEWAY: 'sandbox', ...sandbox, ...secrets }).gateway;
  try {
    expect((await call(it.app, 'getCourseConstants', {})).payments_open).toBe(true);
  } finally {
    settings.gateway = undefined;
  }
});
