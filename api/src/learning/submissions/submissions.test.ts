import type { PhrasePurpose } from '@stoa/shared/contract/learning/assignment-words.ts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import {
  learningPathEnrolments,
  learningPaths,
  learningPathCourses,
} from '../../market/learning-paths/learning-paths.tables.ts';
import { skills } from '../../taxonomy/taxonomy.tables.ts';
import { anAssignment } from '../../testing/assignment-builders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse, anEnrolment } from '../../testing/course-builders.ts';
import { aFile, type SignedIn } from '../../testing/ready-course.ts';
import { courseSkills, type CourseRow } from '../../teaching/courses/courses.tables.ts';
import type { AssignmentRow } from '../../teaching/lessons/lessons.tables.ts';

let it: TestApp;
let teacher: SignedIn;

beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
});
afterAll(() => it.close());

const rubric = [
  { title: 'Columns', description: 'At least four.', points: 3 },
  { title: 'Roof', description: '', points: 2 },
];

/** A course of which an assignment alone is required, and work for it that waits. */
async function aWaiting(asked: Partial<AssignmentRow> = {}, author = teacher) {
  const course = await aCourse(it.db, { name: `Porches ${v7().slice(-6)}`, ownerId: author.user.id });
  await it.db.execute(sql`update lessons set required = false where course_id = ${course.id}`);
  const lessonId = await anAssignment(it.db, { courseId: course.id, passMark: 60, ...asked });
  const learner = await aSignedIn(it.db, { firstName: 'Ada' });
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  const work = await handIn(learner, lessonId, 0);
  return { course, lessonId, learner, id: work.id, on: work.version };
}
const handIn = ({ headers }: SignedIn, id: string, on: number, text = 'A porch.') =>
  call(it.app, 'saveSubmission', { headers, params: { id }, body: { text, url: null, status: 'submitted', on } });
type Judged = Parameters<typeof approve>[0];
const approve = (
  { id, on }: { id: string; on: number },
  given: { score?: number | null; points?: (number | null)[]; feedback?: string } = {},
  { headers } = teacher,
) =>
  call(it.app, 'approveSubmission', {
    headers,
    params: { id },
    body: { on, score: null, points: [], feedback: '', ...given },
  });
const giveBack = (
  { id, on }: Judged,
  given: { feedback?: string; grant_attempt?: boolean; points?: (number | null)[] } = {},
) =>
  call(it.app, 'giveFeedback', {
    headers: teacher.headers,
    params: { id },
    body: {
      on,
      score: null,
      points: [],
      decision: 'return',
      feedback: 'The roof is missing.',
      grant_attempt: false,
      ...given,
    },
  });
const refused = async (
  { id, on }: Judged,
  { headers }: SignedIn,
  given: { score?: number | null; points?: (number | null)[] } = {},
) => {
  const { status, problem } = await refusedCall(it.app, 'approveSubmission', {
    headers,
    params: { id },
    body: { on, score: 80, points: [], feedback: '', ...given },
  });
  return [status, problem.code, problem.errors];
};
const queue = ({ headers }: SignedIn, query: object = {}) =>
  call(it.app, 'listSubmissions', {
    headers,
    query: { page: 1, per_page: 24, status: 'submitted', sort: 'oldest', ...query },
  });

test('approved work completes its lesson, the course, and tells its author', async () => {
  const waiting = await aWaiting();
  const approved = await approve(waiting, { score: 90, feedback: 'A fine porch.' });
  expect(approved).toMatchObject({
    status: 'approved',
    score: 90,
    feedback: 'A fine porch.',
    reviewed_by: { full_name: expect.stringMatching(/^Zeno/) },
  });
  const player = await call(it.app, 'getPlayer', {
    headers: waiting.learner.headers,
    params: { slug: waiting.course.slug },
  });
  expect(player.enrollment).toMatchObject({ status: 'completed', percentage: 100 });
  expect(player.certificate_slug).not.toBeNull();
  const told = await rowsOf(
    it.db,
    sql`select kind, link from notifications where user_id = ${waiting.learner.user.id} and kind = 'work_approved'`,
  );
  expect(told).toEqual([{ kind: 'work_approved', link: `/course/${waiting.course.slug}?lesson=${waiting.lessonId}` }]);
  expect(await refused(waiting, teacher)).toMatchObject([409, 'submission_changed']);
});

