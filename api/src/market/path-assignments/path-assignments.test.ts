import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { SubmissionBody } from '@stoa/shared/contract/learning/assignments.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { skills } from '../../taxonomy/taxonomy.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { anAssignment } from '../../testing/assignment-builders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aMarketSite, aPaidCourse, buy, doAllWork, type MarketSite } from '../../testing/market-site.ts';
import { aPath, aPathAssignment } from '../../testing/path-builders.ts';
import { aFile, type SignedIn } from '../../testing/ready-course.ts';
import { learningPathEnrolments, learningPaths, learningPathSkills } from '../learning-paths/learning-paths.tables.ts';
import type { PathAssignmentRow } from './path-assignments.tables.ts';

let it: MarketSite;
let partner: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  it = await aMarketSite();
  partner = await aSignedIn(it.db, { roles: ['partner'], firstName: 'Petra' });
  admin = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

/** A path of one course that asks for work, and somebody who takes it. */
async function aTaken(asked: Partial<PathAssignmentRow> = {}, given: Parameters<typeof aPath>[1] = {}) {
  const course = await aCourse(it.db);
  const path = await aPath(it.db, {
    status: 'published',
    partnerId: partner.user.id,
    courses: [course],
    certificate: true,
    ...given,
  });
  const assignment = await aPathAssignment(it.db, { pathId: path.id, ...asked });
  const learner = await aSignedIn(it.db, { firstName: 'Ada', roles: ['learner'] });
  await call(it.app, 'enrolInPath', { headers: learner.headers, params: { slug: path.slug } });
  return { course, path, assignment, learner };
}
type Taken = Awaited<ReturnType<typeof aTaken>>;

const save = ({ assignment, learner }: Taken, on: number, given: Partial<SubmissionBody> = {}) =>
  call(it.app, 'saveSubmission', {
    headers: learner.headers,
    params: { id: assignment.id },
    body: { text: 'A cup.', url: null, status: 'submitted', on, ...given },
  });
const see = ({ path, learner }: Taken) =>
  call(it.app, 'getLearningPath', { headers: learner.headers, params: { slug: path.slug } });
const open = ({ assignment, learner }: Taken) =>
  call(it.app, 'getLearningPathAssignment', { headers: learner.headers, params: { id: assignment.id } });
const due = ({ headers }: SignedIn) => call(it.app, 'listDuePathAssignments', { headers });
const queue = (
  { headers }: SignedIn,
  query: { status?: 'submitted' | 'returned' | 'approved'; path_id?: string } = {},
) => call(it.app, 'listSubmissions', { headers, query: { of: 'path', ...query } });
const approve = ({ id, version: on }: { id: string; version: number }, { headers } = partner, score = 80) =>
  call(it.app, 'approveSubmission', { headers, params: { id }, body: { on, score, points: [], feedback: 'Fine.' } });
const giveBack = ({ id, version: on }: { id: string; version: number }) =>
  call(it.app, 'giveFeedback', {
    headers: partner.headers,
    params: { id },
    body: { on, score: null, points: [], decision: 'return', feedback: 'The handle is missing.', grant_attempt: false },
  });
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers, query: {} })).items;

async function learn({ course, learner }: Taken) {
  const [enrolment] = await it.db
    .select()
    .from(enrolments)
    .where(and(eq(enrolments.courseId, course.id), eq(enrolments.userId, learner.user.id)));
  const rows = await it.db.select().from(lessons).where(eq(lessons.courseId, course.id));
  const events = rows.map(({ id: lesson_id }) => ({ kind: 'marked_done' as const, lesson_id, idem_key: v7() }));
  await call(it.app, 'recordProgress', {
    headers: learner.headers,
    params: { id: enrolment!.id },
    body: { events },
  });
}

