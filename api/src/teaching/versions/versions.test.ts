import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { MOST_NAMED, MOST_VERSIONS } from '@stoa/shared/contract/teaching/course-version-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { courseVersions } from '../courses/courses.tables.ts';
import { keepVersion } from '../courses/keep-version.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseBuilder;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
beforeEach(async () => {
  course = await aPublishedCourse(it, teacher);
});
afterAll(() => it.close());

const list = async (by = teacher) =>
  (await call(it.app, 'listCourseVersions', { headers: by.headers, params: { id: course.id } })).items;
const kinds = async () => (await list()).map(({ kind }) => kind);
/** As if all of it had been kept so much earlier. */
const letHoursPass = () =>
  it.db
    .update(courseVersions)
    .set({ at: sql`${courseVersions.at} - interval '2 hours'` })
    .where(eq(courseVersions.courseId, course.id));
const rename = (name: string, version: number) =>
  call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id: course.id },
    body: { name, base_version: version },
  });
const name = (label: string, by = teacher) => ({ headers: by.headers, params: { id: course.id }, body: { label } });
const restore = (id: string, version: number, by = teacher) => ({
  headers: by.headers,
  params: { id },
  body: { base_version: version },
});

test('what is sent to review and what is published is kept, with whose doing it was', async () => {
  const [published, submitted] = await list();
  expect(published).toMatchObject({ kind: 'published', name: course.name, lesson_count: 3, is_current: true });
  expect(submitted).toMatchObject({ kind: 'submitted', actor: { id: teacher.user.id } });
  expect(published?.actor?.id).not.toBe(teacher.user.id);
});

test('while a course is edited it is kept at most once an hour, and never twice the same', async () => {
  const first = await rename('Walking and thinking', course.version);
  const second = await rename('Walking while thinking', first.version);
  const before = await kinds();
  await letHoursPass();
  const third = await rename('Thinking while walking', second.version);
  await rename('Thinking on one’s feet', third.version);
  expect(await kinds()).toEqual(['saved', ...before]);
  expect((await list())[0]?.name).toBe('Walking while thinking');
});

test('a version says what it changed, and what would change if it came back', async () => {
  await rename('Walking and thinking', course.version);
  const [published, submitted] = await list();
  const compared = async (id: string, against: 'earlier' | 'now') =>
    (await call(it.app, 'getCourseVersion', { headers: teacher.headers, params: { id }, query: { against } })).diff;
  const back = await compared(published!.id, 'now');
  expect(back?.fields).toEqual([{ type: 'text', field: 'name', before: 'Walking and thinking', after: course.name }]);
  expect((await compared(published!.id, 'earlier'))?.fields).toEqual([]);
  const oldest = (await list()).at(-1)!;
  expect(await compared(oldest.id, 'earlier')).toBeNull();
  expect(submitted).toBeDefined();
});

test('a version comes back as an edit, and what was there before comes back the same way', async () => {
  const [published] = await list();
  const lesson = course.modules[0]!.lessons[0]!;
  const renamed = await rename('Walking and thinking', course.version);
  const left = await call(it.app, 'removeLesson', {
    headers: teacher.headers,
    params: { id: lesson.id },
    query: { base_version: renamed.version },
  });
  const back = await call(it.app, 'restoreCourseVersion', restore(published!.id, left.version));
  expect(back.course).toMatchObject({ name: course.name, slug: course.slug, has_revision: true });
  expect(back.course.modules[0]?.lessons.map(({ id }) => id)).toEqual(course.modules[0]?.lessons.map(({ id }) => id));
  const undone = await call(it.app, 'restoreCourseVersion', restore(back.before_id!, back.course.version));
  expect(undone.course.name).toBe('Walking and thinking');
  expect(undone.course.modules[0]?.lessons).toHaveLength(2);
});

test('nothing that was written since is written over unseen', async () => {
  const [published] = await list();
  await rename('Walking and thinking', course.version);
  const refused = await refusedCall(it.app, 'restoreCourseVersion', restore(published!.id, course.version));
  expect(refused.problem.code).toBe('edit_conflict');
});

