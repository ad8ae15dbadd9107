import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { openFileStore } from '../../files/file-store.ts';
import { anAssignment, aSubmission } from '../../testing/assignment-builders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseRow;
const ids: Record<string, string> = {};

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
  course = await aCourse(it.db, { name: 'Porches', ownerId: teacher.user.id });
  const given = [
    { title: 'No hurry', dueDays: null },
    { title: 'In a month', dueDays: 30 },
    { title: 'In three days', dueDays: 3 },
    { title: 'In a week, if you like', dueDays: 7, required: false },
  ];
  for (const one of given) {
    ids[one.title] = await anAssignment(it.db, { courseId: course.id, ...one });
  }
});
afterAll(() => it.close());

const due = ({ headers }: Pick<SignedIn, 'headers'>) => call(it.app, 'listDueAssignments', { headers });
const titles = async (who: SignedIn) => (await due(who)).map(({ title }) => title);
const ofCourse = ({ headers }: Pick<SignedIn, 'headers'>, id = course.id) =>
  call(it.app, 'listOwnAssignments', { headers, params: { id } });

async function aLearner(given: Partial<Parameters<typeof anEnrolment>[1]> = {}): Promise<SignedIn> {
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id, ...given });
  return learner;
}
const reviewed = () => ({
  submittedAt: daysAgo(2),
  reviewedAt: daysAgo(1),
  reviewedBy: teacher.user.id,
});

test('what is due comes soonest first, by each learner’s own enrolment, and says what is overdue', async () => {
  const enrolledAt = daysAgo(5);
  const learner = await aLearner({ enrolledAt });
  const list = await due(learner);
  expect(list.map(({ title, overdue }) => [title, overdue])).toEqual([
    ['In three days', true],
    ['In a week, if you like', false],
    ['In a month', false],
    ['No hurry', false],
  ]);
  expect(list[0]).toMatchObject({
    course: { id: course.id, name: 'Porches', slug: course.slug },
    instructions: 'Draw a porch in **three** lines.',
    submission_type: 'text',
    due_days: 3,
    due_at: new Date(enrolledAt.getTime() + 3 * DAY_MS).toISOString(),
    submission: null,
  });
  expect(list[3]?.due_at).toBeNull();
  const late = await aLearner();
  expect((await due(late)).map(({ overdue }) => overdue)).toEqual([false, false, false, false]);
});

test('what was returned stands first, with what the reviewer wrote', async () => {
  const learner = await aLearner();
  await aSubmission(it.db, {
    lessonId: ids['No hurry']!,
    userId: learner.user.id,
    status: 'returned',
    feedback: 'The roof is missing.',
    ...reviewed(),
  });
  const [first, second] = await due(learner);
  expect([first?.title, second?.title]).toEqual(['No hurry', 'In three days']);
  expect(first?.submission).toMatchObject({
    status: 'returned',
    attempt: 1,
    late: false,
    feedback: 'The roof is missing.',
    reviewed_by: { full_name: 'Zeno Porch' },
  });
});

test('what was returned after the last attempt is no longer due', async () => {
  const learner = await aLearner();
  const work = { userId: learner.user.id, status: 'returned' as const, feedback: 'No roof.', ...reviewed() };
  await aSubmission(it.db, { lessonId: ids['No hurry']!, attempt: 3, ...work });
  await aSubmission(it.db, { lessonId: ids['In a month']!, attempt: 2, ...work });
  expect(await titles(learner)).toEqual(['In a month', 'In three days', 'In a week, if you like']);
});

test('what was handed in or approved is no longer due, a draft is', async () => {
  const learner = await aLearner();
  const work = { userId: learner.user.id };
  await aSubmission(it.db, {
    lessonId: ids['No hurry']!,
    ...work,
    status: 'submitted',
    text: 'x',
    submittedAt: daysAgo(1),
  });
  await aSubmission(it.db, {
    lessonId: ids['In a month']!,
    ...work,
    status: 'approved',
    score: 80,
    ...reviewed(),
  });
  await aSubmission(it.db, { lessonId: ids['In three days']!, ...work, text: 'Begun' });
  expect(await titles(learner)).toEqual(['In three days', 'In a week, if you like']);
  const all = await ofCourse(learner);
  expect(all.map(({ title, submission }) => [title, submission?.status ?? null])).toEqual([
    ['No hurry', 'submitted'],
    ['In a month', 'approved'],
    ['In three days', 'draft'],
    ['In a week, if you like', null],
  ]);
});

