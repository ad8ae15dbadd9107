import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { SubmissionBody } from '@stoa/shared/contract/learning/assignments.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { anAssignment } from '../../testing/assignment-builders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aFile, type SignedIn } from '../../testing/ready-course.ts';
import type { AssignmentRow } from '../../teaching/lessons/lessons.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';

let it: TestApp;
let teacher: SignedIn;
let course: CourseRow;

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
  course = await aCourse(it.db, { name: 'Porches', ownerId: teacher.user.id });
});
afterAll(() => it.close());

async function aDesk(asked: Partial<AssignmentRow> = {}, enrolledAt = new Date()) {
  const lessonId = await anAssignment(it.db, { courseId: course.id, ...asked });
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id, enrolledAt });
  return { lessonId, learner };
}
const body = (given: Partial<SubmissionBody> = {}): SubmissionBody => ({
  text: 'A porch.',
  url: null,
  status: 'draft',
  on: 0,
  ...given,
});
const save = ({ lessonId, learner }: Awaited<ReturnType<typeof aDesk>>, given: Partial<SubmissionBody> = {}) =>
  call(it.app, 'saveSubmission', { headers: learner.headers, params: { id: lessonId }, body: body(given) });
const refusedSave = async (
  { lessonId, learner }: Awaited<ReturnType<typeof aDesk>>,
  given: Partial<SubmissionBody> = {},
) => {
  const { status, problem } = await refusedCall(it.app, 'saveSubmission', {
    headers: learner.headers,
    params: { id: lessonId },
    body: body(given),
  });
  return { status, code: problem.code, errors: problem.errors };
};
const noticesOf = ({ user }: SignedIn) =>
  rowsOf<{ kind: string; link: string; read: boolean }>(
    it.db,
    sql`select kind, link, read_at is not null as read from notifications where user_id = ${user.id} order by created_at`,
  );

test('a draft is kept, handed in, told to the author of the course, and taken back again', async () => {
  const desk = await aDesk({ dueDays: 3 });
  const draft = await save(desk);
  expect(draft).toMatchObject({ status: 'draft', attempt: 1, version: 1, text: 'A porch.', attempts_left: 3 });
  expect((await noticesOf(teacher)).filter(({ kind }) => kind === 'work_submitted')).toEqual([]);
  const handedIn = await save(desk, { text: 'A porch.\n\nAnd a roof.', status: 'submitted', on: 1 });
  expect(handedIn).toMatchObject({ status: 'submitted', version: 2, late: false, attempts_left: 2, history: [] });
  const [told] = (await noticesOf(teacher)).filter(({ kind }) => kind === 'work_submitted');
  expect(told).toMatchObject({ link: `/student/portfolio/assessment?submission=${draft.id}`, read: false });
  const back = await save(desk, { text: 'Better.', on: 2 });
  expect(back).toMatchObject({ status: 'draft', attempt: 1, text: 'Better.', attempts_left: 3 });
  expect((await noticesOf(teacher)).find(({ kind }) => kind === 'work_submitted')?.read).toBe(true);
});

test('sent twice over a lost answer it is handed in once; another window is not written over', async () => {
  const desk = await aDesk();
  const first = await save(desk, { status: 'submitted' });
  const again = await save(desk, { status: 'submitted' });
  expect(again).toMatchObject({ id: first.id, version: first.version, attempt: 1 });
  expect(await refusedSave(desk, { text: 'From another window', on: 0 })).toMatchObject({
    status: 409,
    code: 'submission_changed',
  });
  expect(await refusedSave(desk, { text: 'Other', status: 'submitted', on: 1 })).toMatchObject({
    code: 'submission_changed',
  });
  expect(await refusedSave(desk, { text: 'Other', status: 'submitted', on: first.version })).toMatchObject({
    status: 409,
    code: 'submission_exists',
  });
});

