import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { PathBuilder, PathFields } from '@stoa/shared/contract/market/path-builder.ts';
import { skills } from '../../taxonomy/taxonomy.tables.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse } from '../../testing/course-builders.ts';
import { aMarketSite, aPaidCourse, buy, type MarketSite } from '../../testing/market-site.ts';
import { aPath } from '../../testing/path-builders.ts';
import { aFile, type SignedIn } from '../../testing/ready-course.ts';

let it: MarketSite;
let partner: SignedIn;
let place: Awaited<ReturnType<typeof aCategory>>;
beforeAll(async () => {
  it = await aMarketSite();
  partner = await aSignedIn(it.db, { roles: ['partner'] });
  place = await aCategory(it.db, 'Pottery');
});
afterAll(() => it.close());

const own = (given: Parameters<typeof aPath>[1] = {}) => aPath(it.db, { partnerId: partner.user.id, ...given });
const begin = (given: Partial<PathFields> = {}) =>
  call(it.app, 'saveLearningPath', {
    headers: partner.headers,
    body: { title: 'From clay to cup', category_id: place.sub.id, ...given },
  });
type Edited = Partial<PathFields> & { id: string; base_version: number };
const save = (body: Edited) => call(it.app, 'saveLearningPath', { headers: partner.headers, body });
const refusedSave = async (body: Edited) =>
  (await refusedCall(it.app, 'saveLearningPath', { headers: partner.headers, body })).problem;
const see = ({ slug }: { slug: string }): Promise<PathBuilder> =>
  call(it.app, 'getPathBuilder', { headers: partner.headers, params: { slug } });
const inPath = (...ids: { id: string }[]) => ids.map(({ id: course_id }) => ({ course_id, required: true }));

test('a draft begins with a title and a category, and has the rest to come', async () => {
  const draft = await begin();
  expect(draft).toMatchObject({
    slug: 'from-clay-to-cup',
    version: 1,
    status: 'draft',
    category: { slug: 'pottery-basics' },
    level: 'all_levels',
    language: 'en',
    courses: [],
    fee: { fee: 'free', is_set: false },
    partner: { id: partner.user.id },
  });
  const { headers } = partner;
  const refused = await refusedCall(it.app, 'saveLearningPath', { headers, body: { subtitle: 'In three evenings' } });
  expect(refused.problem.errors).toEqual({
    title: ['Fill in this field.'],
    category_id: ['Fill in this field.'],
  });
});

test('an address is taken from the title, once, and is nobody else’s', async () => {
  const [first, second] = await Promise.all([begin({ title: 'Raku, twice' }), begin({ title: 'Raku: twice!' })]);
  expect([first.slug, second.slug].toSorted()).toEqual(['raku-twice', 'raku-twice-2']);
  const renamed = await save({ id: first.id, base_version: 1, title: 'Raku for three' });
  expect(renamed).toMatchObject({ title: 'Raku for three', slug: first.slug, version: 2 });
  expect((await begin({ title: 'Publish' })).slug).toBe('publish-2');
  expect((await begin({ title: 'اسم المسار' })).slug).toMatch(/^path-[0-9a-f]{8}$/);
});

test('what a path says of itself is kept as it is given', async () => {
  const [skill] = await it.db.insert(skills).values({ skill: 'Throwing' }).returning();
  const [one, two] = [await aCourse(it.db, { durationS: 600 }), await aCourse(it.db, { durationS: 930 })];
  const { id } = await begin();
  const saved = await save({
    id,
    base_version: 1,
    subtitle: 'In three evenings',
    overview: 'You come with nothing.',
    level: 'beginner',
    language: 'fr-fr',
    category_id: place.final.id,
    enforce_course_order: true,
    certificate: true,
    skill_ids: [skill!.id],
    courses: [...inPath(two), { course_id: one.id, required: false }],
  });
  expect(saved).toMatchObject({
    subtitle: 'In three evenings',
    language: 'fr-FR',
    category_id: place.final.id,
    category: { slug: 'pottery-first-steps' },
    enforce_course_order: true,
    certificate: true,
    skills: [{ id: skill!.id, skill: 'Throwing' }],
    estimated_minutes: 26,
  });
  expect(saved.courses.map(({ course, required }) => [course.id, required])).toEqual([
    [two.id, true],
    [one.id, false],
  ]);
  const other = await save({ id, base_version: 2, category_id: place.category.id, skill_ids: [], courses: [] });
  expect(other).toMatchObject({ category: { slug: 'pottery' }, skills: [], courses: [], version: 3 });
});

