import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { introductions } from '../people/profile/profile.tables.ts';
import { courseRevisions, courses } from '../teaching/courses/courses.tables.ts';
import { auditEntries } from '../kernel/audit/audit.tables.ts';
import { learningPaths } from '../market/learning-paths/learning-paths.tables.ts';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aCategory, aCourse } from '../testing/course-builders.ts';
import { aPath } from '../testing/path-builders.ts';
import type { SignedIn } from '../testing/ready-course.ts';

let it: TestApp;
let keeper: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  keeper = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const list = () => call(it.app, 'listDeskCategories', { headers: keeper.headers });
const deskRow = async (id: string) => (await list()).find((row) => row.id === id)!;
const lastAct = async () => {
  const [row] = await it.db
    .select()
    .from(auditEntries)
    .orderBy(sql`seq desc`)
    .limit(1);
  return row!;
};
const create = (body: { parent_id: string | null; name: string; names?: { fr?: string }; slug?: string }) =>
  call(it.app, 'createCategory', { headers: keeper.headers, body });
const update = (id: string, body: Parameters<typeof call<'updateCategory'>>[2]['body']) =>
  call(it.app, 'updateCategory', { headers: keeper.headers, params: { id }, body });
const move = (id: string, parent_id: string, base_version = 1) =>
  call(it.app, 'moveCategory', { headers: keeper.headers, params: { id }, body: { parent_id, base_version } });
const merge = (id: string, into_id: string, base_version = 1) =>
  call(it.app, 'mergeCategory', { headers: keeper.headers, params: { id }, body: { into_id, base_version } });
const searched = async (query: Record<string, string>) =>
  (await call(it.app, 'listCourses', { query })).items.map(({ name }) => name);

test('a category is added at any level, with an address out of its name', async () => {
  const { id } = await create({ parent_id: null, name: 'Économie & droit', names: { fr: 'Économie et droit' } });
  expect(await deskRow(id)).toMatchObject({ level: 'category', slug: 'economie-droit', version: 1 });
  const sub = await create({ parent_id: id, name: 'Économie & droit' });
  expect(await deskRow(sub.id)).toMatchObject({ level: 'sub_category', parent_id: id, slug: 'economie-droit-2' });
  const final = await create({ parent_id: sub.id, name: 'C', slug: 'c-language' }).catch((error: unknown) => error);
  expect(String(final)).toContain('A name has 2 to 60 characters.');
  const leaf = await create({ parent_id: sub.id, name: 'Contracts' });
  const below = await refusedCall(it.app, 'createCategory', {
    headers: keeper.headers,
    body: { parent_id: leaf.id, name: 'Deeper' },
  });
  expect(below.problem.errors).toEqual({ parent_id: ['Choose a category of the first or second level.'] });
  expect(await lastAct()).toMatchObject({ kind: 'category_created', after: { name: 'Contracts', slug: 'contracts' } });
});

test('two next to one another do not share a name, nor any two an address', async () => {
  const { category } = await aCategory(it.db, 'Pottery');
  const named = await refusedCall(it.app, 'createCategory', {
    headers: keeper.headers,
    body: { parent_id: null, name: 'POTTERY' },
  });
  expect(named.problem.errors).toEqual({ name: ['A category next to it has this name already.'] });
  for (const slug of [category.slug, 'help']) {
    const refused = await refusedCall(it.app, 'createCategory', {
      headers: keeper.headers,
      body: { parent_id: null, name: 'Clay', slug },
    });
    expect(refused.problem.errors).toEqual({ slug: ['Another category has this address, or had it before.'] });
  }
});

test('renamed it is found by its new name at once, and its old address leads to it', async () => {
  const { final } = await aCategory(it.db, 'Sailing');
  await aCourse(it.db, { name: 'Knots', finalCategoryId: final.id });
  await update(final.id, {
    base_version: 1,
    name: 'Seamanship',
    names: { fr: 'Matelotage' },
    aliases: ['boating'],
    slug: 'seamanship',
  });
  for (const q of ['seamanship', 'matelotage', 'boating']) expect(await searched({ q })).toEqual(['Knots']);
  expect(await searched({ final_category: final.slug })).toEqual(['Knots']);
  expect(await deskRow(final.id)).toMatchObject({ version: 2, slug: 'seamanship', former_slugs: [final.slug] });
  expect(await lastAct()).toMatchObject({
    kind: 'category_changed',
    before: { name: 'Sailing first steps' },
    after: { name: 'Seamanship', name_fr: 'Matelotage', slug: 'seamanship' },
  });
  await update(final.id, { base_version: 2, slug: final.slug });
  expect(await deskRow(final.id)).toMatchObject({ slug: final.slug, former_slugs: ['seamanship'] });
});