test('with a rubric the score is the share of its points, and all of them are needed', async () => {
  const waiting = await aWaiting({ rubric });
  expect(await refused(waiting, teacher, { points: [3, null] })).toEqual([
    422,
    'invalid',
    { 'points.1': ['Give the points of this criterion.'] },
  ]);
  expect(await refused(waiting, teacher, { points: [4, 2] })).toEqual([
    422,
    'invalid',
    { 'points.0': ['At most 3 points.'] },
  ]);
  expect(await refused(waiting, teacher, { points: [2, 0] })).toMatchObject([422, 'below_pass_mark']);
  expect(await approve(waiting, { points: [2, 1] })).toMatchObject({ score: 60, points: [2, 1] });
});

test('without a rubric a score is needed where there is a pass mark, and none where there is not', async () => {
  const waiting = await aWaiting();
  expect(await refused(waiting, teacher, { score: null })).toEqual([422, 'invalid', { score: ['Give a score.'] }]);
  expect(await refused(waiting, teacher, { score: 59 })).toMatchObject([422, 'below_pass_mark']);
  expect(await approve(await aWaiting({ passMark: 0 }))).toMatchObject({ status: 'approved', score: null });
});

test('returned work is kept as it was judged, improved, and handed in again', async () => {
  const first = await aWaiting({ rubric });
  const returned = await giveBack(first, { points: [1, null] });
  expect(returned).toMatchObject({ status: 'returned', score: null, points: [1, null], attempts_left: 2 });
  const { content } = await call(it.app, 'getLesson', {
    headers: first.learner.headers,
    params: { id: first.lessonId },
  });
  expect(content).toMatchObject({
    submission: {
      status: 'returned',
      text: 'A porch.',
      attempts_left: 2,
      history: [{ attempt: 1, text: 'A porch.', feedback: 'The roof is missing.' }],
    },
  });
  await call(it.app, 'saveSubmission', {
    headers: first.learner.headers,
    params: { id: first.lessonId },
    body: { text: 'A draft that nobody sees.', url: null, status: 'draft', on: returned.version },
  });
  const seen = await call(it.app, 'getSubmission', { headers: teacher.headers, params: { id: first.id } });
  expect(seen).toMatchObject({ status: 'returned', text: 'A porch.', history: [] });
  const again = await handIn(first.learner, first.lessonId, returned.version + 1, 'A porch with a roof.');
  expect(again).toMatchObject({ status: 'submitted', attempt: 2, attempts_left: 1, feedback: null, score: null });
  const judged = await approve({ id: first.id, on: again.version }, { points: [3, 2] });
  expect(judged).toMatchObject({
    attempt: 2,
    text: 'A porch with a roof.',
    score: 100,
    history: [{ attempt: 1, text: 'A porch.', points: [1, null] }],
  });
});

test('files of what was returned stay with it, and are where the next attempt begins', async () => {
  const course = await aCourse(it.db, { ownerId: teacher.user.id });
  const id = await anAssignment(it.db, { courseId: course.id, submissionType: 'file', maxFiles: 2 });
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  const file_id = await aFile(it.db, learner.user.id, { purpose: 'submission', name: 'front.png' });
  const draft = await call(it.app, 'attachSubmissionFile', {
    headers: learner.headers,
    params: { id },
    body: { file_id },
  });
  const find = (headers: Record<string, string>) => ({ headers, params: { id: file_id } });
  expect((await refusedCall(it.app, 'getSubmissionFile', find(teacher.headers))).status).toBe(404);
  const work = await handIn(learner, id, draft.version);
  expect(await call(it.app, 'getSubmissionFile', find(teacher.headers))).toMatchObject({ name: 'front.png' });
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  expect((await refusedCall(it.app, 'getSubmissionFile', find(stranger.headers))).status).toBe(404);
  await giveBack({ id: work.id, on: work.version });
  const taken = await call(it.app, 'removeSubmissionFile', find(learner.headers));
  expect([taken.files, taken.history[0]?.files]).toMatchObject([[], [{ name: 'front.png' }]]);
  const seen = await call(it.app, 'getSubmission', { headers: teacher.headers, params: { id: work.id } });
  expect(seen.files).toMatchObject([{ name: 'front.png' }]);
});

