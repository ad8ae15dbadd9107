import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { versionOf } from '../../testing/course-builders.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn, admin: SignedIn, learner: SignedIn, partner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  learner = await aSignedIn(it.db);
  partner = await aSignedIn(it.db, { roles: ['partner'] });
});
afterAll(() => it.close());

const create = (name: string, who = teacher) => call(it.app, 'createCourse', { headers: who.headers, body: { name } });
const onLatest = async (id: string, body: object) => ({ ...body, base_version: await versionOf(it.db, id) });
const update = async (id: string, body: object) =>
  call(it.app, 'updateCourse', { headers: teacher.headers, params: { id }, body: await onLatest(id, body) });
const refusedUpdate = async (id: string, body: object, who = teacher) =>
  refusedCall(it.app, 'updateCourse', { headers: who.headers, params: { id }, body: await onLatest(id, body) });

test('a teacher begins a draft whose address comes from its title', async () => {
  const draft = await create('Shadow & Light');
  expect(draft).toMatchObject({
    slug: 'shadow-light',
    status: 'draft',
    modules: [],
    has_revision: false,
    price_minor: 0,
  });
  expect(draft.creator.id).toBe(teacher.user.id);
  expect((await create('Shadow & Light')).slug).toBe('shadow-light-2');
});

test('ten drafts of one title at the same moment get ten addresses', async () => {
  const drafts = await Promise.all(Array.from({ length: 10 }, () => create('All at once')));
  expect(new Set(drafts.map(({ slug }) => slug)).size).toBe(10);
});

test('only those who make courses begin one', async () => {
  for (const { headers } of [learner, admin]) {
    expect((await refusedCall(it.app, 'createCourse', { headers, body: { name: 'No right to' } })).status).toBe(403);
  }
  expect((await refusedCall(it.app, 'createCourse', { body: { name: 'No one at all' } })).status).toBe(401);
});

test('a course can be one of recordings, and become one of packages', async () => {
  const body = { name: 'To be listened to', content_type: 'audio' as const };
  const begun = await call(it.app, 'createCourse', { headers: teacher.headers, body });
  expect(begun.content_type).toBe('audio');
  expect((await update(begun.id, { content_type: 'scorm' })).content_type).toBe('scorm');
});

test('titles are held to their rules, named by field', async () => {
  for (const [name, rule] of [
    ['Abc', 'Title must be between 5 and 60 characters.'],
    ['SHOUTING TITLE', 'Title must not be all capitals.'],
  ]) {
    const { status, problem } = await refusedCall(it.app, 'createCourse', {
      headers: teacher.headers,
      body: { name: name ?? '' },
    });
    expect([status, problem.errors]).toEqual([422, { name: [rule] }]);
  }
});

test('some fields change, the others stay', async () => {
  const { id } = await create('Partly changed');
  await update(id, { level: 'advanced', objectives: ['Walk with a steady pace'] });
  const now = await update(id, { type: 'paid', price_minor: 1250, currency: 'eur', language: 'pt-br' });
  expect(now).toMatchObject({ level: 'advanced', price_minor: 1250, currency: 'EUR', language: 'pt-BR' });
  expect(now.objectives).toEqual(['Walk with a steady pace']);
  expect(await update(id, { type: 'free' })).toMatchObject({ type: 'free', price_minor: 0 });
});

test('half a character in the revision of a public course is refused by its author’s fault, not ours', async () => {
  const { id } = await aPublishedCourse(it, teacher);
  expect((await refusedUpdate(id, { description: 'half \ud800 a pair' })).status).toBe(422);
});

test('a language is kept without its extensions, which have no name to show', async () => {
  const { id } = await create('Counted otherwise');
  expect((await update(id, { language: 'en-u-nu-arab' })).language).toBe('en');
});

test('no course takes the address of a screen', async () => {
  const { id, slug } = await create('Reports');
  expect(slug).toBe('reports-2');
  expect((await refusedUpdate(id, { slug: 'create' })).problem.code).toBe('slug_taken');
});

test.each([
  ['short_description', { short_description: 'x'.repeat(121) }],
  ['final_category_id', { final_category_id: v7() }],
  ['skill_ids', { skill_ids: [v7()] }],
  ['price_minor', { price_minor: 100 }],
  ['currency', { currency: 'ZZZ' }],
  ['language', { language: '!!' }],
  ['watch_threshold', { watch_threshold: 20 }],
  ['slug', { slug: 'Not An Address' }],
])('%s out of bounds is refused by name', async (field, body) => {
  const { id } = await create('Out of bounds');
  const { status, problem } = await refusedUpdate(id, body);
  expect(status).toBe(422);
  expect(Object.keys(problem.errors ?? {})).toEqual([field]);
});

test.each([
  ['USD', 1_000_001, 'The price may be at most 10,000.'],
  ['JPY', 1_500_001, 'The price may be at most 1,500,000.'],
  ['HUF', 499_050, 'The price must be a multiple of 1.'],
  ['KWD', 12_345, 'The price must be a multiple of 0.01.'],
])('%s: what nobody can be charged is no price', async (currency, price_minor, words) => {
  const { id } = await create(`Priced in ${currency}`);
  const { problem } = await refusedUpdate(id, { type: 'paid', currency, price_minor });
  expect(problem.errors).toEqual({ price_minor: [words] });
});

