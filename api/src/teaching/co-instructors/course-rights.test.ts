import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { RouteName } from '@stoa/shared/contract/kernel/routes.ts';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { v7 } from 'uuid';
import { files } from '../../files/files.tables.ts';
import { anAssignment } from '../../testing/assignment-builders.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject, refusedCall, type Given } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { aLiveClass } from '../../testing/live-builders.ts';
import { aFile, aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';

const roles = ['owner', 'editor', 'grader', 'invited', 'removed', 'stranger'] as const;
type Role = (typeof roles)[number];

let it: TestApp;
let course: CourseBuilder;
let people: Record<Role, SignedIn>;
let work: { id: string; version: number; lessonId: string };
let classId: string;

beforeAll(async () => {
  it = await buildTestApp();
  const all = await Promise.all(roles.map((role) => aSignedIn(it.db, { roles: ['teacher'], firstName: role })));
  people = Object.fromEntries(roles.map((role, at) => [role, all[at]])) as Record<Role, SignedIn>;
  course = await aPublishedCourse(it, people.owner);
  await seat('editor', ['edit']);
  await seat('grader', ['grade']);
  await seat('removed', ['edit', 'grade']);
  await call(it.app, 'removeCoInstructor', seatOf('removed'));
  await invite('invited', ['edit', 'grade']);
  work = await aWaiting();
  classId = (
    await aLiveClass(it.db, {
      courseId: course.id,
      hostId: people.owner.user.id,
      startsAt: new Date(Date.now() + 60 * 60 * 1000),
    })
  ).id;
});
afterAll(() => it.close());

const seatOf = (role: Role) => ({
  headers: people.owner.headers,
  params: { id: course.id, user_id: people[role].user.id },
});
const invite = (role: Role, rights: CourseRight[]) =>
  call(it.app, 'inviteCoInstructor', {
    headers: people.owner.headers,
    params: { id: course.id },
    body: { email: people[role].user.email, rights },
  });
async function seat(role: Role, rights: CourseRight[]) {
  await invite(role, rights);
  const { headers } = people[role];
  await call(it.app, 'answerCourseInvitation', { headers, params: { id: course.id }, body: { accept: true } });
}
async function aWaiting() {
  const lessonId = await anAssignment(it.db, { courseId: course.id, required: false });
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  return { ...(await handIn(learner, lessonId)), lessonId };
}
const handIn = ({ headers }: SignedIn, id: string) =>
  call(it.app, 'saveSubmission', {
    headers,
    params: { id },
    body: { text: 'A porch.', url: null, status: 'submitted', on: 0 },
  });
const byCourse = () => ({ params: { id: course.id } });
const lessonOf = (kind: string) => course.modules[0]?.lessons.find((lesson) => lesson.kind === kind)?.id ?? '';
/** No course has it yet: who may edit is told so. */
const base_version = 1_000;

/** With each call, the statuses that tell who may make it; 409 and 422: they may, and it has nothing to do. */
const calls: [RouteName, Partial<Record<Role, number>> & { others: number }, () => Given][] = [
  [
    'getCourseBuilder',
    { owner: 200, editor: 200, grader: 200, others: 403 },
    () => ({ params: { slug: course.slug } }),
  ],
  ['listCourseVersions', { owner: 200, editor: 200, grader: 200, others: 403 }, byCourse],
  ['listCoInstructors', { owner: 200, editor: 200, grader: 200, others: 403 }, byCourse],
  ['updateCourse', { owner: 422, editor: 422, others: 403 }, () => ({ ...byCourse(), body: { base_version } })],
  [
    'updateLesson',
    { owner: 422, editor: 422, others: 403 },
    () => ({ params: { id: lessonOf('text') }, body: { base_version } }),
  ],
  [
    'orderCurriculum',
    { owner: 422, editor: 422, others: 403 },
    () => ({ ...byCourse(), body: { base_version, modules: [] } }),
  ],
  [
    'updateCourseCover',
    { owner: 422, editor: 422, others: 403 },
    () => ({ body: { course_id: course.id, cover_file_id: null, base_version } }),
  ],
  [
    'updateLessonFile',
    { owner: 422, editor: 422, others: 403 },
    () => ({ ...byCourse(), body: { lesson_id: lessonOf('video'), file_id: null, base_version } }),
  ],
  [
    'updateCourseResources',
    { owner: 422, editor: 422, others: 403 },
    () => ({ ...byCourse(), body: { resources: [], base_version } }),
  ],
  [
    'updateLessonResources',
    { owner: 422, editor: 422, others: 403 },
    () => ({ body: { lesson_id: lessonOf('text'), resources: [], base_version } }),
  ],
  [
    'removeResource',
    { owner: 422, editor: 422, others: 403 },
    () => ({ params: { id: v7() }, query: { course_id: course.id, base_version } }),
  ],
  [
    'listCourseVideos',
    { owner: 200, editor: 200, grader: 200, others: 403 },
    () => ({ query: { course_id: course.id } }),
  ],
  ['withdrawCourse', { owner: 409, editor: 409, others: 403 }, byCourse],
  ['discardRevision', { owner: 409, editor: 409, others: 403 }, () => ({ ...byCourse(), query: { base_version } })],
  ['listSubmissions', { others: 200 }, () => ({})],
  ['getSubmission', { owner: 200, grader: 200, others: 404 }, () => ({ params: { id: work.id } })],
  ['getQuizStatistics', { owner: 200, grader: 200, others: 404 }, () => ({ params: { id: lessonOf('quiz') } })],
  [
    'getLessonReportLink',
    { owner: 200, grader: 200, others: 404 },
    () => ({ query: { table: 'answers', id: lessonOf('quiz') } }),
  ],
  ['getRegister', { owner: 200, grader: 200, others: 404 }, () => ({ params: { id: classId } })],
  ['listLiveSchedule', { owner: 200, editor: 200, grader: 200, others: 403 }, byCourse],
  ['listDiscussions', { owner: 200, editor: 200, grader: 200, others: 403 }, byCourse],
  ['duplicateCourse', { owner: 200, others: 403 }, byCourse],
  ['getScormExport', { owner: 200, others: 403 }, byCourse],
  ['getCourseCartridge', { owner: 200, others: 403 }, byCourse],
  ['listCourseCoupons', { owner: 200, others: 403 }, byCourse],
  ['unpublishCourse', { owner: 200, others: 403 }, () => ({ ...byCourse(), body: {} })],
  [
    'publishCourse',
    { owner: 200, editor: 403, grader: 403, others: 404 },
    () => ({ params: { slug: course.slug }, body: {} }),
  ],
  [
    'inviteCoInstructor',
    { owner: 422, others: 403 },
    () => ({ ...byCourse(), body: { email: 'no@one.example', rights: ['edit'] } }),
  ],
  [
    'updateCoInstructor',
    { owner: 404, others: 403 },
    () => ({ params: { id: course.id, user_id: v7() }, body: { rights: ['edit'] } }),
  ],
  ['removeCoInstructor', { owner: 200, others: 403 }, () => ({ params: { id: course.id, user_id: v7() } })],
];

test.each(calls)('%s is for exactly those it is for', async (name, expected, given) => {
  // The owner comes last: what they do may take the course away from the others.
  for (const role of roles.toReversed()) {
    const { statusCode } = await inject(it.app, name, { headers: people[role].headers, ...given() });
    expect([role, statusCode]).toEqual([role, expected[role] ?? expected.others]);
  }
});

const now = () => call(it.app, 'getCourseBuilder', { headers: people.owner.headers, params: { slug: course.slug } });

test('a co-instructor changes what is taught, and not what it costs', async () => {
  const { headers } = people.editor;
  const { version } = await now();
  const price = { type: 'paid' as const, price_minor: 2_000, currency: 'USD' };
  const asked = { headers, params: { id: course.id }, body: { base_version: version, ...price } };
  const refused = await refusedCall(it.app, 'updateCourse', asked);
  const words = ['Only the owner of the course changes its price.'];
  expect(refused.problem.errors).toEqual({ type: words, price_minor: words });
  const body = { base_version: version, short_description: 'A walk that two people lead.' };
  const edited = await call(it.app, 'updateCourse', { headers, params: { id: course.id }, body });
  expect(edited).toMatchObject({
    rights: ['edit'],
    is_owner: false,
    type: 'free',
    ...{ short_description: body.short_description },
  });
});

test('what one of them wrote, the other does not write over unseen; versions say whose they are', async () => {
  const { version } = await now();
  const rename = (role: Role, name: string, on: number) => ({
    headers: people[role].headers,
    params: { id: course.id },
    body: { name, base_version: on },
  });
  const first = await call(it.app, 'updateCourse', rename('editor', 'Walking with the editor', version));
  const refused = await refusedCall(it.app, 'updateCourse', rename('owner', 'Walking alone', version));
  expect(refused.problem.code).toBe('edit_conflict');
  await call(it.app, 'updateCourse', rename('owner', 'Walking with the owner', first.version));
  const { items } = await call(it.app, 'listCourseVersions', {
    headers: people.owner.headers,
    params: { id: course.id },
  });
  expect(items[0]).toMatchObject({
    kind: 'saved',
    name: 'Walking with the editor',
    actor: { id: people.editor.user.id },
  });
});

test('a file that a co-instructor brings becomes the course owner’s, and nobody else’s does', async () => {
  const { version } = await now();
  const bring = (id: string) => ({
    headers: people.editor.headers,
    ...byCourse(),
    body: { base_version: version, lesson_id: lessonOf('video'), file_id: id },
  });
  const film = { purpose: 'video' as const, durationS: 60, type: 'video/mp4' };
  const own = await aFile(it.db, people.editor.user.id, film);
  await call(it.app, 'updateLessonFile', bring(own));
  const [row] = await it.db.select().from(files).where(eq(files.id, own));
  expect(row?.ownerId).toBe(people.owner.user.id);
  const foreign = await aFile(it.db, people.stranger.user.id, film);
  const refused = await refusedCall(it.app, 'updateLessonFile', bring(foreign));
  expect(refused.problem.errors).toEqual({ file_id: ['Upload the file again.'] });
});

test('a file that a co-instructor uses in a course of their own stays there', async () => {
  const own = await aPublishedCourse(it, people.editor);
  const film = own.modules[0]?.lessons.find(({ kind }) => kind === 'video')?.file?.id ?? '';
  const { version } = await now();
  const refused = await refusedCall(it.app, 'updateLessonFile', {
    headers: people.editor.headers,
    ...byCourse(),
    body: { base_version: version, lesson_id: lessonOf('video'), file_id: film },
  });
  expect(refused.problem.errors).toEqual({ file_id: ['You use this file elsewhere. Upload it here.'] });
  const [row] = await it.db.select().from(files).where(eq(files.id, film));
  expect(row?.ownerId).toBe(people.editor.user.id);
});

test('a page from before brings its film as it did', async () => {
  const { version } = await now();
  const film = await aFile(it.db, people.owner.user.id, { purpose: 'video', durationS: 90, type: 'video/mp4' });
  const saved = await call(it.app, 'updateLesson', {
    headers: people.owner.headers,
    params: { id: lessonOf('video') },
    body: { base_version: version, file_id: film },
  });
  const shown = saved.modules[0]?.lessons.find(({ id }) => id === lessonOf('video'));
  expect(shown?.file?.id).toBe(film);
});

test('a grader finds work in their queue and judges it, but never their own', async () => {
  const { headers, user } = people.grader;
  const queue = await call(it.app, 'listSubmissions', { headers, query: {} });
  expect(queue.items.map(({ id }) => id)).toEqual([work.id]);
  await anEnrolment(it.db, { userId: user.id, courseId: course.id });
  const own = await handIn(people.grader, work.lessonId);
  const judged = ({ id, version: on }: Pick<typeof work, 'id' | 'version'>) => ({
    headers,
    params: { id },
    body: { on, score: null, points: [], feedback: '' },
  });
  expect((await refusedCall(it.app, 'approveSubmission', judged(own))).problem.code).toBe('own_work');
  expect((await call(it.app, 'approveSubmission', judged(work))).status).toBe('approved');
  const mine = await call(it.app, 'listEnrolments', { headers });
  expect(mine.items).toHaveLength(1);
});

test('an admin who works on a course does not review it', async () => {
  await it.db.execute(sql`insert into user_roles (user_id, role) values (${people.editor.user.id}, 'admin')`);
  await call(it.app, 'submitCourse', { headers: people.editor.headers, params: { id: course.id }, body: {} });
  const asked = { headers: people.editor.headers, params: { slug: course.slug }, body: {} };
  expect((await refusedCall(it.app, 'publishCourse', asked)).problem.code).toBe('own_course');
});

test('a reviewer’s words reach everyone who can edit the course', async () => {
  const reviewer = await aSignedIn(it.db, { roles: ['admin'] });
  const written = await call(it.app, 'commentOnReview', {
    headers: reviewer.headers,
    params: { id: course.id },
    body: { body: 'The second lesson repeats the first.', blocking: false },
  });
  await call(it.app, 'replyToReviewComment', {
    headers: reviewer.headers,
    params: { id: written.comments[0]!.id },
    body: { body: 'Its last paragraph, that is.' },
  });
  const wordsFor = async ({ headers }: Pick<typeof people.owner, 'headers'>) =>
    (await call(it.app, 'listNotifications', { headers, query: {} })).items.filter(
      ({ kind }) => kind === 'review_comment',
    ).length;
  expect(await Promise.all([people.owner, people.editor, people.grader].map(wordsFor))).toEqual([2, 2, 0]);
});

test('the course’s page names who teaches it and has agreed to', async () => {
  const page = await call(it.app, 'getCourseDetails', { params: { slug: course.slug } });
  expect(page.co_instructors.map(({ id }) => id)).toEqual([people.editor.user.id, people.grader.user.id]);
});

test('who could edit a course and left it does not review it either', async () => {
  const { user, headers } = people.editor;
  await call(it.app, 'removeCoInstructor', { headers, params: { id: course.id, user_id: user.id } });
  const asked = { headers, params: { slug: course.slug }, body: {} };
  expect((await refusedCall(it.app, 'publishCourse', asked)).problem.code).toBe('own_course');
});

test('who graded in a course and left it may review it', async () => {
  const { user, headers } = people.grader;
  await call(it.app, 'removeCoInstructor', { headers, params: { id: course.id, user_id: user.id } });
  await it.db.execute(sql`insert into user_roles (user_id, role) values (${user.id}, 'admin')`);
  expect((await call(it.app, 'publishCourse', { headers, params: { slug: course.slug }, body: {} })).status).toBe(
    'published',
  );
});