test('reviewers look at versions and bring none back; nobody else knows of them', async () => {
  const [published] = await list();
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  expect((await list(admin)).length).toBeGreaterThan(0);
  const by = async (person: SignedIn) =>
    (await refusedCall(it.app, 'restoreCourseVersion', restore(published!.id, course.version, person))).status;
  expect([await by(admin), await by(other)]).toEqual([403, 403]);
  const asked = { headers: other.headers, params: { id: course.id } };
  expect((await refusedCall(it.app, 'listCourseVersions', asked)).status).toBe(403);
});

test('only so many are kept: of what was published, and of the rest', async () => {
  const [published] = await it.db.select().from(courseVersions).where(eq(courseVersions.courseId, course.id));
  const { content, version } = published!;
  for (let count = 0; count < MOST_VERSIONS + 3; count += 1) {
    await keepVersion(it.db, course.id, { kind: 'saved', actorId: null, version, content });
  }
  const all = await kinds();
  expect(all.filter((kind) => kind === 'saved')).toHaveLength(MOST_VERSIONS);
  expect(all.filter((kind) => kind === 'published')).toHaveLength(1);
});

test('a state that is named is kept apart, is compared and comes back', async () => {
  await call(it.app, 'nameCourse', name('  Before the big cut '));
  const [named] = await list();
  expect(named).toMatchObject({
    ...{ kind: 'named', label: 'Before the big cut', is_current: true, actor: { id: teacher.user.id } },
  });
  const renamed = await rename('Walking and thinking', course.version);
  const { diff } = await call(it.app, 'getCourseVersion', {
    ...{ headers: teacher.headers, params: { id: named!.id }, query: { against: 'now' as const } },
  });
  expect(diff?.fields).toMatchObject([{ field: 'name', after: course.name }]);
  const back = await call(it.app, 'restoreCourseVersion', restore(named!.id, renamed.version));
  expect(back.course.name).toBe(course.name);
});

test('a name is one version’s, has bounds, and there are at most twenty', async () => {
  await call(it.app, 'nameCourse', name('Draft one'));
  const refusedFor = async (label: string) =>
    (await refusedCall(it.app, 'nameCourse', name(label))).problem.errors?.['label']?.[0];
  expect(await refusedFor('DRAFT one')).toBe('Another version of this course has this name.');
  expect(await refusedFor('   ')).toBe('Name the version.');
  expect(await refusedFor('x'.repeat(61))).toBe('A version’s name must be at most 60 characters.');
  for (let count = 2; count <= MOST_NAMED; count += 1) await call(it.app, 'nameCourse', name(`Draft ${count}`));
  expect(await refusedFor('One more')).toBe('At most 20 named versions. Delete one first.');
  expect((await list()).filter(({ label }) => label)).toHaveLength(MOST_NAMED);
});

test('a named version outlives the others, is called otherwise, and goes when its name is taken away', async () => {
  const [published] = await list();
  const label = (id: string, next: string) =>
    call(it.app, 'labelCourseVersion', { headers: teacher.headers, params: { id }, body: { label: next } });
  const unname = (id: string) => call(it.app, 'removeVersionLabel', { headers: teacher.headers, params: { id } });
  await call(it.app, 'nameCourse', name('First'));
  const [named] = await list();
  await label(named!.id, 'First of all');
  await label(published!.id, 'As it went out');
  const [row] = await it.db.select().from(courseVersions).where(eq(courseVersions.id, named!.id));
  for (let count = 0; count < MOST_VERSIONS + 1; count += 1) {
    await keepVersion(it.db, course.id, { kind: 'published', actorId: null, version: 1, content: row!.content });
  }
  const labels = async () => (await list()).flatMap((one) => one.label ?? []);
  expect(await labels()).toEqual(['First of all', 'As it went out']);
  await unname(named!.id);
  await unname(published!.id);
  expect(await labels()).toEqual([]);
  const left = (await list()).map(({ id }) => id);
  expect([left.includes(named!.id), left.includes(published!.id)]).toEqual([false, true]);
});

test('naming is for those who edit', async () => {
  const [admin, other] = [
    await aSignedIn(it.db, { roles: ['admin'] }),
    await aSignedIn(it.db, { roles: ['teacher'] }),
  ];
  const [version] = await list();
  for (const by of [admin, other]) {
    expect((await refusedCall(it.app, 'nameCourse', name('Mine', by))).status).toBe(403);
    const asked = { headers: by.headers, params: { id: version!.id } };
    expect((await refusedCall(it.app, 'removeVersionLabel', asked)).status).toBe(403);
  }
});