test('in the course one reads again what one made, its files by signed links', async () => {
  const learner = await aLearner();
  const work = { userId: learner.user.id, submittedAt: daysAgo(1), status: 'submitted' as const };
  const drawn = await aSubmission(it.db, { lessonId: ids['In a month']!, ...work });
  await aSubmission(it.db, { lessonId: ids['No hurry']!, ...work, text: 'Three lines.' });
  const store = await openFileStore({ dataDir: it.dataDir, secret: undefined });
  for (const [at, name] of ['front.png', 'back.png'].entries()) {
    const id = v7();
    await store.write(id, Buffer.from(name));
    await it.db.execute(sql`insert into files (id, owner_id, purpose, name, type, bytes, state, sha256)
      values (${id}, ${learner.user.id}, 'submission', ${name}, 'image/png', ${name.length}, 'ready', ${'0'.repeat(64)})`);
    await it.db.execute(sql`insert into submission_files (submission_id, attempt, file_id, "order")
      values (${drawn.id}, 1, ${id}, ${at + 1})`);
  }
  const [text, files] = await ofCourse(learner);
  expect(text?.submission).toMatchObject({ text: 'Three lines.', url: null, files: [] });
  expect(files?.submission?.files).toMatchObject([
    { name: 'front.png', bytes: 9, mime: 'image/png', sha256: '0'.repeat(64) },
    { name: 'back.png' },
  ]);
  const reply = await it.app.inject({ url: files!.submission!.files[0]!.url });
  expect([reply.statusCode, reply.body]).toEqual([200, 'front.png']);
});

test('of a course that is finished only what it requires is due', async () => {
  const learner = await aLearner({ status: 'completed', completedAt: new Date() });
  expect(await titles(learner)).toEqual(['In three days', 'In a month', 'No hurry']);
});

test('nothing is due in a course that one left, was refunded, or that was deleted', async () => {
  for (const status of ['unenrolled', 'refunded', 'expired', 'pending_payment'] as const) {
    const former = await aLearner({ status });
    expect(await due(former)).toEqual([]);
    const refused = await refusedCall(it.app, 'listOwnAssignments', {
      headers: former.headers,
      params: { id: course.id },
    });
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_enrolled']);
  }
  const gone = await aCourse(it.db, { deletedAt: new Date() });
  await anAssignment(it.db, { courseId: gone.id });
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: gone.id });
  expect(await due(learner)).toEqual([]);
  const refused = await refusedCall(it.app, 'listOwnAssignments', {
    headers: learner.headers,
    params: { id: gone.id },
  });
  expect(refused.status).toBe(404);
});

test('a course that was taken off still asks those who are enrolled, and nobody else sees what', async () => {
  const taken = await aCourse(it.db, { ownerId: teacher.user.id, status: 'unpublished' });
  await anAssignment(it.db, { courseId: taken.id, title: 'Still to do' });
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: taken.id });
  expect(await titles(learner)).toEqual(['Still to do']);
  expect(await ofCourse(learner, taken.id)).toHaveLength(1);
  const stranger = await aSignedIn(it.db);
  const refused = await refusedCall(it.app, 'listOwnAssignments', {
    headers: stranger.headers,
    params: { id: taken.id },
  });
  expect(refused.status).toBe(404);
});

test('each sees their own work alone; strangers, teachers and admins have none; guests are sent to log in', async () => {
  const [one, other] = [await aLearner(), await aLearner()];
  await aSubmission(it.db, {
    lessonId: ids['No hurry']!,
    userId: one.user.id,
    status: 'returned',
    feedback: 'Between us.',
    ...reviewed(),
  });
  expect(JSON.stringify([await due(other), await ofCourse(other)])).not.toContain('Between us.');
  for (const who of [await aSignedIn(it.db), teacher, await aSignedIn(it.db, { roles: ['admin'] })]) {
    expect(await due(who)).toEqual([]);
    const refused = await refusedCall(it.app, 'listOwnAssignments', {
      headers: who.headers,
      params: { id: course.id },
    });
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_enrolled']);
  }
  expect((await refusedCall(it.app, 'listDueAssignments', {})).status).toBe(401);
  expect((await refusedCall(it.app, 'listOwnAssignments', { params: { id: course.id } })).status).toBe(401);
  const missing = await refusedCall(it.app, 'listOwnAssignments', { headers: one.headers, params: { id: v7() } });
  expect(missing.status).toBe(404);
});

test('the database keeps the bounds, one submission a person, and no one their own reviewer', async () => {
  const learner = await aLearner();
  const base = { courseId: course.id };
  const outside = [
    { instructions: 'x'.repeat(5001) },
    { submissionType: 'video' as never },
    { maxFiles: 6 },
    { dueDays: 0 },
    { dueDays: 366 },
    { passMark: 101 },
  ];
  for (const one of outside) await expect(anAssignment(it.db, { ...base, ...one })).rejects.toThrow();
  const own = { lessonId: ids['No hurry']!, userId: learner.user.id };
  const wrong = [
    { status: 'submitted' as const },
    { status: 'returned' as const, ...reviewed() },
    { status: 'approved' as const, submittedAt: daysAgo(1) },
    { url: 'http://example.org' },
    { score: 101, ...reviewed() },
    { status: 'approved' as const, ...reviewed(), reviewedBy: learner.user.id },
  ];
  for (const one of wrong) await expect(aSubmission(it.db, { ...own, ...one })).rejects.toThrow();
  await aSubmission(it.db, own);
  await expect(aSubmission(it.db, own)).rejects.toThrow();
});
