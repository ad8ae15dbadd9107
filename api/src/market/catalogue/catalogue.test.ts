import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CourseFilters } from '@stoa/shared/contract/market/catalogue.ts';
import { aSignedIn, aUser, signIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { keepSiteCounts } from './catalogue.repository.ts';

let it: TestApp;
let design: Awaited<ReturnType<typeof aCategory>>;
let code: Awaited<ReturnType<typeof aCategory>>;

beforeAll(async () => {
  it = await buildTestApp();
  design = await aCategory(it.db, 'Design');
  code = await aCategory(it.db, 'Programming');
  await aCourse(it.db, {
    name: 'Python from the first line',
    finalCategoryId: code.final.id,
    description: 'Variables, loops, functions.',
    skillNames: ['Automation'],
    publishedAt: new Date('2026-01-01'),
  });
  await aCourse(it.db, {
    name: 'Data with pandas',
    finalCategoryId: code.final.id,
    description: 'Tables in Python, slowly.',
    level: 'advanced',
    type: 'paid',
    priceMinor: 4900,
    publishedAt: new Date('2026-02-01'),
  });
  await aCourse(it.db, {
    name: 'Café posters and lettering',
    finalCategoryId: design.final.id,
    contentType: 'video',
    type: 'paid',
    priceMinor: 1900,
    publishedAt: new Date('2026-03-01'),
  });
  await aCourse(it.db, { name: 'Portrait photography at home', publishedAt: new Date('2026-04-01') });
  await aCourse(it.db, { name: 'Python nobody may see', status: 'draft', publishedAt: null });
  await aCourse(it.db, { name: 'Python that was deleted', deletedAt: new Date() });
});
afterAll(() => it.close());

const find = async (query: CourseFilters) => {
  const list = await call(it.app, 'listCourses', { query: query as Record<string, string> });
  return { ...list, names: list.items.map((course) => course.name) };
};

test('names are found before descriptions, drafts and deleted courses never', async () => {
  const { names, total, did_you_mean } = await find({ q: 'python' });
  expect(names).toEqual(['Python from the first line', 'Data with pandas']);
  expect(total).toBe(2);
  expect(did_you_mean).toBeNull();
});

test.each([
  ['the beginning of a word', 'pytho', 'Python from the first line'],
  ['another form of the word', 'photographing', 'Portrait photography at home'],
  ['a word without its accent', 'cafe', 'Café posters and lettering'],
  ['a word with another accent', 'pósters', 'Café posters and lettering'],
  ['two words in any order', 'lettering cafe', 'Café posters and lettering'],
  ['a skill', 'automation', 'Python from the first line'],
])('%s is enough', async (_, q, name) => {
  const { names } = await find({ q });
  expect(names[0]).toBe(name);
});

test.each([
  ['pyhton', 'python'],
  ['pythn from frist', 'python from first'],
  ['photograhpy', 'photography'],
  ['cafe leterring', 'cafe lettering'],
])('a mistyped %s is found as %s', async (q, meant) => {
  const { names, did_you_mean } = await find({ q });
  expect(did_you_mean).toBe(meant);
  expect(names).toEqual((await find({ q: meant })).names);
  expect(names.length).toBeGreaterThan(0);
});

test('nothing close gives nothing, and odd characters are no trouble', async () => {
  expect(await find({ q: 'xylophone quartet' })).toMatchObject({ total: 0, did_you_mean: null });
  for (const q of ["'; drop table users; --", ':*&|!()', '%', '\\', 'the']) {
    await find({ q });
  }
});

test('a place in the tree is found by its lowest part, and empty parts above it say nothing', async () => {
  const lowest = { final_category: code.final.slug };
  const names = ['Python from the first line', 'Data with pandas'];
  for (const above of [{}, { category: '' }, { category: '', sub_category: '' }]) {
    expect((await find({ ...above, ...lowest, q: 'python', sort: 'relevance' })).names).toEqual(names);
    expect((await find({ ...above, ...lowest, sort: 'newest' })).names).toEqual([...names].reverse());
  }
});

test('filters narrow the list, and each facet ignores its own filter', async () => {
  const { names, facets } = await find({ category: 'programming', level: ['advanced'] });
  expect(names).toEqual(['Data with pandas']);
  expect(facets.level).toEqual([
    { value: 'beginner', name: 'Beginner', count: 1 },
    { value: 'advanced', name: 'Advanced', count: 1 },
  ]);
  expect(facets.category).toEqual([{ value: 'programming', name: 'Programming', names: {}, count: 1 }]);
  expect(facets.type).toEqual([{ value: 'paid', name: 'Paid', count: 1 }]);
});

test('the deepest place of the tree counts', async () => {
  const { names } = await find({ category: 'programming', final_category: design.final.slug });
  expect(names).toEqual(['Café posters and lettering']);
});

test('several levels may be asked for at once, comma-separated', async () => {
  const { total } = await find({ level: ['beginner', 'advanced'] });
  expect(total).toBe(4);
});

test('a wrong filter is named', async () => {
  const { status, problem } = await refusedCall(it.app, 'listCourses', { query: { level: 'wizard', page: 0 } });
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['level.0', 'page']);
});

test('courses are sorted and paged', async () => {
  expect((await find({ sort: 'newest' })).names[0]).toBe('Portrait photography at home');
  expect((await find({ sort: 'price_high' })).names[0]).toBe('Data with pandas');
  const pages = [await find({ sort: 'newest', per_page: 3 }), await find({ sort: 'newest', per_page: 3, page: 2 })];
  expect(pages.map((page) => page.names.length)).toEqual([3, 1]);
  expect(new Set(pages.flatMap((page) => page.names)).size).toBe(4);
});