test('after the last attempt nothing can be handed in, until a reviewer grants one more', async () => {
  const waiting = await aWaiting({ maxAttempts: 1 });
  const returned = await giveBack(waiting);
  expect(returned.attempts_left).toBe(0);
  const again = {
    headers: waiting.learner.headers,
    params: { id: waiting.lessonId },
    body: { text: 'More.', url: null, status: 'submitted' as const, on: returned.version },
  };
  const { problem } = await refusedCall(it.app, 'saveSubmission', again);
  expect(problem.code).toBe('attempts_spent');
  const granted = await aWaiting({ maxAttempts: 1 });
  const back = await giveBack(granted, { grant_attempt: true });
  expect(back.attempts_left).toBe(1);
  expect(await handIn(granted.learner, granted.lessonId, back.version)).toMatchObject({ attempt: 2, attempts_left: 0 });
});

test('its author, admins and partners of their learning path judge work; nobody judges their own', async () => {
  const waiting = await aWaiting();
  const other = await aWaiting();
  const [admin, partner, stranger] = [
    await aSignedIn(it.db, { roles: ['admin'] }),
    await aSignedIn(it.db, { roles: ['partner'] }),
    await aSignedIn(it.db, { roles: ['teacher'] }),
  ];
  await aPath(partner, [waiting.course, other.course], waiting.learner);
  const idsOf = async (who: SignedIn) => (await queue(who, { per_page: 100 })).items.map(({ id }) => id);
  expect(await idsOf(teacher)).toEqual(expect.arrayContaining([waiting.id, other.id]));
  expect(await idsOf(admin)).toEqual(expect.arrayContaining([waiting.id, other.id]));
  expect(await idsOf(partner)).toEqual([waiting.id]);
  expect(await idsOf(stranger)).toEqual([]);
  expect(await refused(waiting, stranger)).toMatchObject([404, 'not_found']);
  expect(await refused(other, partner)).toMatchObject([404, 'not_found']);
  expect(await refused(waiting, waiting.learner)).toMatchObject([403, 'forbidden']);
  await it.db.execute(sql`insert into user_roles (user_id, role) values (${waiting.learner.user.id}, 'admin')`);
  expect(await refused(waiting, waiting.learner)).toMatchObject([403, 'own_work']);
  expect(await idsOf(waiting.learner)).not.toContain(waiting.id);
  expect(await approve(waiting, { score: 70 }, partner)).toMatchObject({ status: 'approved' });
});

test('the queue is filtered by state, course and words, oldest first or newest, and counts what waits', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const [first, second] = [await aWaiting({}, author), await aWaiting({}, author)];
  const list = await queue(author);
  expect(list.items.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect(list.courses).toMatchObject([{ waiting: 1 }, { waiting: 1 }]);
  expect((await queue(author, { sort: 'newest' })).items.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect((await queue(author, { course_id: second.course.id })).items.map(({ id }) => id)).toEqual([second.id]);
  expect((await queue(author, { search: 'ada' })).total).toBe(2);
  expect((await queue(author, { search: '%' })).total).toBe(0);
  expect((await queue(author, { search: 'PORCH' })).total).toBe(2);
  expect((await queue(author, { status: 'approved' })).items).toEqual([]);
  await approve(first, { score: 100 }, author);
  expect((await queue(author, { status: 'approved' })).items).toMatchObject([{ id: first.id, score: 100 }]);
});

test('two reviewers decide at the same moment: one decision counts, the other is told; pressed twice it is one', async () => {
  const waiting = await aWaiting();
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const one = { params: { id: waiting.id }, body: { on: waiting.on, score: 80, points: [], feedback: '' } };
  const replies = await Promise.all(
    [teacher, admin, teacher, admin].map(({ headers }) =>
      it.app.inject({
        method: 'POST',
        url: `/api/v1.3.0/courses/user/assignment/approve/${one.params.id}`,
        headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' },
        payload: one.body,
      }),
    ),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409]);
});