test.each<[string, Partial<PathFields>, string, string]>([
  ['too short a title', { title: 'Clay' }, 'title', 'Title must be between 5 and 100 characters.'],
  ['too long a title', { title: 'C'.repeat(101) }, 'title', 'Title must be between 5 and 100 characters.'],
  ['too long a subtitle', { subtitle: 'c'.repeat(161) }, 'subtitle', 'At most 160 characters.'],
  ['too long an overview', { overview: 'c'.repeat(5001) }, 'overview', 'Overview must be at most 5000 characters.'],
  ['a language that is none', { language: '??' }, 'language', 'Choose the language the course is taught in.'],
  ['a category that is none', { category_id: crypto.randomUUID() }, 'category_id', 'Choose a category.'],
  ['a skill that is none', { skill_ids: [crypto.randomUUID()] }, 'skill_ids', 'Choose skills from the list.'],
  [
    'a course that is none',
    { courses: inPath({ id: crypto.randomUUID() }) },
    'courses.0.course_id',
    'Choose courses from the list.',
  ],
])('%s is refused', async (_title, change, field, sentence) => {
  const { id } = await begin();
  expect((await refusedSave({ id, base_version: 1, ...change })).errors).toEqual({ [field]: [sentence] });
  expect((await see(await begin())).version).toBe(1);
});

test('only published courses are added, each once, and fifty at most', async () => {
  const [open, draft] = [
    await aCourse(it.db, { name: 'Glazes' }),
    await aCourse(it.db, { name: 'Kilns', status: 'draft' }),
  ];
  const { id } = await begin();
  const refused = await refusedSave({ id, base_version: 1, courses: inPath(open, draft, open) });
  expect(refused.errors).toEqual({
    'courses.1.course_id': ["Course 'Kilns' is not published: only published courses can be added."],
    'courses.2.course_id': ["Course 'Glazes' has already been added to this program."],
  });
  const many = Array.from({ length: 51 }, () => ({ id: crypto.randomUUID() }));
  expect((await refusedSave({ id, base_version: 1, courses: inPath(...many) })).errors).toEqual({
    courses: ['At most 50 courses.'],
  });
});

test('a course that was taken off later stays, and can be moved about', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const { id } = await begin({ courses: inPath(one, two) });
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, two.id));
  const moved = await save({ id, base_version: 1, courses: inPath(two, one) });
  expect(moved.courses.map(({ course, status }) => [course.id, status])).toEqual([
    [two.id, 'unpublished'],
    [one.id, 'published'],
  ]);
});

test('objectives are said anew, all of them', async () => {
  const { id, slug } = await begin();
  const body = { path_id: id, base_version: 1, objectives: ['Knead the clay', 'Centre the clay'] };
  const { headers } = partner;
  expect((await call(it.app, 'saveLearningPathObjectives', { headers, body })).objectives).toEqual(body.objectives);
  const next = { ...body, base_version: 2, objectives: ['Pull up a wall'] };
  await call(it.app, 'saveLearningPathObjectives', { headers, body: next });
  expect((await see({ slug })).objectives).toEqual(['Pull up a wall']);
  const short = { ...body, base_version: 3, objectives: ['Knead'] };
  expect((await refusedCall(it.app, 'saveLearningPathObjectives', { headers, body: short })).problem.errors).toEqual({
    'objectives.0': ['Write at least 10 characters.'],
  });
});

test('a banner is one’s own, uploaded for it, and described', async () => {
  const { id } = await begin();
  const { headers, user } = partner;
  const file_id = await aFile(it.db, user.id, { purpose: 'banner', type: 'image/png' });
  const refused = async (given: { file_id: string; alt: string }) =>
    (
      await refusedCall(it.app, 'saveLearningPathBanner', {
        headers,
        body: { path_id: id, base_version: 1, ...given },
      })
    ).problem.errors;
  expect(await refused({ file_id, alt: 'Cup' })).toEqual({
    alt: ['Say in 5 to 120 characters what the banner shows.'],
  });
  const cover = await aFile(it.db, user.id, { purpose: 'cover' });
  expect(await refused({ file_id: cover, alt: 'A row of cups' })).toEqual({
    file_id: ['This file was uploaded for something else. Upload it here.'],
  });
  const stranger = await aSignedIn(it.db, { roles: ['partner'] });
  const theirs = await aFile(it.db, stranger.user.id, { purpose: 'banner' });
  expect(await refused({ file_id: theirs, alt: 'A row of cups' })).toEqual({ file_id: ['Upload the file again.'] });
  const body = { path_id: id, base_version: 1, file_id, alt: 'A row of cups' };
  const saved = await call(it.app, 'saveLearningPathBanner', { headers, body });
  expect(saved).toMatchObject({ banner_alt: 'A row of cups', banner_file: { id: file_id } });
  expect(saved.banner_url).toContain('signature=');
  const taken = { ...body, base_version: 2, file_id: null, alt: 'A row of cups' };
  expect(await call(it.app, 'saveLearningPathBanner', { headers, body: taken })).toMatchObject({
    banner_alt: '',
    banner_file: null,
    banner_url: null,
  });
});

