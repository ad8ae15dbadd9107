import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

/** A change of the course as somebody makes it who has this version of it before them. */
const asked = ({ id, version }: CourseBuilder, body: object) => ({
  headers: teacher.headers,
  params: { id },
  body: { ...body, base_version: version },
});
const update = (seen: CourseBuilder, body: object) => call(it.app, 'updateCourse', asked(seen, body));
const refusedUpdate = (seen: CourseBuilder, body: object) => refusedCall(it.app, 'updateCourse', asked(seen, body));
const lessonOf = (course: CourseBuilder, place = 0) => ({ ...course.modules[0]!.lessons[place]!, version: course.version }); // prettier-ignore

test('who writes over a text they have not seen is refused, and told both texts', async () => {
  const seen = await aReadyCourse(it, teacher);
  const now = await update(seen, { name: 'From the first window' });
  expect(now.version).toBe(seen.version + 1);
  const refused = await refusedUpdate(seen, { name: 'From the second window' });
  expect(refused).toMatchObject({ status: 409, problem: { code: 'edit_conflict' } });
  expect(refused.problem.conflict).toEqual({
    version: now.version,
    fields: [
      {
        target: 'course',
        field: 'name',
        yours: 'From the second window',
        theirs: 'From the first window',
        changed_at: expect.any(String),
      },
    ],
  });
  expect((await update(now, { name: 'Chosen' })).name).toBe('Chosen');
});

test('edits of different fields on one version are both kept', async () => {
  const seen = await aReadyCourse(it, teacher);
  await update(seen, { name: 'From the first window' });
  const merged = await update(seen, { level: 'advanced' });
  expect(merged).toMatchObject({ name: 'From the first window', level: 'advanced', version: seen.version + 2 });
});

test('where one field of several is in the way nothing of the change is kept', async () => {
  const seen = await aReadyCourse(it, teacher);
  await update(seen, { name: 'From the first window' });
  await refusedUpdate(seen, { name: 'From the second window', level: 'advanced' });
  const now = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: seen.slug } });
  expect(now).toMatchObject({ name: 'From the first window', level: 'beginner' });
});

test('of ten windows that save one field at the same moment, one is kept and nine are told', async () => {
  const seen = await aReadyCourse(it, teacher);
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, place) => update(seen, { name: `From window ${place + 1}` })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toMatch(/409.*conflict/);
});

test('ten windows that save ten fields at the same moment keep them all', async () => {
  const seen = await aReadyCourse(it, teacher);
  const changes = [
    { name: 'Ten at once' },
    { level: 'advanced' },
    { short_description: 'Ten windows and ten fields.' },
    { language: 'fr' },
    { audience: ['Ten people'] },
    { requirements: ['Ten windows'] },
    { watch_threshold: 75 },
    { captions_waiver: 'Nothing is spoken.' },
    { objectives: ['Save ten fields at once'] },
    { is_micro: false },
  ];
  await Promise.all(changes.map((change) => update(seen, change)));
  const now = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: seen.slug } });
  expect(now).toMatchObject(Object.assign({}, ...changes));
  expect(now.version).toBe(seen.version + changes.length);
});

test('the same text twice, as when a reply was lost, is no conflict and no new version', async () => {
  const seen = await aReadyCourse(it, teacher);
  const now = await update(seen, { name: 'Said twice' });
  expect((await update(seen, { name: 'Said twice' })).version).toBe(now.version);
});

test('a change says which version it was made on, and not one that is yet to come', async () => {
  const seen = await aReadyCourse(it, teacher);
  const silent = await refusedCall(it.app, 'updateCourse', { ...asked(seen, {}), body: { name: 'Whatever' } as never });
  expect(silent).toMatchObject({ status: 422, problem: { errors: { base_version: [expect.any(String)] } } });
  for (const version of [seen.version + 1, Number.MAX_SAFE_INTEGER]) {
    expect((await refusedUpdate({ ...seen, version }, { name: 'Tomorrow' })).status).toBe(422);
  }
});

test('the revision of a public course is guarded like a draft', async () => {
  const seen = await aPublishedCourse(it, teacher);
  await update(seen, { name: 'From the first window' });
  expect((await refusedUpdate(seen, { name: 'From the second window' })).problem.code).toBe('edit_conflict');
  expect(await update(seen, { level: 'advanced' })).toMatchObject({
    name: 'From the first window',
    has_revision: true,
  });
});

test('a lesson is guarded field by field, and not removed while another window writes it', async () => {
  const seen = await aReadyCourse(it, teacher);
  const { id, version } = lessonOf(seen);
  const change = (body: object) => ({
    headers: teacher.headers,
    params: { id },
    body: { ...body, base_version: version },
  });
  await call(it.app, 'updateLesson', change({ markdown: 'Written in the first window.' }));
  const refused = await refusedCall(it.app, 'updateLesson', change({ markdown: 'Written in the second.' }));
  expect(refused.problem.conflict?.fields).toMatchObject([
    { target: `lesson:${id}`, field: 'markdown', theirs: 'Written in the first window.' },
  ]);
  await call(it.app, 'updateLesson', change({ title: 'Its title is free' }));
  const removal = { headers: teacher.headers, query: { base_version: version } };
  const kept = await refusedCall(it.app, 'removeLesson', { ...removal, params: { id } });
  expect(kept).toMatchObject({ status: 409, problem: { code: 'edit_conflict' } });
  const module = { ...removal, params: { id: seen.modules[0]?.id ?? '' } };
  expect((await refusedCall(it.app, 'removeModule', module)).problem.code).toBe('edit_conflict');
});

test('a module to which another window has added a lesson is not removed unseen', async () => {
  const seen = await aReadyCourse(it, teacher);
  const id = seen.modules[0]?.id ?? '';
  const added = await call(it.app, 'createLesson', {
    headers: teacher.headers,
    body: { module_id: id, title: 'From the first window', kind: 'text' },
  });
  const removal = (base_version: number) => ({ headers: teacher.headers, params: { id }, query: { base_version } });
  expect((await refusedCall(it.app, 'removeModule', removal(seen.version))).problem.code).toBe('edit_conflict');
  expect((await call(it.app, 'removeModule', removal(added.version))).modules).toEqual([]);
});

test('an order made before another window moved or added something is refused', async () => {
  const seen = await aReadyCourse(it, teacher);
  const [module] = seen.modules;
  const lessons = module?.lessons.map(({ id }) => id) ?? [];
  const order = (ids: string[]) => ({
    headers: teacher.headers,
    params: { id: seen.id },
    body: { modules: [{ id: module?.id ?? '', lessons: ids }], base_version: seen.version },
  });
  await call(it.app, 'orderCurriculum', order(lessons.toReversed()));
  const refused = await refusedCall(it.app, 'orderCurriculum', order([...lessons.slice(1), lessons[0] ?? '']));
  expect(refused.problem.conflict?.fields).toMatchObject([
    { target: 'order', field: 'modules', theirs: [{ id: module?.id, lessons: lessons.toReversed() }] },
  ]);
});
