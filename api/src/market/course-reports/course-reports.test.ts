import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import { enrolments } from '../../learning/enrolments/enrolments.tables.ts';
import { progressEvents } from '../../learning/progress/progress.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aCoInstructor, aFilmIn, aNamedLearner, aViewing } from '../../testing/report-builders.ts';
import { courseRatings } from '../ratings/ratings.tables.ts';

let it: TestApp;
let owner: SignedIn;
let course: CourseRow;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  owner = await aSignedIn(it.db, { roles: ['teacher'] });
  course = await aCourse(it.db, { ownerId: owner.user.id, name: 'Porches' });
});
afterAll(() => it.close());

type Query = Parameters<typeof call<'getCourseReport'>>[2]['query'];
const march = { from: '2026-03-01', to: '2026-03-28' };
const report = (query: Query = march, { headers } = owner) => call(it.app, 'getCourseReport', { headers, query });
const refused = async (query: object, { headers } = owner) => {
  const given = { headers, query: { ...march, ...query } };
  const { status, problem } = await refusedCall(it.app, 'getCourseReport', given);
  return { status, fields: Object.keys(problem.errors ?? {}) };
};
const at = (moment: string) => new Date(moment);

test('a course is told by who enrolled, learnt, completed, and how long they watched', async () => {
  const lessonId = await aFilmIn(it.db, course);
  const ada = await aNamedLearner(it.db, course, {
    name: 'Ada',
    enrolledAt: at('2026-03-02T10:00:00Z'),
    completedAt: at('2026-03-28T23:59:59Z'),
    status: 'completed',
  });
  const ben = await aNamedLearner(it.db, course, { name: 'Ben', enrolledAt: at('2026-02-10T10:00:00Z') });
  const first = [0, 30] as [number, number];
  await aViewing(it.db, ada, { lessonId, at: '2026-03-03T10:00:00Z', ranges: [first, [50, 60]] });
  await aViewing(it.db, ada, { lessonId, at: '2026-03-03T12:00:00Z', ranges: [first] });
  await aViewing(it.db, ben, { lessonId, at: '2026-02-20T12:00:00Z', ranges: [[0, 5]] });
  await it.db.insert(courseRatings).values([
    { courseId: course.id, userId: ada.userId, rating: 5, createdAt: at('2026-03-10T00:00:00Z') },
    { courseId: course.id, userId: ben.userId, rating: 2, createdAt: at('2026-03-11T00:00:00Z') },
  ]);
  const told = await report();
  expect(told.figures).toEqual({
    enrolments: 1,
    active_learners: 1,
    completions: 1,
    watched_s: 70,
    learners: 2,
    completion_rate: 0.5,
    ratings: 2,
    rating_mean: 3.5,
  });
  expect(told.period_before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(told.figures_before).toMatchObject({ enrolments: 1, active_learners: 1, watched_s: 5, completion_rate: 0 });
  expect(told.figures_before).toMatchObject({ ratings: 0, rating_mean: null });
  expect(told.courses).toMatchObject([{ course: { id: course.id, name: 'Porches' }, figures: told.figures }]);
});

test('every day of a short period stands in the series, and the weeks of a long one', async () => {
  const lessonId = await aFilmIn(it.db, course);
  const ada = await aNamedLearner(it.db, course, { name: 'Ada', enrolledAt: at('2026-03-01T00:00:00Z') });
  await aViewing(it.db, ada, { lessonId, at: '2026-03-28T23:59:59Z', ranges: [[0, 12]] });
  const days = await report();
  expect(days.unit).toBe('day');
  expect(days.series).toHaveLength(28);
  expect(days.series[0]).toEqual({
    from: '2026-03-01',
    enrolments: 1,
    active_learners: 0,
    completions: 0,
    watched_s: 0,
  });
  expect(days.series[27]).toMatchObject({ from: '2026-03-28', active_learners: 1, watched_s: 12 });
  const weeks = await report({ from: '2026-03-01', to: '2026-05-29' });
  expect(weeks.unit).toBe('week');
  expect(weeks.series.map(({ from, watched_s }) => [from, watched_s]).slice(0, 5)).toEqual([
    ['2026-03-01', 0],
    ['2026-03-08', 0],
    ['2026-03-15', 0],
    ['2026-03-22', 12],
    ['2026-03-29', 0],
  ]);
  expect(weeks.series.at(-1)?.from).toBe('2026-05-24');
});

test('who learns in two courses is one active learner of all of them', async () => {
  const other = await aCourse(it.db, { ownerId: owner.user.id, name: 'Columns' });
  const ada = await aNamedLearner(it.db, course, { name: 'Ada', enrolledAt: at('2026-03-02T00:00:00Z') });
  const [second] = await it.db
    .insert(enrolments)
    .values({ userId: ada.userId, courseId: other.id, enrolledAt: at('2026-03-02T00:00:00Z') })
    .returning();
  for (const [enrolment, of] of [
    [ada, course],
    [second!, other],
  ] as const) {
    await aViewing(it.db, enrolment, {
      lessonId: await aFilmIn(it.db, of),
      at: '2026-03-03T00:00:00Z',
      ranges: [[0, 10]],
    });
  }
  const told = await report();
  expect(told.figures).toMatchObject({ enrolments: 2, active_learners: 1, watched_s: 20 });
  expect(told.courses.map(({ figures }) => figures.active_learners)).toEqual([1, 1]);
  const one = await report({ ...march, course_id: other.id });
  expect(one.courses.map(({ course: { name } }) => name)).toEqual(['Columns']);
  expect(one.figures).toMatchObject({ enrolments: 1, watched_s: 10 });
});

test('who left is in no figure, and what a reviewer decided is no activity', async () => {
  const lessonId = await aFilmIn(it.db, course);
  const gone = await aNamedLearner(it.db, course, {
    name: 'Gone',
    enrolledAt: at('2026-03-02T00:00:00Z'),
    status: 'refunded',
  });
  await aViewing(it.db, gone, { lessonId, at: '2026-03-03T00:00:00Z', ranges: [[0, 10]] });
  const ada = await aNamedLearner(it.db, course, { name: 'Ada', enrolledAt: at('2026-01-02T00:00:00Z') });
  await it.db.insert(progressEvents).values({
    enrolmentId: ada.id,
    userId: ada.userId,
    lessonId,
    kind: 'work_approved',
    source: 'review',
    idemKey: v7(),
    at: at('2026-03-03T00:00:00Z'),
  });
  expect((await report()).figures).toMatchObject({ enrolments: 0, active_learners: 0, watched_s: 0, learners: 1 });
});

test('who has no course yet reads a report of nothing', async () => {
  const nobody = await aSignedIn(it.db);
  const told = await report(march, nobody);
  expect(told.courses).toEqual([]);
  expect(told.figures).toMatchObject({ learners: 0, completion_rate: null });
});

test('the rows behind the ratings are those of the period', async () => {
  const ada = await aNamedLearner(it.db, course, { name: 'Ada' });
  await it.db.insert(courseRatings).values({
    courseId: course.id,
    userId: ada.userId,
    rating: 4,
    comment: 'Shady.',
    createdAt: at('2026-03-10T00:00:00Z'),
  });
  const list = (query: Query) => call(it.app, 'listReportRatings', { headers: owner.headers, query });
  expect(await list(march)).toMatchObject({
    total: 1,
    items: [{ rating: 4, comment: 'Shady.', course: { id: course.id }, user: { full_name: 'Ada Porch' } }],
  });
  expect((await list({ from: '2026-03-11', to: '2026-03-12' })).total).toBe(0);
});

const fileOf = async (table: 'figures' | 'series' | 'ratings', query: Query = march) => {
  const link = await call(it.app, 'getCourseReportLink', { headers: owner.headers, query: { ...query, table } });
  const file = await it.app.inject({ method: 'GET', url: link.url });
  return { name: file.headers['content-disposition'], lines: file.body.trim().split('\r\n') };
};

test('the figures of each course, those of each day and the ratings are files, and no comment is a formula', async () => {
  const lessonId = await aFilmIn(it.db, course);
  const ada = await aNamedLearner(it.db, course, { name: 'Ada', enrolledAt: at('2026-03-02T10:00:00Z') });
  await aViewing(it.db, ada, { lessonId, at: '2026-03-03T10:00:00Z', ranges: [[0, 30]] });
  await it.db.insert(courseRatings).values({
    courseId: course.id,
    userId: ada.userId,
    rating: 4,
    comment: '=1+1',
    createdAt: at('2026-03-10T00:00:00Z'),
  });
  const figures = await fileOf('figures');
  expect(figures.name).toBe('attachment; filename="overview-2026-03-01-2026-03-28.csv"');
  expect(figures.lines).toEqual([
    'Course,From (UTC),To (UTC),Enrolments,Active learners,Watched (seconds),Completions,Learners by the end,Completion rate (0 to 1),Ratings,Mean rating (1 to 5)',
    'All courses,2026-03-01,2026-03-28,1,1,30,0,1,0.0000,1,4.0000',
    'All courses,2026-02-01,2026-02-28,0,0,0,0,0,,0,',
    'Porches,2026-03-01,2026-03-28,1,1,30,0,1,0.0000,1,4.0000',
    'Porches,2026-02-01,2026-02-28,0,0,0,0,0,,0,',
  ]);
  const { lines: days } = await fileOf('series', { ...march, course_id: course.id });
  expect(days).toHaveLength(29);
  expect(days.slice(2, 4)).toEqual(['2026-03-02,1,0,0,0', '2026-03-03,0,1,30,0']);
  expect((await fileOf('ratings')).lines).toEqual([
    'Given at (UTC),Course,Learner,Stars,Comment',
    "2026-03-10T00:00:00.000Z,Porches,Ada Porch,4,'=1+1",
  ]);
});

test('the file of a course is for those who may read its report', async () => {
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  const query = { ...march, table: 'ratings' as const, course_id: course.id };
  expect((await refusedCall(it.app, 'getCourseReportLink', { headers: other.headers, query })).status).toBe(403);
});

test('a period that cannot be is refused at its field', async () => {
  expect(await refused({ from: '2026-03-29' })).toEqual({ status: 422, fields: ['to'] });
  expect(await refused({ from: '2020-01-01' })).toEqual({ status: 422, fields: ['from'] });
  expect(await refused({ to: '2026-02-30' })).toEqual({ status: 422, fields: ['to'] });
  await report({ from: '2024-03-28', to: '2026-03-28' });
});

test.each<[string, RoleName[], number]>([
  ['a learner', ['learner'], 403],
  ['another teacher', ['teacher'], 403],
  ['an admin', ['admin'], 200],
])('of a published course %s gets %s: %i', async (_, roles, status) => {
  const person = await aSignedIn(it.db, { roles });
  const query = { ...march, course_id: course.id };
  if (status === 200) expect((await report(query, person)).courses).toHaveLength(1);
  else expect((await refused(query, person)).status).toBe(status);
  expect((await report(march, person)).courses).toEqual([]);
});

test.each([[['edit' as const]], [['grade' as const]]])(
  'a co-instructor with %j sees the learning figures',
  async (rights) => {
    const partner = await aCoInstructor(it, { course, owner }, rights);
    expect((await report({ ...march, course_id: course.id }, partner)).courses).toHaveLength(1);
    expect((await report(march, partner)).courses.map(({ course: { id } }) => id)).toEqual([course.id]);
  },
);

test('a draft of somebody else is not to be told from one that is not there', async () => {
  const draft = await aCourse(it.db, { status: 'draft', publishedAt: null });
  for (const course_id of [draft.id, v7()]) expect((await refused({ course_id })).status).toBe(404);
});