test('who changes what somebody else changed meanwhile is told, and nothing is written over', async () => {
  const { category } = await aCategory(it.db, 'Chess');
  await update(category.id, { base_version: 1, name: 'Chess and go' });
  const params = { id: category.id };
  const stale = { headers: keeper.headers, params };
  expect(
    await refusedCall(it.app, 'updateCategory', { ...stale, body: { base_version: 1, name: 'Draughts' } }),
  ).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  expect(await refusedCall(it.app, 'removeCategory', { ...stale, query: { base_version: 1 } })).toMatchObject({
    status: 409,
  });
  expect(await deskRow(category.id)).toMatchObject({ name: 'Chess and go' });
});

test('siblings are put in another order, all of them or none', async () => {
  const { category } = await aCategory(it.db, 'Dance');
  const second = await create({ parent_id: category.id, name: 'Ballet' });
  const third = await create({ parent_id: category.id, name: 'Tango' });
  const order = async () => (await list()).filter(({ parent_id }) => parent_id === category.id).map(({ name }) => name);
  expect(await order()).toEqual(['Dance basics', 'Ballet', 'Tango']);
  const [first] = (await list()).filter(({ parent_id }) => parent_id === category.id);
  const put = (ids: string[]) => ({ headers: keeper.headers, body: { parent_id: category.id, ids } });
  await call(it.app, 'orderCategories', put([third.id, first!.id, second.id]));
  expect(await order()).toEqual(['Tango', 'Dance basics', 'Ballet']);
  for (const ids of [[third.id], [third.id, third.id, second.id]])
    expect(await refusedCall(it.app, 'orderCategories', put(ids))).toMatchObject({ status: 409 });
});

test('moved, it takes its courses and learning paths along', async () => {
  const from = await aCategory(it.db, 'Cooking');
  const to = await aCategory(it.db, 'Household');
  await aCourse(it.db, { name: 'Soup', finalCategoryId: from.final.id });
  const { id: pathId } = await aPath(it.db, {
    categoryId: from.category.id,
    subCategoryId: from.sub.id,
    finalCategoryId: from.final.id,
  });
  await move(from.sub.id, to.category.id);
  expect((await deskRow(to.category.id)).uses).toMatchObject({ courses: 1, learning_paths: 1 });
  expect((await deskRow(from.category.id)).uses).toMatchObject({ courses: 0, learning_paths: 0 });
  expect(await searched({ category: to.category.slug })).toEqual(['Soup']);
  const [path] = await it.db.select().from(learningPaths).where(eq(learningPaths.id, pathId));
  expect(path).toMatchObject({ categoryId: to.category.id, subCategoryId: from.sub.id });
  const wrong = await refusedCall(it.app, 'moveCategory', {
    headers: keeper.headers,
    params: { id: from.final.id },
    body: { parent_id: to.category.id, base_version: 1 },
  });
  expect(wrong.problem.errors).toEqual({ parent_id: ['Choose a category of the level above.'] });
});