test('work is handed in, returned, handed in again and approved, and completes the path with its certificate', async () => {
  const taken = await aTaken({ title: 'Throw a bowl', dueDays: 7 });
  const { learner, path, assignment } = taken;
  expect(await see(taken)).toMatchObject({
    progress: { required_courses: 1, required_assignments: 1, completed_assignments: 0, percentage: 0 },
    assignments: [
      { id: assignment.id, title: 'Throw a bowl', due_at: expect.any(String), overdue: false, submission: null },
    ],
  });
  expect(await due(learner)).toMatchObject([{ id: assignment.id, path: { slug: path.slug, title: path.title } }]);
  await learn(taken);
  expect(await see(taken)).toMatchObject({ progress: { percentage: 50, completed_at: null } });
  const draft = await save(taken, 0, { status: 'draft' });
  expect(draft).toMatchObject({ status: 'draft', version: 1 });
  const first = await save(taken, 1);
  expect(await due(learner)).toEqual([]);
  expect(await noticesOf(partner)).toContainEqual(
    expect.objectContaining({
      kind: 'work_submitted',
      title: expect.stringContaining('“Throw a bowl”'),
      body: `Work for “${path.title}” waits for your review.`,
      link: `/learning-path/assessments?submission=${first.id}`,
    }),
  );
  expect((await queue(partner, { path_id: path.id })).items).toMatchObject([
    { id: first.id, title: 'Throw a bowl', course: null, path: { id: path.id, name: path.title } },
  ]);
  const returned = await giveBack(first);
  expect(returned).toMatchObject({ status: 'returned', attempts_left: 2 });
  expect(await due(learner)).toMatchObject([{ id: assignment.id, submission: { status: 'returned' } }]);
  expect(await noticesOf(learner)).toContainEqual(
    expect.objectContaining({ kind: 'work_returned', link: `/learning-path/assignment/${assignment.id}` }),
  );
  const second = await save(taken, returned.version, { text: 'A cup with a handle.' });
  expect(second).toMatchObject({ attempt: 2, history: [{ attempt: 1, text: 'A cup.' }] });
  await approve(second);
  const { progress } = await see(taken);
  expect(progress).toMatchObject({ completed_at: expect.any(String), percentage: 100, completed_assignments: 1 });
  const certificate = await call(it.app, 'getCertificate', { params: { slug: progress!.certificate_slug! } });
  expect(certificate.name).toBe(path.title);
  expect(await noticesOf(learner)).toContainEqual(expect.objectContaining({ kind: 'work_approved' }));
  expect((await noticesOf(learner)).filter(({ kind }) => kind === 'path_completed')).toHaveLength(1);
});

test('approved work completes nothing before the courses are completed, and those do afterwards', async () => {
  const taken = await aTaken();
  await approve(await save(taken, 0));
  expect(await see(taken)).toMatchObject({ progress: { percentage: 50, completed_at: null } });
  await learn(taken);
  expect(await see(taken)).toMatchObject({ progress: { percentage: 100, completed_at: expect.any(String) } });
});

test('the last course and the last work at once complete a path once', async () => {
  const taken = await aTaken();
  const work = await save(taken, 0);
  await Promise.all([learn(taken), approve(work)]);
  expect(await see(taken)).toMatchObject({ progress: { completed_at: expect.any(String) } });
  expect((await noticesOf(taken.learner)).filter(({ kind }) => kind === 'path_completed')).toHaveLength(1);
});

test('what is not required holds nothing back, and what is removed leaves what was handed in', async () => {
  const taken = await aTaken({ required: false });
  await learn(taken);
  expect(await see(taken)).toMatchObject({ progress: { completed_at: expect.any(String), required_assignments: 0 } });
  const late = await aTaken();
  const work = await save(late, 0);
  await learn(late);
  const { headers } = partner;
  const params = { id: late.assignment.id };
  await call(it.app, 'removeLearningPathAssignment', { headers, params, query: { base_version: 1 } });
  await doAllWork(it);
  expect(await see(late)).toMatchObject({ assignments: [], progress: { completed_at: expect.any(String) } });
  expect((await queue(partner, { path_id: late.path.id })).items).toMatchObject([{ id: work.id }]);
  const gone = await refusedCall(it.app, 'giveFeedback', {
    headers,
    params: { id: work.id },
    body: {
      on: work.version,
      points: [],
      score: null,
      decision: 'return',
      feedback: 'Once more.',
      grant_attempt: false,
    },
  });
  expect(gone).toMatchObject({ status: 409, problem: { code: 'conflict' } });
  expect(await approve(work)).toMatchObject({ status: 'approved' });
});