test('an address can change until the first publishing, and the old one leads on', async () => {
  const { id, slug } = await create('Moving house');
  await update(id, { slug: 'new-house' });
  const found = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug } });
  expect(found).toMatchObject({ id, slug: 'new-house' });
  const taken = await create('Another house');
  const refused = await refusedUpdate(taken.id, { slug: 'new-house' });
  expect(refused).toMatchObject({
    status: 409,
    problem: { code: 'slug_taken', message: 'This address is already taken.' },
  });
  expect((await refusedUpdate(taken.id, { slug })).problem.code).toBe('slug_taken');
  const published = await aPublishedCourse(it, teacher);
  expect((await refusedUpdate(published.id, { slug: 'too-late-now' })).problem.errors).toHaveProperty('slug');
});

test('a draft is for its author and for reviewers; it does not exist for others', async () => {
  const { id, slug } = await create('Mine alone');
  for (const { headers } of [other, learner, partner]) {
    expect((await refusedCall(it.app, 'getCourseBuilder', { headers, params: { slug } })).status).toBe(404);
  }
  const read = await call(it.app, 'getCourseBuilder', { headers: admin.headers, params: { slug } });
  expect(read.actions).toEqual([]);
  expect((await refusedUpdate(id, { level: 'beginner' }, other)).status).toBe(404);
  const published = await aPublishedCourse(it, teacher);
  expect((await refusedUpdate(published.id, { level: 'beginner' }, other)).status).toBe(403);
});

test('a creator’s list counts every status and finds by title', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  await create('Red draft', author);
  await create('Blue draft', author);
  const { id, version } = await aReadyCourse(it, author, 'Green course');
  await call(it.app, 'submitCourse', { headers: author.headers, params: { id } });
  const all = await call(it.app, 'listOwnCourses', { headers: author.headers, query: {} });
  expect(all.counts).toEqual({ draft: 2, in_review: 1 });
  expect(all.total).toBe(3);
  expect(all.items[0]).toMatchObject({ name: 'Green course', version, lesson_count: 3, actions: ['withdraw'] });
  const waiting = await call(it.app, 'listOwnCourses', { headers: author.headers, query: { status: 'in_review' } });
  expect(waiting.items.map(({ id: found }) => found)).toEqual([id]);
  const named = await call(it.app, 'listOwnCourses', { headers: author.headers, query: { q: 'blue' } });
  expect(named.items.map(({ name }) => name)).toEqual(['Blue draft']);
  expect((await refusedCall(it.app, 'listOwnCourses', { headers: learner.headers, query: {} })).status).toBe(403);
});

test('lessons take what their kind has, and measure it', async () => {
  const course = await aReadyCourse(it, teacher);
  const [text, video, quiz] = course.modules[0]?.lessons ?? [];
  expect(video).toMatchObject({ kind: 'video', duration_s: 100 });
  expect(text?.duration_s).toBeGreaterThanOrEqual(30);
  const misplaced = await refusedCall(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: text?.id ?? '' },
    body: { captions_file_id: v7(), base_version: course.version },
  });
  expect(misplaced.problem.errors).toHaveProperty('captions_file_id');
  const settings = { instructions: 'Take your time.', pass_mark: 60 };
  const changed = await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: quiz?.id ?? '' },
    body: { ...settings, base_version: course.version },
  });
  expect(changed.modules[0]?.lessons[2]?.quiz).toEqual({ ...quiz?.quiz, ...settings });
});

test('modules are renamed, ordered and removed, by their author alone', async () => {
  const { id, modules, version } = await aReadyCourse(it, teacher);
  const [module] = modules;
  const params = { id: module?.id ?? '' };
  const rename = { title: 'Renamed', base_version: version };
  expect((await refusedCall(it.app, 'updateModule', { headers: other.headers, params, body: rename })).status).toBe(
    404,
  );
  await call(it.app, 'updateModule', { headers: teacher.headers, params, body: rename });
  const two = await call(it.app, 'createModule', {
    headers: teacher.headers,
    body: { course_id: id, title: 'Second' },
  });
  const lessons = module?.lessons.map((lesson) => lesson.id) ?? [];
  const ordered = await call(it.app, 'orderCurriculum', {
    headers: teacher.headers,
    params: { id },
    body: {
      base_version: two.version,
      modules: [
        { id: two.modules[1]?.id ?? '', lessons: lessons.toReversed() },
        { id: params.id, lessons: [] },
      ],
    },
  });
  expect(ordered.modules.map(({ title, order }) => [title, order])).toEqual([['Second', 1], ['Renamed', 2]]); // prettier-ignore
  expect(ordered.modules[0]?.lessons.map((lesson) => lesson.id)).toEqual(lessons.toReversed());
  const on = ({ version: base_version }: { version: number }) => ({ query: { base_version } });
  const removed = await call(it.app, 'removeModule', { headers: teacher.headers, params, ...on(ordered) });
  expect(removed.modules).toHaveLength(1);
  const first = { headers: teacher.headers, params: { id: lessons[0] ?? '' } };
  const fewer = await call(it.app, 'removeLesson', { ...first, ...on(removed) });
  expect(fewer.modules[0]?.lessons).toHaveLength(2);
  expect((await refusedCall(it.app, 'removeLesson', { ...first, ...on(fewer) })).status).toBe(404);
});