test('merged, all that stood in it stands in the other, and its address leads there', async () => {
  const from = await aCategory(it.db, 'Gardens');
  const into = await aCategory(it.db, 'Gardening');
  const course = await aCourse(it.db, { name: 'Roses', finalCategoryId: from.final.id });
  const draft = await aCourse(it.db, { status: 'draft', finalCategoryId: from.final.id });
  const content = { fields: { final_category_id: from.final.id, skill_ids: [] }, modules: [] } as never;
  await it.db.insert(courseRevisions).values({ courseId: course.id, content });
  const reader = await aSignedIn(it.db);
  const told = { goal: 'fun', level: 'beginner', weeklyMinutes: 60, language: 'en' } as const;
  await it.db
    .insert(introductions)
    .values({ ...told, userId: reader.user.id, interests: [into.category.id, from.category.id] });
  expect((await deskRow(from.category.id)).uses).toMatchObject({ courses: 1, drafts: 2, interests: 1 });

  await merge(from.final.id, into.final.id);
  const [moved] = await it.db.select().from(courses).where(eq(courses.id, draft.id));
  expect(moved?.finalCategoryId).toBe(into.final.id);
  const [revision] = await it.db.select().from(courseRevisions).where(eq(courseRevisions.courseId, course.id));
  expect(revision?.content.fields.final_category_id).toBe(into.final.id);
  expect(await searched({ final_category: from.final.slug })).toEqual(['Roses']);

  await merge(from.category.id, into.category.id);
  const [introduced] = await it.db.select().from(introductions).where(eq(introductions.userId, reader.user.id));
  expect(introduced?.interests).toEqual([into.category.id]);
  expect(await deskRow(from.sub.id)).toMatchObject({ parent_id: into.category.id });
  expect(await searched({ category: from.category.slug })).toEqual(['Roses']);
  const act = await lastAct();
  expect(act).toMatchObject({ kind: 'category_merged', before: { name: 'Gardens', interests: 1 } });
  expect(act.after).toEqual({ into: 'Gardening', into_id: into.category.id });
  const tree = await call(it.app, 'listCategories', {});
  expect(tree.find(({ id }) => id === into.category.id)?.former_slugs).toEqual([from.category.slug]);
});

test('two of different levels are not merged, nor two that hold one name below them', async () => {
  const one = await aCategory(it.db, 'Maps');
  const other = await aCategory(it.db, 'Globes');
  await create({ parent_id: other.category.id, name: 'Maps basics' });
  const refused = async (id: string, into_id: string) =>
    (
      await refusedCall(it.app, 'mergeCategory', {
        headers: keeper.headers,
        params: { id },
        body: { into_id, base_version: 1 },
      })
    ).problem.errors;
  const level = { into_id: ['Choose another category of the same level.'] };
  expect(await refused(one.sub.id, other.category.id)).toEqual(level);
  expect(await refused(one.sub.id, one.sub.id)).toEqual(level);
  expect(await refused(one.category.id, other.category.id)).toEqual({
    into_id: ['Both have a category of the same name below them. Merge those first.'],
  });
});

test('only what is empty is removed; a deleted course does not hold it', async () => {
  const { category, sub, final } = await aCategory(it.db, 'Falconry');
  const course = await aCourse(it.db, { finalCategoryId: final.id });
  const remove = (id: string) => ({ headers: keeper.headers, params: { id }, query: { base_version: 1 } });
  const full = { id: ['Something stands in this category. Merge it into another one instead.'] };
  for (const id of [final.id, sub.id, category.id])
    expect((await refusedCall(it.app, 'removeCategory', remove(id))).problem.errors).toEqual(full);
  await it.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, course.id));
  for (const id of [final.id, sub.id, category.id]) await call(it.app, 'removeCategory', remove(id));
  expect((await list()).some(({ id }) => id === category.id)).toBe(false);
  expect(await lastAct()).toMatchObject({ kind: 'category_removed', before: { name: 'Falconry' } });
});

test('the words of courses are counted, also those that none has', async () => {
  const counts = await call(it.app, 'listCourseWordCounts', { headers: keeper.headers });
  expect(counts.level.map(({ value }) => value)).toEqual(['beginner', 'intermediate', 'advanced', 'all_levels']);
  expect(counts.status.find(({ value }) => value === 'draft')?.courses).toBeGreaterThan(0);
  expect(counts.content_type.find(({ value }) => value === 'scorm')?.courses).toBe(0);
});

test('only those who keep the list see and change it', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'] });
  const params = { id: keeper.user.id };
  const given = { headers, params, query: { base_version: 1 } };
  for (const name of ['listDeskCategories', 'listCourseWordCounts', 'removeCategory'] as const)
    expect(await refusedCall(it.app, name, given as never)).toMatchObject({ status: 403 });
  const body = { parent_id: null, name: 'Mine' };
  expect(await refusedCall(it.app, 'createCategory', { headers, body })).toMatchObject({ status: 403 });
  for (const name of ['moveCategory', 'mergeCategory'] as const) {
    const into = { base_version: 1, parent_id: params.id, into_id: params.id };
    expect(await refusedCall(it.app, name, { headers, params, body: into })).toMatchObject({ status: 403 });
  }
});