test('what was completed stays so when more is asked for', async () => {
  const taken = await aTaken({ required: false });
  await learn(taken);
  const { progress } = await see(taken);
  await aPathAssignment(it.db, { pathId: taken.path.id, order: 2 });
  await doAllWork(it);
  expect((await see(taken)).progress).toMatchObject({ completed_at: progress!.completed_at, percentage: 100 });
});

test('files and addresses are handed in as those of a lesson, and are late after their days', async () => {
  const taken = await aTaken({ submissionType: 'file', maxFiles: 1, dueDays: 1 });
  const { learner, assignment, path } = taken;
  await it.db
    .update(learningPathEnrolments)
    .set({ enrolledAt: new Date(Date.now() - 3 * 86_400_000) })
    .where(eq(learningPathEnrolments.userId, learner.user.id));
  expect(await due(learner)).toMatchObject([{ overdue: true }]);
  const file_id = await aFile(it.db, learner.user.id, { purpose: 'submission', name: 'cup.pdf' });
  const { headers } = learner;
  const params = { id: assignment.id };
  expect(await call(it.app, 'attachSubmissionFile', { headers, params, body: { file_id } })).toMatchObject({
    files: [{ id: file_id }],
  });
  const other = await aPathAssignment(it.db, { pathId: path.id, order: 2, submissionType: 'file' });
  const twice = await refusedCall(it.app, 'attachSubmissionFile', {
    headers,
    params: { id: other.id },
    body: { file_id },
  });
  expect(twice.problem.errors).toEqual({ file_id: ['This file is part of other work. Upload it again.'] });
  const work = await save(taken, 1, { text: null });
  expect(work).toMatchObject({ status: 'submitted', late: true });
  const read = (who: SignedIn) => call(it.app, 'getSubmissionFile', { headers: who.headers, params: { id: file_id } });
  expect(await read(partner)).toMatchObject({ name: 'cup.pdf' });
  const stranger = await aSignedIn(it.db, { roles: ['partner'] });
  const refused = await refusedCall(it.app, 'getSubmissionFile', {
    headers: stranger.headers,
    params: { id: file_id },
  });
  expect(refused.status).toBe(404);
  const draft = await aTaken({ submissionType: 'file' });
  const mine = await aFile(it.db, draft.learner.user.id, { purpose: 'submission' });
  const own = { headers: draft.learner.headers };
  await call(it.app, 'attachSubmissionFile', { ...own, params: { id: draft.assignment.id }, body: { file_id: mine } });
  expect(await call(it.app, 'removeSubmissionFile', { ...own, params: { id: mine } })).toMatchObject({ files: [] });
});

test('nobody hands in for a path that they do not take, and one that is offered no more stays theirs', async () => {
  const taken = await aTaken();
  const stranger = await aSignedIn(it.db);
  const body: SubmissionBody = { text: 'Mine.', url: null, status: 'submitted', on: 0 };
  const params = { id: taken.assignment.id };
  for (const ask of [
    () => refusedCall(it.app, 'saveSubmission', { headers: stranger.headers, params, body }),
    () => refusedCall(it.app, 'getLearningPathAssignment', { headers: stranger.headers, params }),
  ]) {
    expect((await ask()).problem.code).toBe('not_enrolled');
  }
  const nowhere = await refusedCall(it.app, 'saveSubmission', {
    headers: stranger.headers,
    params: { id: v7() },
    body,
  });
  expect(nowhere.status).toBe(404);
  await it.db.update(learningPaths).set({ status: 'retired' }).where(eq(learningPaths.id, taken.path.id));
  expect(await save(taken, 0)).toMatchObject({ status: 'submitted' });
  expect((await open(taken)).assignment).toMatchObject({ submission: { status: 'submitted', text: 'A cup.' } });
});

