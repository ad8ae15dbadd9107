import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { courseSkills } from '../../teaching/courses/courses.tables.ts';

let it: TestApp;
let design: Awaited<ReturnType<typeof aCategory>>;
let code: Awaited<ReturnType<typeof aCategory>>;
const ids: Record<string, string> = {};
const slugs: Record<string, string> = {};
const NOBODY = '018f0000-0000-7000-8000-000000000000';

beforeAll(async () => {
  it = await buildTestApp();
  design = await aCategory(it.db, 'Design');
  code = await aCategory(it.db, 'Programming');
  await aCategory(it.db, 'Empty');
  const courses = [
    { name: 'Posters', finalCategoryId: design.final.id, enrolmentCount: 5, skillNames: ['Lettering'] },
    { name: 'Grids', finalCategoryId: design.final.id, enrolmentCount: 9, type: 'paid' as const, priceMinor: 900 },
    { name: 'Python', finalCategoryId: code.final.id, enrolmentCount: 50, contentType: 'video' as const },
    { name: 'Baking', enrolmentCount: 70 },
    { name: 'A draft', finalCategoryId: design.final.id, status: 'draft' as const, publishedAt: null },
    { name: 'Deleted', finalCategoryId: design.final.id, deletedAt: new Date() },
  ];
  for (const course of courses) {
    const { id, slug } = await aCourse(it.db, course);
    ids[course.name] = id;
    slugs[course.name] = slug;
  }
});
afterAll(() => it.close());

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
const shareSkill = async (one: string, other: string) => {
  const [row] = (
    await it.db.execute<{ skill_id: string }>(sql`
    select skill_id from course_skills where course_id = ${ids[one]!}`)
  ).rows;
  await it.db.insert(courseSkills).values({ courseId: ids[other]!, skillId: row!.skill_id, order: 9 });
};
const related = async (name: string, headers?: Record<string, string>) =>
  names(
    await call(it.app, 'listRelatedCourses', {
      ...(headers && { headers }),
      params: { slug: slugs[name]! },
      query: {},
    }),
  );

test('a category of each level says what is above it, what is below it, and how many courses it has', async () => {
  const get = (id: string) => call(it.app, 'getCategory', { params: { id } });
  expect(await get(design.category.id)).toMatchObject({
    name: 'Design',
    depth: 1,
    course_count: 2,
    parents: [],
    children: [{ id: design.sub.id, course_count: 2 }],
  });
  expect(await get(design.final.id)).toMatchObject({
    depth: 3,
    course_count: 2,
    parents: [{ id: design.category.id }, { id: design.sub.id }],
    children: [],
  });
  const { status } = await refusedCall(it.app, 'getCategory', { params: { id: NOBODY } });
  expect(status).toBe(404);
});

test('the courses of a category of any level come in pages, the popular ones first', async () => {
  for (const id of [design.category.id, design.sub.id, design.final.id]) {
    const list = await call(it.app, 'listCategoryCourses', { params: { id }, query: { per_page: '1' } });
    expect([names(list.items), list.total]).toEqual([['Grids'], 2]);
  }
  const cheap = await call(it.app, 'listCategoryCourses', {
    params: { id: design.category.id },
    query: { sort: 'price_low' },
  });
  expect(names(cheap.items)).toEqual(['Posters', 'Grids']);
  expect((await refusedCall(it.app, 'listCategoryCourses', { params: { id: NOBODY } })).status).toBe(404);
  const wrong = { params: { id: design.category.id }, query: { per_page: '0' } };
  expect(Object.keys((await refusedCall(it.app, 'listCategoryCourses', wrong)).problem.errors ?? {})).toEqual([
    'per_page',
  ]);
});

test('the courses of a skill are those that teach it; a skill that is none is not found', async () => {
  const [skill] = await call(it.app, 'listSkills', {});
  const list = await call(it.app, 'listSkillCourses', { params: { id: skill!.id }, query: {} });
  expect(names(list.items)).toEqual(['Posters']);
  expect((await refusedCall(it.app, 'listSkillCourses', { params: { id: NOBODY } })).status).toBe(404);
});

test('categories are sorted by those who take their courses; one without courses is not among them', async () => {
  const sorted = async (query: object) => names(await call(it.app, 'sortCategories', { query }));
  expect(await sorted({})).toEqual(['Programming', 'Design']);
  expect(await sorted({ sort: 'courses' })).toEqual(['Design', 'Programming']);
  expect(await sorted({ sort: 'name', limit: '1' })).toEqual(['Design']);
  const [first] = await call(it.app, 'sortCategories', { query: {} });
  expect(first).toMatchObject({ course_count: 1, enrollment_count: 50 });
});