test('a card knows its viewer’s progress and nobody else’s', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const course = await aCourse(it.db, { name: 'Weaving for the patient' });
  await anEnrolment(it.db, { userId: user.id, courseId: course.id, percentage: 40 });
  const own = await call(it.app, 'getCourseDetails', { headers, params: { slug: course.slug } });
  expect(own).toMatchObject({ student_percentage: 40, enrollment_count: 1 });
  const guest = await call(it.app, 'getCourseDetails', { params: { slug: course.slug } });
  expect(guest.student_percentage).toBeNull();
  await it.db.execute(sql`update courses set deleted_at = now() where id = ${course.id}`);
});

test('a course says to who left it that they can come back, and to nobody else', async () => {
  const [person, other] = await Promise.all([aSignedIn(it.db), aSignedIn(it.db)]);
  const course = await aCourse(it.db, { name: 'Weaving for those who return' });
  const { id } = await anEnrolment(it.db, { userId: person.user.id, courseId: course.id });
  const canComeBack = async (who: { headers?: Record<string, string> }) =>
    (await call(it.app, 'getCourseDetails', { ...who, params: { slug: course.slug } })).can_come_back;
  expect(await canComeBack(person)).toBe(false);
  await call(it.app, 'unenrol', { headers: person.headers, params: { id } });
  expect(await Promise.all([person, other, {}].map((who) => canComeBack(who)))).toEqual([true, false, false]);
  await it.db.execute(sql`update courses set deleted_at = now() where id = ${course.id}`);
});

test('the page of a course shows its outline and place', async () => {
  const [first] = (await find({ q: 'pandas' })).items;
  const details = await call(it.app, 'getCourseDetails', { params: { slug: first!.slug } });
  expect(details.modules[0]?.lessons.map((lesson) => lesson.title)).toEqual(['Lesson 1', 'Lesson 2']);
  expect(details.category?.sub_category.name).toBe('Programming basics');
});

test('a draft is seen by its author and reviewers alone; a course taken off by those who take it', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const draft = await aCourse(it.db, { name: 'Not yet for all', status: 'draft', ownerId: author.user.id });
  const params = { slug: draft.slug };
  const [admin, teacher, learner] = await Promise.all(
    (['admin', 'teacher', 'learner'] as const).map((role) => aSignedIn(it.db, { roles: [role] })),
  );
  for (const headers of [author.headers, admin!.headers]) await call(it.app, 'getCourseDetails', { headers, params });
  for (const headers of [teacher!.headers, learner!.headers, undefined]) {
    const refused = await refusedCall(it.app, 'getCourseDetails', { ...(headers && { headers }), params });
    expect(refused.status).toBe(404);
  }
  await it.db.execute(sql`update courses set status = 'unpublished' where id = ${draft.id}`);
  await anEnrolment(it.db, { userId: learner!.user.id, courseId: draft.id });
  const kept = await call(it.app, 'getCourseDetails', { headers: await signIn(it.db, learner!.user), params });
  expect(kept.status).toBe('unpublished');
});

test('suggestions are names, by beginning first and mistyped if need be', async () => {
  const names = async (q: string) => {
    const rows = await call(it.app, 'suggestCourses', { query: { q } });
    return rows.map((row) => row.name);
  };
  expect(await names('pyt')).toEqual(['Python from the first line']);
  expect(await names('post')).toEqual(['Café posters and lettering']);
  expect(await names('pyhton')).toEqual(['Python from the first line']);
});

test('the header search is given the first courses with their place', async () => {
  const rows = await call(it.app, 'sortPublishedCourses', { body: { limit: 2, sort: 'name' } });
  expect(rows.map((row) => row.name)).toEqual(['Café posters and lettering', 'Data with pandas']);
  expect(rows[0]?.category?.category.slug).toBe('design');
});

test('the front page has popular, newest and free courses and honest counts', async () => {
  const featured = await call(it.app, 'getFeatured', {});
  expect(featured.newest[0]?.name).toBe('Portrait photography at home');
  expect(featured.counts.courses).toBe(4);
});

test('the front page says what was counted last, and how many courses there are now', async () => {
  const own = await buildTestApp();
  const course = await aCourse(own.db, { name: 'Counted' });
  const counts = async () => (await call(own.app, 'getFeatured', {})).counts;
  expect(await counts()).toEqual({ courses: 1, learners: 0, creators: 1, certificates: 0 });
  await keepSiteCounts(own.db);
  await keepSiteCounts(own.db);
  const learner = await aUser(own.db);
  await anEnrolment(own.db, { userId: learner.id, courseId: course.id });
  await aCourse(own.db, { name: 'Counted later' });
  expect(await counts()).toEqual({ courses: 2, learners: 0, creators: 1, certificates: 0 });
  await keepSiteCounts(own.db);
  expect(await counts()).toEqual({ courses: 2, learners: 1, creators: 2, certificates: 0 });
  await own.close();
});

test('what is popular is not shown once more among the free courses', async () => {
  const own = await buildTestApp();
  for (let number = 1; number <= 10; number += 1) await aCourse(own.db, { name: `Free for all ${number}` });
  await aCourse(own.db, { name: 'Paid for', type: 'paid', priceMinor: 900 });
  const { popular, free } = await call(own.app, 'getFeatured', {});
  const shown = popular.map(({ id }) => id);
  expect(shown).toHaveLength(8);
  expect(free.every(({ type }) => type === 'free')).toBe(true);
  expect(free.length).toBeGreaterThan(1);
  expect(free.filter(({ id }) => shown.includes(id))).toEqual([]);
  await own.close();
});
