import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { courseEvents, courseRevisions } from '../courses/courses.tables.ts';
import { findContent } from '../courses/find-content.ts';
import { findCourse } from '../courses/find-course.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { versionOf } from '../../testing/course-builders.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn, learner: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  learner = await aSignedIn(it.db);
});
afterAll(() => it.close());

const ask = async (id: string, who = teacher, on?: number) => ({
  headers: who.headers,
  params: { id },
  query: { base_version: on ?? (await versionOf(it.db, id)) },
});
const discard = async (id: string) => call(it.app, 'discardRevision', await ask(id));
const refused = async (id: string, who = teacher, on?: number) => {
  const { status, problem } = await refusedCall(it.app, 'discardRevision', await ask(id, who, on));
  return [status, problem.code];
};
const edit = async (id: string, body: object) =>
  call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { ...body, base_version: await versionOf(it.db, id) },
  });
const liveContent = async (id: string) => findContent(it.db, (await findCourse(it.db, { id }))!);
const submit = (id: string) => call(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });

test('what waits in a revision is thrown away, and what learners see is not touched', async () => {
  const { id, slug, name, modules } = await aPublishedCourse(it, teacher);
  await call(it.app, 'enrol', { headers: learner.headers, body: { course_id: id } });
  const live = await liveContent(id);
  const progress = () => call(it.app, 'getPlayer', { headers: learner.headers, params: { slug } });
  const before = await progress();
  await edit(id, { name: 'Running the porch' });
  await call(it.app, 'createModule', { headers: teacher.headers, body: { course_id: id, title: 'Further steps' } });
  const removed = await call(it.app, 'removeLesson', {
    headers: teacher.headers,
    params: { id: modules[0]!.lessons[0]!.id },
    query: { base_version: await versionOf(it.db, id) },
  });
  expect(removed).toMatchObject({ has_revision: true, actions: expect.arrayContaining(['discard']) });

  const back = await discard(id);
  expect(back).toMatchObject({ name, status: 'published', has_revision: false, version: removed.version + 1 });
  expect(back.modules).toEqual(modules);
  expect(back.actions).not.toContain('discard');
  expect(await liveContent(id)).toEqual(live);
  expect(await progress()).toEqual(before);
  expect(await it.db.$count(courseRevisions, eq(courseRevisions.courseId, id))).toBe(0);
  const [event] = await it.db
    .select()
    .from(courseEvents)
    .where(eq(courseEvents.courseId, id))
    .orderBy(desc(courseEvents.at))
    .limit(1);
  expect(event).toMatchObject({
    actorId: teacher.user.id,
    action: 'discard',
    fromStatus: 'draft',
    toStatus: 'published',
  });
});

test('after it the course is edited as before, and an edit made on a discarded text meets what is there now', async () => {
  const { id, version } = await aPublishedCourse(it, teacher);
  const edited = await edit(id, { name: 'Running the porch' });
  await discard(id);
  const late = await refusedCall(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { name: 'Running the porch twice', base_version: edited.version },
  });
  expect([late.status, late.problem.code]).toEqual([409, 'edit_conflict']);
  expect(late.problem.conflict?.version).toBe(version + 2);
  expect(await edit(id, { name: 'Crossing the porch' })).toMatchObject({ has_revision: true });
});

test('what another window has changed since is not thrown away unseen', async () => {
  const { id } = await aPublishedCourse(it, teacher);
  const { version } = await edit(id, { name: 'Running the porch' });
  await edit(id, { short_description: 'Told anew in another window, step by step.' });
  expect(await refused(id, teacher, version)).toEqual([409, 'edit_conflict']);
  expect(await it.db.$count(courseRevisions, eq(courseRevisions.courseId, id))).toBe(1);
});

test('while a reviewer has it, and where nothing waits, there is nothing to discard', async () => {
  const draft = await aReadyCourse(it, teacher);
  expect(await refused(draft.id)).toEqual([409, 'course_transition']);
  const { id, slug } = await aPublishedCourse(it, teacher);
  expect(await refused(id)).toEqual([409, 'course_transition']);
  await edit(id, { name: 'Running the porch' });
  expect((await submit(id)).actions).not.toContain('discard');
  expect(await refused(id)).toEqual([409, 'course_transition']);
  await call(it.app, 'publishCourse', {
    headers: admin.headers,
    params: { slug },
    body: { publish_at: new Date(Date.now() + 3_600_000).toISOString() },
  });
  expect(await refused(id)).toEqual([409, 'course_transition']);
});

test('only the author discards', async () => {
  const { id } = await aPublishedCourse(it, teacher);
  await edit(id, { name: 'Running the porch' });
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await refused(id, other)).toEqual([403, 'forbidden']);
  expect(await refused(id, learner)).toEqual([403, 'forbidden']);
  expect(await refused(id, admin)).toEqual([403, 'forbidden']);
});

test('with the changes go the requests of the reviewer about them', async () => {
  const { id } = await aPublishedCourse(it, teacher);
  await edit(id, { name: 'Running the porch' });
  await submit(id);
  await call(it.app, 'commentOnReview', {
    headers: admin.headers,
    params: { id },
    body: { body: 'Nobody runs in this course.', blocking: true },
  });
  const back = await discard(id);
  expect(back.status).toBe('published');
  expect(back.comments).toMatchObject([{ resolved_by: { id: teacher.user.id } }]);
  await edit(id, { name: 'Strolling the porch' });
  expect((await submit(id)).status).toBe('in_review');
});

test('of two discards at once one is told that nothing waits any more', async () => {
  const { id } = await aPublishedCourse(it, teacher);
  const { version } = await edit(id, { name: 'Running the porch' });
  const asked = await ask(id, teacher, version);
  const both = await Promise.allSettled([
    call(it.app, 'discardRevision', asked),
    call(it.app, 'discardRevision', asked),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