test('a guest is shown categories with the first of their courses', async () => {
  const categories = await call(it.app, 'listCourseCategories', { query: { per_category: '1' } });
  expect(categories.map(({ name, course_count, courses }) => [name, course_count, names(courses)])).toEqual([
    ['Design', 2, ['Grids']],
    ['Programming', 1, ['Python']],
  ]);
});

test('content types and course types say how many courses are so, none included', async () => {
  const types = await call(it.app, 'listContentTypes', {});
  expect(types).toContainEqual({ value: 'video', course_count: 1 });
  expect(types).toContainEqual({ value: 'audio', course_count: 0 });
  expect(await call(it.app, 'listCourseTypes', {})).toEqual([
    { value: 'free', course_count: 3 },
    { value: 'paid', course_count: 1 },
  ]);
});

test('related are courses of the same skills first, then of the same place; what shares nothing is not', async () => {
  expect(await related('Posters')).toEqual(['Grids']);
  await shareSkill('Posters', 'Baking');
  expect(await related('Posters')).toEqual(['Baking', 'Grids']);
  await shareSkill('Posters', 'Grids');
  expect(await related('Posters')).toEqual(['Grids', 'Baking']);
  expect(await related('Python')).toEqual([]);
  await it.db.execute(sql`delete from course_skills where course_id in (${ids['Baking']}, ${ids['Grids']})`);
});

test('three people who take both make courses related, two do not, and nobody is shown what they take already', async () => {
  const people = [await aSignedIn(it.db), await aSignedIn(it.db), await aSignedIn(it.db)];
  const takeBoth = async (userId: string) => {
    for (const name of ['Python', 'Baking']) await anEnrolment(it.db, { userId, courseId: ids[name]! });
  };
  for (const { user } of people.slice(0, 2)) await takeBoth(user.id);
  expect(await related('Python')).toEqual([]);
  await takeBoth(people[2]!.user.id);
  expect(await related('Python')).toEqual(['Baking']);
  expect(await related('Python', people[0]!.headers)).toEqual([]);
  const draft = { params: { slug: slugs['A draft']! } };
  expect((await refusedCall(it.app, 'listRelatedCourses', draft)).status).toBe(404);
});

test('what one rated well leads to courses like it; what one rated badly does not, and what one takes is said to be so', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const shelves = async () =>
    (await call(it.app, 'listAlike', { headers, query: {} })).map(({ because, course, courses }) => [
      because,
      course.name,
      names(courses),
    ]);
  expect(await shelves()).toEqual([]);
  await it.db.execute(sql`insert into wishes (user_id, course_id, price_minor, currency)
    values (${user.id}, ${ids['Posters']}, 0, 'USD')`);
  expect(await shelves()).toEqual([['wished', 'Posters', ['Grids']]]);
  await anEnrolment(it.db, { userId: user.id, courseId: ids['Posters']! });
  expect(await shelves()).toEqual([['taken', 'Posters', ['Grids']]]);
  const rate = (rating: number) =>
    it.db.execute(sql`
    insert into course_ratings (course_id, user_id, rating) values (${ids['Posters']}, ${user.id}, ${rating})
    on conflict (course_id, user_id) do update set rating = excluded.rating`);
  await rate(5);
  expect(await shelves()).toEqual([['rated', 'Posters', ['Grids']]]);
  await rate(2);
  expect(await shelves()).toEqual([]);
  expect((await refusedCall(it.app, 'listAlike', {})).status).toBe(401);
});

test('featured is the best rated course of each category that is not popular already, and none of them is free once more', async () => {
  const own = await buildTestApp();
  const music = await aCategory(own.db, 'Music');
  for (let number = 1; number <= 8; number += 1) {
    await aCourse(own.db, { name: `Popular ${number}`, enrolmentCount: 100, finalCategoryId: music.final.id });
  }
  const [good, better] = [
    await aCourse(own.db, { name: 'Good', finalCategoryId: music.final.id }),
    await aCourse(own.db, { name: 'Better', finalCategoryId: music.final.id }),
  ];
  expect((await call(own.app, 'getFeatured', {})).featured).toEqual([]);
  for (const [course, rating] of [
    [good, 4],
    [better, 5],
  ] as const) {
    const { user } = await aSignedIn(own.db);
    await own.db.execute(sql`
      insert into course_ratings (course_id, user_id, rating) values (${course.id}, ${user.id}, ${rating})`);
  }
  const { featured, popular, free } = await call(own.app, 'getFeatured', {});
  expect(names(featured ?? [])).toEqual(['Better']);
  expect(names(popular)).not.toContain('Better');
  expect(names(free)).toEqual(['Good']);
  await own.close();
});