test('approved work is a private piece of the portfolio, once, with the skills of its course', async () => {
  const waiting = await aWaiting();
  const [skill] = await it.db
    .insert(skills)
    .values({ skill: `Columns ${v7()}` })
    .returning();
  await it.db.insert(courseSkills).values({ courseId: waiting.course.id, skillId: skill!.id, order: 1 });
  await approve(waiting, { score: 80 });
  const { items } = await call(it.app, 'listPortfolioItems', { headers: waiting.learner.headers });
  expect(items).toMatchObject([
    {
      title: 'Draw a porch',
      visibility: 'private',
      verified: true,
      evidence: { kind: 'submission', id: waiting.id, assignment: 'Draw a porch' },
      skills: [{ id: skill!.id }],
    },
  ]);
});

test('work of one who has left is approved, and its lesson is done when they come back', async () => {
  const waiting = await aWaiting();
  const { headers } = waiting.learner;
  const { enrollment } = await call(it.app, 'getPlayer', { headers, params: { slug: waiting.course.slug } });
  await call(it.app, 'unenrol', { headers, params: { id: enrollment!.id } });
  await approve(waiting, { score: 80 });
  await call(it.app, 'enrol', { headers, body: { course_id: waiting.course.id } });
  const opened = { kind: 'opened' as const, lesson_id: waiting.lessonId, idem_key: v7() };
  const reply = await call(it.app, 'recordProgress', {
    headers,
    params: { id: enrollment!.id },
    body: { events: [opened] },
  });
  expect(reply.lessons[0]?.progress.completed).toBe(true);
  expect(reply).toMatchObject({
    enrollment: { status: 'completed', percentage: 100 },
    certificate_slug: expect.any(String),
  });
});

test('a decision does not move the place where the learner is', async () => {
  const waiting = await aWaiting();
  await it.db.execute(sql`update enrolments set last_activity_at = now() - interval '3 days'
    where user_id = ${waiting.learner.user.id}`);
  const place = () =>
    rowsOf(
      it.db,
      sql`select last_lesson_id, last_activity_at from enrolments where user_id = ${waiting.learner.user.id}`,
    );
  const before = await place();
  await approve(waiting, { score: 80 });
  expect(await place()).toEqual(before);
});

test('a decision sent again over a lost answer is the same decision; another one comes too late', async () => {
  const waiting = await aWaiting();
  const first = await giveBack(waiting);
  expect(await giveBack(waiting)).toMatchObject({ version: first.version, status: 'returned' });
  const told = await rowsOf(it.db, sql`select id from notifications where user_id = ${waiting.learner.user.id}`);
  expect(told).toHaveLength(1);
  expect(await refused(waiting, teacher)).toMatchObject([409, 'submission_changed']);
});

test('work that was taken back while it was judged is told as such', async () => {
  const waiting = await aWaiting();
  await call(it.app, 'saveSubmission', {
    headers: waiting.learner.headers,
    params: { id: waiting.lessonId },
    body: { text: 'Not yet.', url: null, status: 'draft', on: waiting.on },
  });
  expect(await refused(waiting, teacher)).toMatchObject([409, 'submission_changed']);
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await refused(waiting, stranger)).toMatchObject([404, 'not_found']);
});

test('a verdict stands beside what it was given by, whatever is asked today', async () => {
  const waiting = await aWaiting({ rubric });
  await approve(waiting, { points: [3, 1] });
  await it.db.execute(sql`update assignments set pass_mark = 90, rubric = '[]' where lesson_id = ${waiting.lessonId}`);
  const { content } = await call(it.app, 'getLesson', {
    headers: waiting.learner.headers,
    params: { id: waiting.lessonId },
  });
  expect(content).toMatchObject({
    assignment: { pass_mark: 90 },
    submission: { points: [3, 1], judged_by: { pass_mark: 60, rubric } },
  });
});

