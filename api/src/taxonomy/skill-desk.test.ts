import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { findCourseSkills } from '../teaching/courses/course-skills.ts';
import { courseRevisions, courseSkills } from '../teaching/courses/courses.tables.ts';
import { skills } from './taxonomy.tables.ts';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aCourse } from '../testing/course-builders.ts';
import type { SignedIn } from '../testing/ready-course.ts';

let it: TestApp;
let keeper: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  keeper = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const list = async (q = '') => (await call(it.app, 'listDeskSkills', { headers: keeper.headers, query: { q } })).items;
const create = (skill: string, names: { fr?: string } = {}) =>
  call(it.app, 'createSkill', { headers: keeper.headers, body: { skill, names } });
const idOf = async (name: string) => {
  const [row] = await it.db.select().from(skills).where(eq(skills.skill, name));
  return row!.id;
};
const searched = async (q: string) =>
  (await call(it.app, 'listCourses', { query: { q } })).items.map(({ name }) => name);

test('a skill is added, found in any language, and on the public list', async () => {
  await create('Letter cutting', { fr: 'Gravure de lettres' });
  expect(await list('gravure')).toMatchObject([
    { skill: 'Letter cutting', names: { fr: 'Gravure de lettres' }, version: 1, uses: { courses: 0, portfolio: 0 } },
  ]);
  expect(await call(it.app, 'listSkills', {})).toMatchObject([{ names: { fr: 'Gravure de lettres' } }]);
  const again = { headers: keeper.headers, body: { skill: 'LETTER CUTTING' } };
  expect((await refusedCall(it.app, 'createSkill', again)).problem.errors).toEqual({
    skill: ['This skill is on the list already.'],
  });
});

test('renamed, the courses that teach it are found by its new names at once', async () => {
  await aCourse(it.db, { name: 'Ink and pen', skillNames: ['Calligraphie'] });
  const params = { id: await idOf('Calligraphie') };
  await call(it.app, 'updateSkill', {
    headers: keeper.headers,
    params,
    body: { base_version: 1, skill: 'Handlettering', names: { fr: 'Belle écriture' } },
  });
  expect(await searched('handlettering')).toEqual(['Ink and pen']);
  expect(await searched('belle ecriture')).toEqual(['Ink and pen']);
  const stale = { headers: keeper.headers, params, body: { base_version: 1, skill: 'Pens' } };
  expect(await refusedCall(it.app, 'updateSkill', stale)).toMatchObject({ status: 409 });
});

test('merged, the other one stands wherever it was named, once', async () => {
  const only = await aCourse(it.db, { name: 'Only the old', skillNames: ['Bookbinding old'] });
  const both = await aCourse(it.db, { name: 'Both', skillNames: ['Bookbinding'] });
  const [from, into] = [await idOf('Bookbinding old'), await idOf('Bookbinding')];
  await it.db.insert(courseSkills).values({ courseId: both.id, skillId: from, order: 5 });
  const content = { fields: { final_category_id: null, skill_ids: [into, from] }, modules: [] } as never;
  await it.db.insert(courseRevisions).values({ courseId: both.id, content });
  expect(await list('Bookbinding old')).toMatchObject([{ uses: { courses: 2, drafts: 1 } }]);
  await call(it.app, 'mergeSkill', {
    headers: keeper.headers,
    params: { id: from },
    body: { base_version: 1, into_id: into },
  });
  for (const { id } of [only, both]) expect(await findCourseSkills(it.db, id)).toEqual([into]);
  const [revision] = await it.db.select().from(courseRevisions).where(eq(courseRevisions.courseId, both.id));
  expect(revision?.content.fields.skill_ids).toEqual([into]);
  expect(await list('Bookbinding old')).toEqual([]);
});

test('only what nothing names is removed', async () => {
  await aCourse(it.db, { skillNames: ['Enamel'] });
  const named = { headers: keeper.headers, params: { id: await idOf('Enamel') }, query: { base_version: 1 } };
  expect((await refusedCall(it.app, 'removeSkill', named)).problem.errors).toEqual({
    id: ['Something names this skill. Merge it into another one instead.'],
  });
  const { id } = await create('Nobody needs this');
  await call(it.app, 'removeSkill', { headers: keeper.headers, params: { id }, query: { base_version: 1 } });
  expect(await list('Nobody needs')).toEqual([]);
});

test('only those who keep the list see and change it', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'] });
  const params = { id: keeper.user.id };
  expect(await refusedCall(it.app, 'listDeskSkills', { headers, query: {} })).toMatchObject({ status: 403 });
  expect(await refusedCall(it.app, 'createSkill', { headers, body: { skill: 'Mine' } })).toMatchObject({ status: 403 });
  const merging = { headers, params, body: { base_version: 1, into_id: params.id } };
  expect(await refusedCall(it.app, 'mergeSkill', merging)).toMatchObject({ status: 403 });
  expect(await refusedCall(it.app, 'removeSkill', { headers, params, query: { base_version: 1 } })).toMatchObject({
    status: 403,
  });
});
