import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aClassroom, aLearnerOf } from '../../testing/discussion-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

type Body = Partial<Parameters<typeof call<'sendFeedback'>>[2]['body']>;
const bodyOf = (given: Body) => ({
  id: v7(),
  subject: 'platform' as const,
  text: 'The second part goes too fast.',
  ...given,
});
const send = ({ headers }: SignedIn, given: Body = {}) =>
  call(it.app, 'sendFeedback', { headers, body: bodyOf(given) });
const refusedSend = async ({ headers }: SignedIn, given: Body = {}) => {
  const { status, problem } = await refusedCall(it.app, 'sendFeedback', { headers, body: bodyOf(given) });
  return { status, code: problem.code, fields: problem.errors };
};
type Query = Parameters<typeof call<'listFeedbacks'>>[2]['query'];
const list = ({ headers }: SignedIn, query: Query) => call(it.app, 'listFeedbacks', { headers, query });
const mark = ({ headers }: SignedIn, id: string, status: 'new' | 'seen' | 'resolved') =>
  call(it.app, 'markFeedback', { headers, params: { id }, body: { status } });
const told = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers, query: {} })).items.filter(({ kind }) => /feedback/.test(kind));
const about = (course: { id: string }) => ({ subject: 'course' as const, subject_id: course.id });

test('a course, its teacher and an assignment of it are spoken of to the teacher alone', async () => {
  const { course, lessonId, teacher, learner } = await aClassroom(it);
  await it.db.update(lessons).set({ kind: 'assignment' }).where(eq(lessons.id, lessonId));
  const [lesson] = await it.db.select().from(lessons).where(eq(lessons.id, lessonId));
  const of = { id: course.id, name: course.name, slug: course.slug };
  const first = await send(learner, { ...about(course), rating: 4 });
  expect(first).toMatchObject({ subject_id: course.id, subject_name: course.name, course: of, status: 'new' });
  expect(await send(learner, { subject: 'assignment', subject_id: lessonId })).toMatchObject({
    subject_id: lessonId,
    subject_name: lesson!.title,
    course: of,
  });
  expect(await send(learner, { subject: 'instructor', subject_id: teacher.user.id, rating: 5 })).toMatchObject({
    subject_id: teacher.user.id,
    subject_name: 'Thea Teacher',
    course: null,
  });
  const received = await list(teacher, { box: 'received' });
  expect(received).toMatchObject({ total: 3, mean: 4.5, rated: 2, courses: [{ id: course.id, name: course.name }] });
  expect(received.items.map(({ subject }) => subject)).toEqual(['instructor', 'assignment', 'course']);
  expect(received.items[0]!.author.id).toBe(learner.user.id);
  const other = await aLearnerOf(it, course);
  for (const box of ['received', 'sent'] as const) expect((await list(other, { box })).total).toBe(0);
});

test('it is filtered by status, subject and course, and comes page by page', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const [one, two] = [
    await send(learner, { ...about(course), rating: 2 }),
    await send(learner, { subject: 'instructor', subject_id: teacher.user.id }),
  ];
  await mark(teacher, one.id, 'resolved');
  const ids = async (query: Omit<Query, 'box'>) =>
    (await list(teacher, { box: 'received', ...query })).items.map(({ id }) => id);
  expect(await ids({ status: 'new' })).toEqual([two.id]);
  expect(await ids({ subject: 'course' })).toEqual([one.id]);
  expect(await ids({ course_id: course.id })).toEqual([one.id]);
  expect(await ids({ page: 2, per_page: 1 })).toEqual([one.id]);
  expect(await list(teacher, { box: 'received', status: 'new' })).toMatchObject({ mean: null, rated: 0 });
});

test('who took the course once may still speak, who never did may not, and nobody to themselves', async () => {
  const { course, lessonId, teacher, learner } = await aClassroom(it);
  await it.db.update(enrolments).set({ status: 'unenrolled' }).where(eq(enrolments.userId, learner.user.id));
  expect((await send(learner, about(course))).status).toBe('new');
  const stranger = await aSignedIn(it.db);
  const instructor = { subject: 'instructor' as const, subject_id: teacher.user.id };
  for (const given of [about(course), instructor]) {
    expect(await refusedSend(stranger, given)).toMatchObject({ code: 'not_enrolled' });
    expect(await refusedSend(teacher, given)).toMatchObject({ code: 'own_content' });
  }
  // The lesson is no assignment.
  expect(await refusedSend(learner, { subject: 'assignment', subject_id: lessonId })).toMatchObject({ status: 404 });
  await it.db.update(courses).set({ status: 'draft' }).where(eq(courses.id, course.id));
  expect(await refusedSend(stranger, about(course))).toMatchObject({ status: 404 });
});