test('nobody is sent back to a lesson that is gone; its work can still be approved', async () => {
  const waiting = await aWaiting();
  await it.db.execute(sql`delete from lessons where id = ${waiting.lessonId}`);
  const seen = await call(it.app, 'getSubmission', { headers: teacher.headers, params: { id: waiting.id } });
  expect(seen).toMatchObject({ attempts_left: 0, asked: { title: 'Draw a porch' } });
  await expect(giveBack(waiting)).rejects.toThrow(/no longer part of the course/);
  expect(await approve(waiting, { score: 80 })).toMatchObject({ status: 'approved' });
});

test('phrases are saved once each, and are their reviewer’s own', async () => {
  const [one, other] = [await aSignedIn(it.db, { roles: ['teacher'] }), await aSignedIn(it.db, { roles: ['teacher'] })];
  const save = (text: string) => call(it.app, 'createReviewPhrase', { headers: one.headers, body: { text } });
  const phrase = await save('Look at the roof once more.');
  expect(await save(' Look at the roof once more. ')).toEqual(phrase);
  await save('Well built.');
  const list = (who: SignedIn) => call(it.app, 'listReviewPhrases', { headers: who.headers });
  expect((await list(one)).map(({ text }) => text)).toEqual(['Look at the roof once more.', 'Well built.']);
  expect(await list(other)).toEqual([]);
  const theirs = { headers: other.headers, params: { id: phrase.id } };
  expect((await refusedCall(it.app, 'removeReviewPhrase', theirs)).status).toBe(404);
  await call(it.app, 'removeReviewPhrase', { headers: one.headers, params: { id: phrase.id } });
  expect(await list(one)).toMatchObject([{ text: 'Well built.' }]);
});

test('phrases for reviews stand apart, and are worded in another way', async () => {
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const { headers } = admin;
  const save = (text: string, purpose: PhrasePurpose) =>
    call(it.app, 'createReviewPhrase', { headers, body: { text, purpose } });
  const texts = async (purpose: PhrasePurpose) =>
    (await call(it.app, 'listReviewPhrases', { headers, query: { purpose } })).map(({ text }) => text);
  await save('Well built.', 'feedback');
  const phrase = await save('Say what arches are.', 'review');
  await save('Say what vaults are.', 'review');
  expect(await texts('review')).toEqual(['Say what arches are.', 'Say what vaults are.']);
  await save('Write to us to talk it over.', 'decision');
  expect(await texts('decision')).toEqual(['Write to us to talk it over.']);
  expect(await texts('feedback')).toEqual(['Well built.']);

  const word = (text: string, by = admin) =>
    ({ headers: by.headers, params: { id: phrase.id }, body: { text } }) as const;
  await call(it.app, 'updateReviewPhrase', word(' Draw an arch. '));
  expect(await texts('review')).toEqual(['Draw an arch.', 'Say what vaults are.']);
  expect(await refusedCall(it.app, 'updateReviewPhrase', word('Say what vaults are.'))).toMatchObject({ status: 409 });
  expect(await refusedCall(it.app, 'updateReviewPhrase', word(' '))).toMatchObject({
    problem: { errors: { text: ['Write the phrase.'] } },
  });
  const other = await aSignedIn(it.db, { roles: ['admin'] });
  expect(await refusedCall(it.app, 'updateReviewPhrase', word('Mine.', other))).toMatchObject({ status: 404 });
  const learner = await aSignedIn(it.db, { roles: ['learner'] });
  expect(await refusedCall(it.app, 'listReviewPhrases', { headers: learner.headers })).toMatchObject({ status: 403 });
  expect(await texts('review')).toEqual(['Draw an arch.', 'Say what vaults are.']);
});

async function aPath({ user }: SignedIn, courses: CourseRow[], learner: SignedIn): Promise<void> {
  const { category } = await aCategory(it.db, `Paths ${v7()}`);
  const given = { slug: `path-${v7()}`, title: 'Porches all', level: 'beginner', categoryId: category.id } as const;
  const [path] = await it.db
    .insert(learningPaths)
    .values({ ...given, partnerId: user.id })
    .returning();
  await it.db
    .insert(learningPathCourses)
    .values(courses.map(({ id }, at) => ({ pathId: path!.id, courseId: id, order: at + 1 })));
  await it.db.insert(learningPathEnrolments).values({ pathId: path!.id, userId: learner.user.id });
}
