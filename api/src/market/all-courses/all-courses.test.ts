import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { aSignedIn, aSlug } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse } from '../../testing/course-builders.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';

let it: TestApp;
let admin: SignedIn;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  admin = await aSignedIn(it.db, { roles: ['admin'], lastName: 'Warden' });
  teacher = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Hypatia', lastName: 'Lamp' });
});
afterAll(() => it.close());

type Query = NonNullable<Arguments<'listAllCourses'>['query']>;
const list = (query: Query = {}, { headers } = admin) => call(it.app, 'listAllCourses', { headers, query });
const namesOf = async (query: Query) => (await list(query)).items.map(({ name }) => name);
const own = (given: Partial<CourseRow>) => aCourse(it.db, { ownerId: teacher.user.id, ...given });
const feature = (course_ids: string[], before: string[]) =>
  call(it.app, 'featureCourses', { headers: admin.headers, body: { course_ids, before } });
const refusedFeature = async (course_ids: string[], before: string[]) =>
  (await refusedCall(it.app, 'featureCourses', { headers: admin.headers, body: { course_ids, before } })).problem;

test('courses of everyone in every state are found by name, creator and what they are', async () => {
  await own({ name: 'Oil lamps', status: 'draft', language: 'el' });
  await own({ name: 'Wicks', status: 'published', isMicro: true, type: 'paid', priceMinor: 900 });
  await own({ name: 'Flames', status: 'unpublished', enrolmentCount: 7 });
  expect((await namesOf({ q: 'hypatia', sort: 'name', order: 'asc' })).slice(0, 3)).toEqual([
    'Flames',
    'Oil lamps',
    'Wicks',
  ]);
  expect(await namesOf({ q: 'oil l' })).toEqual(['Oil lamps']);
  expect(await namesOf({ creator_id: teacher.user.id, status: 'unpublished' })).toEqual(['Flames']);
  expect(await namesOf({ creator_id: teacher.user.id, micro: 'true' })).toEqual(['Wicks']);
  expect(await namesOf({ creator_id: teacher.user.id, type: 'paid' })).toEqual(['Wicks']);
  expect(await namesOf({ language: 'el' })).toEqual(['Oil lamps']);
  expect(await namesOf({ creator_id: teacher.user.id, sort: 'enrolments' })).toEqual(
    expect.arrayContaining(['Flames', 'Oil lamps', 'Wicks']),
  );
  expect((await namesOf({ creator_id: teacher.user.id, sort: 'enrolments' }))[0]).toBe('Flames');
  expect((await list()).languages).toEqual(expect.arrayContaining(['el', 'en']));
});

test('a category finds what stands below it, and pages follow one another', async () => {
  const { category, final } = await aCategory(it.db, 'Light');
  await own({ name: 'Lanterns', finalCategoryId: final.id });
  await own({ name: 'Candles', finalCategoryId: final.id });
  const pages = await Promise.all(
    [1, 2].map((page) => list({ category_id: category.id, sort: 'name', order: 'asc', page, per_page: 1 })),
  );
  expect(pages.map(({ items, total }) => [items[0]?.name, total])).toEqual([
    ['Candles', 2],
    ['Lanterns', 2],
  ]);
  expect(pages[0]?.items[0]).toMatchObject({ category: { name: 'Light' }, creator: { name: 'Hypatia Lamp' } });
});

test('a public course can be taken off by who had no hand in it; with edits in review it stays public', async () => {
  const course = await aPublishedCourse(it, teacher);
  const row = async (who = admin) => (await list({ q: course.slug }, who)).items[0];
  expect(await row()).toMatchObject({ status: 'published', is_public: true, can_unpublish: true });
  const both = await aSignedIn(it.db, { roles: ['teacher', 'admin'] });
  const shared = await aCourse(it.db, { ownerId: both.user.id, name: 'Of a reviewer' });
  expect((await list({ q: shared.slug }, both)).items[0]).toMatchObject({ can_unpublish: false });
  const { version } = await call(it.app, 'getCourseBuilder', {
    headers: teacher.headers,
    params: { slug: course.slug },
  });
  const params = { id: course.id };
  await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params,
    body: { name: 'Walking further', base_version: version },
  });
  await call(it.app, 'submitCourse', { headers: teacher.headers, params });
  expect(await row()).toMatchObject({ status: 'in_review', is_public: true });
});

test('the featured courses stand first in the marketplace, in the order in which they were chosen', async () => {
  const [one, other] = [await own({ name: 'First light' }), await own({ name: 'Second light' })];
  expect(await feature([other.id, one.id], [])).toEqual({ course_ids: [other.id, one.id] });
  const shelf = async () => (await call(it.app, 'getFeatured', {})).featured?.map(({ id }) => id);
  expect(await shelf()).toEqual([other.id, one.id]);
  expect(await namesOf({ featured: 'true', sort: 'featured', order: 'asc' })).toEqual(['Second light', 'First light']);
  expect((await list({ q: 'First light' })).items[0]).toMatchObject({ featured: 2 });
  await call(it.app, 'unpublishCourse', {
    headers: admin.headers,
    params: { id: other.id },
    body: { reason: 'It has to be mended first.' },
  });
  expect(await shelf()).toEqual([one.id]);
  expect((await list()).featured.map(({ id }) => id)).toEqual([other.id, one.id]);
  await feature([], [other.id, one.id]);
  expect(await shelf()).not.toContain(other.id);
});

test('two who choose at once do not write over one another, and only what is public is added', async () => {
  const [one, draft] = [await own({ name: 'Third light' }), await own({ status: 'draft' })];
  await feature([one.id], []);
  expect(await refusedFeature([], [])).toMatchObject({ code: 'conflict' });
  expect(await refusedFeature([one.id, draft.id], [one.id])).toMatchObject({
    errors: { course_ids: ['Only published courses can be featured. Publish the course first, or leave it out.'] },
  });
  expect(await refusedFeature([one.id, one.id], [one.id])).toMatchObject({
    errors: { course_ids: ['Each course is featured once.'] },
  });
  await feature([], [one.id]);
});

test('the list leaves as a file, as it is filtered', async () => {
  await own({ name: '=Night lights', slug: aSlug('night'), status: 'draft' });
  const { url } = await call(it.app, 'getAllCoursesLink', { headers: admin.headers, query: { q: 'night l' } });
  const { body, headers } = await it.app.inject({ url });
  expect(headers['content-disposition']).toBe('attachment; filename="courses.csv"');
  const lines = body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('Reviewer');
  expect(lines[1]).toContain(`'=Night lights`);
});

test('teachers see no list of all courses, and choose none', async () => {
  const { headers } = teacher;
  expect(await refusedCall(it.app, 'listAllCourses', { headers, query: {} })).toMatchObject({ status: 403 });
  expect(await refusedCall(it.app, 'getAllCoursesLink', { headers, query: {} })).toMatchObject({ status: 403 });
  const body = { course_ids: [], before: [] };
  expect(await refusedCall(it.app, 'featureCourses', { headers, body })).toMatchObject({ status: 403 });
});