test('two windows that begin at the same moment begin one submission', async () => {
  const desk = await aDesk();
  const texts = ['One', 'Two', 'Three', 'Four'];
  const replies = await Promise.all(
    texts.map((text) =>
      it.app.inject({
        method: 'POST',
        url: `/api/v1.3.0/courses/user/assignment/upload/${desk.lessonId}`,
        headers: { ...desk.learner.headers, 'x-requested-with': 'XMLHttpRequest' },
        payload: body({ text }),
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
});

test('what is handed in is what was asked for', async () => {
  expect(await refusedSave(await aDesk(), { text: '  \n', status: 'submitted' })).toMatchObject({
    status: 422,
    errors: { text: ['Write your text before you hand it in.'] },
  });
  const address = await aDesk({ submissionType: 'url' });
  expect(await refusedSave(address, { status: 'submitted' })).toMatchObject({
    errors: { url: ['Give the address before you hand it in.'] },
  });
  expect(await refusedSave(address, { url: 'http://example.org' })).toMatchObject({
    errors: { url: ['Enter an address that begins with https://.'] },
  });
  const handedIn = await save(address, { url: ' https://example.org/a ', status: 'submitted' });
  expect(handedIn).toMatchObject({ url: 'https://example.org/a', text: 'A porch.' });
  const filed = await aDesk({ submissionType: 'file' });
  expect(await refusedSave(filed, { status: 'submitted' })).toMatchObject({
    errors: { files: ['Add a file before you hand it in.'] },
  });
  expect((await refusedSave(filed, { text: 'x'.repeat(20_001) })).errors).toEqual({
    text: ['At most 20,000 characters.'],
  });
});

test('files come into the draft, at most as many as were asked for, and go out again', async () => {
  const desk = await aDesk({ submissionType: 'file', maxFiles: 2 });
  const { headers, user } = desk.learner;
  const files = await Promise.all(
    ['one.pdf', 'two.pdf', 'three.pdf'].map((name) => aFile(it.db, user.id, { purpose: 'submission', name })),
  );
  const attach = (file_id: string, who = headers) => ({
    headers: who,
    params: { id: desk.lessonId },
    body: { file_id },
  });
  const [one, two, three] = files as [string, string, string];
  expect((await call(it.app, 'attachSubmissionFile', attach(one))).files).toMatchObject([{ name: 'one.pdf' }]);
  await call(it.app, 'attachSubmissionFile', attach(one));
  expect((await call(it.app, 'attachSubmissionFile', attach(two))).files.map(({ name }) => name)).toEqual([
    'one.pdf',
    'two.pdf',
  ]);
  const full = await refusedCall(it.app, 'attachSubmissionFile', attach(three));
  expect(full.problem.errors).toEqual({ file_id: ['At most 2 files.'] });
  const removed = await call(it.app, 'removeSubmissionFile', { headers, params: { id: one } });
  expect(removed.files).toMatchObject([{ name: 'two.pdf' }]);
  await call(it.app, 'attachSubmissionFile', attach(three));
  const handedIn = await save(desk, { text: null, status: 'submitted', on: removed.version });
  expect(handedIn.files.map(({ name }) => name)).toEqual(['two.pdf', 'three.pdf']);
  for (const refused of [
    await refusedCall(it.app, 'attachSubmissionFile', attach(one)),
    await refusedCall(it.app, 'removeSubmissionFile', { headers, params: { id: two } }),
  ]) {
    expect(refused.problem.code).toBe('submission_exists');
  }
  const stranger = await aSignedIn(it.db);
  const stolen = await refusedCall(it.app, 'removeSubmissionFile', { headers: stranger.headers, params: { id: two } });
  expect(stolen.status).toBe(404);
});

test('only one’s own file, uploaded for it, comes in; and only where files are asked for', async () => {
  const desk = await aDesk({ submissionType: 'file' });
  const other = await aSignedIn(it.db);
  const attach = (lessonId: string, file_id: string) =>
    refusedCall(it.app, 'attachSubmissionFile', {
      headers: desk.learner.headers,
      params: { id: lessonId },
      body: { file_id },
    });
  const theirs = await aFile(it.db, other.user.id, { purpose: 'submission' });
  expect((await attach(desk.lessonId, theirs)).problem.errors).toEqual({ file_id: ['Upload the file again.'] });
  const photo = await aFile(it.db, desk.learner.user.id, { purpose: 'photo' });
  expect((await attach(desk.lessonId, photo)).status).toBe(422);
  const own = await aFile(it.db, desk.learner.user.id, { purpose: 'submission' });
  const text = await anAssignment(it.db, { courseId: course.id });
  expect((await attach(text, own)).problem.errors).toEqual({ file_id: ['This assignment takes no files.'] });
});

test('late is what comes after the due date, by each learner’s own enrolment', async () => {
  const weekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
  expect(await save(await aDesk({ dueDays: 8 }, weekAgo), { status: 'submitted' })).toMatchObject({ late: false });
  expect(await save(await aDesk({ dueDays: 6 }, weekAgo), { status: 'submitted' })).toMatchObject({ late: true });
});

test('only who learns in the course hands in; the lesson says what is asked, and whose work it is', async () => {
  const desk = await aDesk({ dueDays: 5 });
  const stranger = await aSignedIn(it.db);
  const ofStranger = { ...desk, learner: stranger };
  expect(await refusedSave(ofStranger)).toMatchObject({ status: 403, code: 'not_enrolled' });
  await save(desk);
  const { content } = await call(it.app, 'getLesson', { headers: desk.learner.headers, params: { id: desk.lessonId } });
  expect(content).toMatchObject({
    kind: 'assignment',
    assignment: { id: desk.lessonId, submission_type: 'text', rubric: [] },
    due_at: expect.any(String),
    submission: { text: 'A porch.', status: 'draft' },
  });
  const seen = await call(it.app, 'getLesson', { headers: teacher.headers, params: { id: desk.lessonId } });
  expect(seen.content).toMatchObject({ due_at: null, submission: null });
});

test('a file is part of one work alone', async () => {
  const desk = await aDesk({ submissionType: 'file' });
  const other = await anAssignment(it.db, { courseId: course.id, submissionType: 'file' });
  const file_id = await aFile(it.db, desk.learner.user.id, { purpose: 'submission' });
  const attach = (id: string) => ({ headers: desk.learner.headers, params: { id }, body: { file_id } });
  await call(it.app, 'attachSubmissionFile', attach(desk.lessonId));
  const { problem } = await refusedCall(it.app, 'attachSubmissionFile', attach(other));
  expect(problem.errors).toEqual({ file_id: ['This file is part of other work. Upload it again.'] });
});

test('what is no longer asked for is not handed in: neither an address nor files that were put in before', async () => {
  const desk = await aDesk({ submissionType: 'file' });
  const file_id = await aFile(it.db, desk.learner.user.id, { purpose: 'submission' });
  const { headers } = desk.learner;
  const draft = await call(it.app, 'attachSubmissionFile', {
    headers,
    params: { id: desk.lessonId },
    body: { file_id },
  });
  await it.db.execute(sql`update assignments set submission_type = 'text' where lesson_id = ${desk.lessonId}`);
  const handedIn = await save(desk, { url: 'https://example.org/', status: 'submitted', on: draft.version });
  expect(handedIn).toMatchObject({ text: 'A porch.', url: null, files: [] });
});

test('a course that was deleted takes no more work', async () => {
  const desk = await aDesk();
  const gone = await aCourse(it.db, { ownerId: teacher.user.id, deletedAt: new Date() });
  await it.db.execute(sql`update lessons set course_id = ${gone.id} where id = ${desk.lessonId}`);
  await anEnrolment(it.db, { userId: desk.learner.user.id, courseId: gone.id });
  expect(await refusedSave(desk)).toMatchObject({ status: 404 });
});