test('a wrong text, wrong stars and a missing subject are named', async () => {
  const learner = await aSignedIn(it.db);
  expect(await refusedSend(learner, { text: '  short   ' })).toMatchObject({
    status: 422,
    fields: { text: ['Text must be between 10 and 2000 characters.'] },
  });
  expect(await refusedSend(learner, { rating: 6 })).toMatchObject({ fields: { rating: ['Choose 1 to 5 stars.'] } });
  expect(await refusedSend(learner, { subject: 'course' })).toMatchObject({
    fields: { subject_id: [expect.stringContaining('which course')] },
  });
  expect(await refusedSend(learner, { subject_id: v7() })).toMatchObject({ status: 422 });
});

test('the same feedback sent twice is one, and another under its id writes over nothing', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const given = { ...about(course), id: v7() };
  const [first, again] = await Promise.all([send(learner, given), send(learner, given)]);
  expect(again).toEqual(first);
  expect(await refusedSend(learner, { ...given, text: 'Something else altogether.' })).toMatchObject({
    code: 'conflict',
  });
  expect(await refusedSend(await aLearnerOf(it, course), given)).toMatchObject({ code: 'conflict' });
  expect((await list(teacher, { box: 'received' })).total).toBe(1);
});

test('only whoever receives it marks it, the mark can be taken back, and the author sees it', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const { id } = await send(learner, about(course));
  const moderator = await aSignedIn(it.db, { roles: ['admin'] });
  for (const { headers } of [learner, moderator]) {
    const refused = await refusedCall(it.app, 'markFeedback', { headers, params: { id }, body: { status: 'seen' } });
    expect(refused.status).toBe(404);
  }
  expect((await mark(teacher, id, 'resolved')).status).toBe('resolved');
  expect((await list(learner, { box: 'sent' })).items).toMatchObject([{ id, status: 'resolved' }]);
  expect((await mark(teacher, id, 'new')).status).toBe('new');
});

test('the teacher is told once a course of all that is new, until they have seen it', async () => {
  const { course, teacher, learner } = await aClassroom(it, 'Arches');
  const sent = [await send(learner, about(course)), await send(await aLearnerOf(it, course), about(course))];
  const [notice, ...more] = await told(teacher);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    kind: 'feedback_received',
    title: '2 new pieces of private feedback on “Arches”',
    link: '/course/questions?tab=feedback',
    read: false,
  });
  await mark(teacher, sent[0]!.id, 'seen');
  expect((await told(teacher))[0]!.read).toBe(false);
  await mark(teacher, sent[1]!.id, 'resolved');
  expect((await told(teacher))[0]!.read).toBe(true);
  expect(await told(learner)).toEqual([]);
});

test('who does not want to be told is not', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const body = { kind: 'feedback_received' as const, site: false };
  await call(it.app, 'updateNotificationChannels', { headers: teacher.headers, body });
  await send(learner, about(course));
  expect(await told(teacher)).toEqual([]);
});

test('what is said of the site goes to those who keep it, who are told and mark it', async () => {
  const [keeper, learner] = [await aSignedIn(it.db, { roles: ['admin'] }), await aSignedIn(it.db)];
  const { id } = await send(learner, { rating: 3 });
  expect((await told(keeper))[0]).toMatchObject({ kind: 'site_feedback_received', link: '/dashboard/feedback' });
  expect((await list(keeper, { box: 'platform' })).items[0]).toMatchObject({ id, subject_id: null, course: null });
  expect((await mark(keeper, id, 'seen')).status).toBe('seen');
  const asked = { headers: learner.headers, query: { box: 'platform' as const } };
  expect((await refusedCall(it.app, 'listFeedbacks', asked)).status).toBe(403);
});

test('of a deleted course the author keeps their words, and the teacher nothing', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  await send(learner, about(course));
  await it.db.update(courses).set({ deletedAt: new Date() }).where(eq(courses.id, course.id));
  expect(await list(teacher, { box: 'received' })).toMatchObject({ total: 0, courses: [] });
  expect((await list(learner, { box: 'sent' })).total).toBe(1);
  expect(await refusedSend(learner, about(course))).toMatchObject({ status: 404 });
});

test('more than ten a minute are refused', async () => {
  const learner = await aSignedIn(it.db);
  for (let sent = 0; sent < 10; sent++) await send(learner);
  expect(await refusedSend(learner)).toMatchObject({ status: 429, code: 'rate_limited' });
});