test('its partner and admins judge the work of a path, nobody else, and nobody their own', async () => {
  const taken = await aTaken();
  const work = await save(taken, 0);
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const stranger = await aSignedIn(it.db, { roles: ['partner'] });
  for (const { headers } of [teacher, stranger]) {
    expect((await queue({ headers } as SignedIn)).items).toEqual([]);
    const body = { on: work.version, score: 80, points: [], feedback: '' };
    const refused = await refusedCall(it.app, 'approveSubmission', { headers, params: { id: work.id }, body });
    expect(refused.status).toBe(404);
  }
  const seen = await queue(admin, { path_id: taken.path.id });
  expect(seen).toMatchObject({ items: [{ id: work.id }], total: 1, courses: [] });
  expect(seen.paths).toContainEqual({ id: taken.path.id, name: taken.path.title, waiting: 1 });
  expect(await approve(work, admin)).toMatchObject({ status: 'approved' });
});

test('nobody judges their own work, not even as the partner of the path', async () => {
  const taken = await aTaken();
  const person = await aSignedIn(it.db, { roles: ['learner', 'partner'] });
  await call(it.app, 'enrolInPath', { headers: person.headers, params: { slug: taken.path.slug } });
  const work = await save({ ...taken, learner: person }, 0);
  await it.db.update(learningPaths).set({ partnerId: person.user.id }).where(eq(learningPaths.id, taken.path.id));
  expect((await queue(person)).items).toEqual([]);
  const { problem } = await refusedCall(it.app, 'approveSubmission', {
    headers: person.headers,
    params: { id: work.id },
    body: { on: work.version, score: 80, points: [], feedback: '' },
  });
  expect(problem.code).toBe('own_work');
});

test('work of courses and of paths stand in queues of their own', async () => {
  const taken = await aTaken();
  const lessonId = await anAssignment(it.db, { courseId: taken.course.id });
  const ofLesson = await call(it.app, 'saveSubmission', {
    headers: taken.learner.headers,
    params: { id: lessonId },
    body: { text: 'A porch.', url: null, status: 'submitted', on: 0 },
  });
  const ofPath = await save(taken, 0);
  const ids = async (of: 'course' | 'path') =>
    (
      await call(it.app, 'listSubmissions', { headers: partner.headers, query: { of, search: 'Ada', per_page: 100 } })
    ).items.map(({ id }) => id);
  expect(await ids('course')).toContain(ofLesson.id);
  expect(await ids('course')).not.toContain(ofPath.id);
  expect(await ids('path')).toContain(ofPath.id);
  expect(await ids('path')).not.toContain(ofLesson.id);
});

test('approved work becomes a piece of the portfolio, with the skills of its path', async () => {
  const taken = await aTaken({ title: 'Glaze a plate' });
  const [skill] = await it.db
    .insert(skills)
    .values({ skill: `Glazing ${v7()}` })
    .returning();
  await it.db.insert(learningPathSkills).values({ pathId: taken.path.id, skillId: skill!.id, order: 1 });
  await approve(await save(taken, 0));
  const { items } = await call(it.app, 'listPortfolioItems', { headers: taken.learner.headers });
  expect(items).toMatchObject([
    {
      title: 'Glaze a plate',
      evidence: { kind: 'submission', assignment: 'Glaze a plate', course_name: taken.path.title },
      skills: [{ skill: skill!.skill }],
    },
  ]);
});

test('what was approved counts when the path is bought once more', async () => {
  const course = await aPaidCourse(it);
  const path = await aPath(it.db, {
    status: 'published',
    partnerId: partner.user.id,
    courses: [course],
    certificate: true,
    fee: 'one_time',
    amountMinor: 1500,
  });
  const assignment = await aPathAssignment(it.db, { pathId: path.id });
  const learner = await aSignedIn(it.db, { roles: ['learner'] });
  const buyPath = async () => buy(it, learner, [path]);
  const taken = { course, path, assignment, learner };
  const payment = await buyPath();
  await learn(taken);
  await approve(await save(taken, 0));
  const slug = (await see(taken)).progress!.certificate_slug!;
  await call(it.app, 'refundPayment', {
    headers: admin.headers,
    body: { transaction_id: payment.id, amount_minor: 1500, reason: 'They asked for it kindly.', key: v7() },
  });
  await doAllWork(it);
  const refused = await refusedCall(it.app, 'getLearningPathAssignment', {
    headers: learner.headers,
    params: { id: assignment.id },
  });
  expect(refused.problem.code).toBe('not_enrolled');
  await buyPath();
  expect((await see(taken)).progress).toMatchObject({ certificate_slug: slug, completed_at: expect.any(String) });
});