test('an edit writes over nothing that was changed since, and is merged with the rest', async () => {
  const { id, slug } = await begin();
  await save({ id, base_version: 1, title: 'From clay to bowl' });
  const conflict = await refusedSave({ id, base_version: 1, title: 'From clay to jug', subtitle: 'In a week' });
  expect(conflict).toMatchObject({
    code: 'edit_conflict',
    conflict: {
      version: 2,
      fields: [{ target: 'path', field: 'title', yours: 'From clay to jug', theirs: 'From clay to bowl' }],
    },
  });
  expect((await see({ slug })).subtitle).toBe('');
  const merged = await save({ id, base_version: 1, subtitle: 'In a week' });
  expect(merged).toMatchObject({ title: 'From clay to bowl', subtitle: 'In a week', version: 3 });
  const objectives = ['Knead the clay', 'Centre the clay', 'Pull up a wall'];
  const body = { path_id: id, base_version: 1, objectives };
  expect(await call(it.app, 'saveLearningPathObjectives', { headers: partner.headers, body })).toMatchObject({
    objectives,
    version: 4,
  });
  expect((await refusedSave({ id, base_version: 9, title: 'From clay to jug' })).errors).toEqual({
    base_version: ['There is no such version of this learning path yet.'],
  });
});

test('of two who change the same part at once, one is told', async () => {
  const { id } = await begin();
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const edits = [inPath(one, two), inPath(two, one)].map((list) => save({ id, base_version: 1, courses: list }));
  const settled = await Promise.allSettled(edits);
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('an edit of a published path is public at once, and takes nothing from it that it needs', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const { id, slug } = await own({ status: 'published', courses: [one, two] });
  await save({ id, base_version: 1, title: 'From clay to bowl' });
  expect((await call(it.app, 'getLearningPath', { params: { slug } })).title).toBe('From clay to bowl');
  const broken = await refusedSave({ id, base_version: 2, courses: inPath(one) });
  expect(broken).toMatchObject({ code: 'path_incomplete', errors: { courses: ['Add at least two courses.'] } });
  expect((await see({ slug })).courses).toHaveLength(2);
  const { headers } = partner;
  const bare = { path_id: id, base_version: 2, file_id: null, alt: '' };
  expect((await refusedCall(it.app, 'saveLearningPathBanner', { headers, body: bare })).problem.errors).toEqual({
    banner: ['Add a banner, and say what it shows.'],
  });
});

test('a path requires at least one course, also where it is published and something broke by itself', async () => {
  const [one, two, three] = [await aCourse(it.db), await aCourse(it.db), await aCourse(it.db)];
  const none = { courses: ['At least one course must be required.'] };
  const { id } = await own({ status: 'published', courses: [one, two, three], optional: [1, 2] });
  const optional = [one, two, three].map((course) => ({ course_id: course.id, required: false }));
  expect(await refusedSave({ id, base_version: 1, courses: optional })).toMatchObject({
    code: 'path_incomplete',
    errors: none,
  });
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, one.id));
  const without = optional.slice(1);
  expect((await refusedSave({ id, base_version: 1, courses: without })).errors).toEqual(none);
  await save({ id, base_version: 1, courses: inPath(two, three) });
  const draft = await own({ courses: [two, three], optional: [0, 1] });
  const { headers } = partner;
  const sent = await refusedCall(it.app, 'submitLearningPath', { headers, params: { id: draft.id } });
  expect([sent.problem.code, sent.problem.errors]).toEqual(['path_incomplete', none]);
});

test('a published path whose course was taken off can be changed in all else', async () => {
  const [one, two] = [await aCourse(it.db), await aCourse(it.db)];
  const { id } = await own({ status: 'published', courses: [one, two] });
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, two.id));
  const saved = await save({ id, base_version: 1, title: 'From clay to bowl' });
  expect(saved.checklist.find(({ key }) => key === 'courses')).toMatchObject({ passed: false });
  expect((await refusedSave({ id, base_version: 2, overview: ' ' })).errors).toEqual({
    overview: ['Write what the learning path is about.'],
  });
});

test('a partner sees their own paths with who took them and what they brought', async () => {
  const seller = await aSignedIn(it.db, { roles: ['partner'] });
  const partnerId = seller.user.id;
  const goods = [await aPaidCourse(it), await aPaidCourse(it)];
  const sold = await aPath(it.db, {
    partnerId,
    courses: goods,
    status: 'published',
    title: 'Sold with care',
    fee: 'one_time',
    amountMinor: 5000,
  });
  await aPath(it.db, { partnerId, courses: goods, title: 'Still to be written' });
  await buy(it, await aSignedIn(it.db), [sold]);
  await buy(it, await aSignedIn(it.db), [sold]);
  const list = (query: object) => call(it.app, 'listOwnLearningPaths', { headers: seller.headers, query });
  const all = await list({});
  expect(all.items.map(({ title }) => title)).toEqual(['Still to be written', 'Sold with care']);
  expect(all).toMatchObject({ total: 2, counts: { draft: 1, published: 1 } });
  expect((await list({ status: 'published' })).items).toMatchObject([
    {
      title: 'Sold with care',
      course_count: 2,
      learner_count: 2,
      completion_count: 0,
      revenue: [{ amount_minor: 10000, currency: 'USD' }],
    },
  ]);
  expect(await list({ q: 'written' })).toMatchObject({ total: 1, counts: { draft: 1 } });
  expect((await list({ q: '100%' })).items).toEqual([]);
});
