import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import { aPath, aPathLearner } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aFilmIn, aViewing } from '../../testing/report-builders.ts';
import { learningPathEnrolments, type PathRow } from '../learning-paths/learning-paths.tables.ts';

let it: TestApp;
let partner: SignedIn;
let clay: CourseRow;
let fire: CourseRow;
let path: PathRow;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  partner = await aSignedIn(it.db, { roles: ['partner'] });
  clay = await aCourse(it.db, { name: 'Clay' });
  fire = await aCourse(it.db, { name: 'Fire' });
  path = await aPath(it.db, { partnerId: partner.user.id, status: 'published', courses: [clay, fire] });
});
afterAll(() => it.close());

const march = { from: '2026-03-01', to: '2026-03-28' };
const at = (moment: string) => new Date(`${moment}T10:00:00Z`);
type Asked = Parameters<typeof call<'getPathReport'>>[2]['query'];
type Listed = Parameters<typeof call<'listPathLearners'>>[2]['query'];
const report = (query: Asked = march, { headers } = partner) => call(it.app, 'getPathReport', { headers, query });
const list = (query: Listed = {}) => call(it.app, 'listPathLearners', { headers: partner.headers, query });
const names = async (query: Listed) => (await list(query)).items.map(({ name }) => name.replace(' Kiln', ''));

/** Nora has not begun, Ulla is in the second course, Cleo is done, and Gone left the site. */
async function fourLearners() {
  const lessonId = await aFilmIn(it.db, fire);
  const done = { courseId: clay.id, status: 'completed', percentage: 100 } as const;
  await aPathLearner(it.db, path, {
    name: 'Nora',
    enrolledAt: at('2026-03-05'),
    courses: [{ courseId: clay.id }, { courseId: fire.id }],
  });
  const ulla = await aPathLearner(it.db, path, {
    name: 'Ulla',
    enrolledAt: at('2026-01-05'),
    courses: [
      { ...done, enrolledAt: at('2026-01-05'), completedAt: at('2026-01-15'), lastActivityAt: at('2026-01-15') },
      { courseId: fire.id, lastActivityAt: at('2026-03-09') },
    ],
  });
  await aViewing(it.db, ulla.enrolments[1]!, { lessonId, at: '2026-03-09T10:00:00Z', ranges: [[0, 40]] });
  await aViewing(it.db, ulla.enrolments[1]!, { lessonId, at: '2026-01-01T10:00:00Z', ranges: [[0, 4]] });
  await aPathLearner(it.db, path, {
    name: 'Cleo',
    enrolledAt: at('2026-02-10'),
    completedAt: at('2026-03-10'),
    courses: [
      { ...done, enrolledAt: at('2026-02-10'), completedAt: at('2026-02-14'), lastActivityAt: at('2026-02-14') },
      { ...done, courseId: fire.id, completedAt: at('2026-03-10'), lastActivityAt: at('2026-03-10') },
    ],
  });
  const gone = await aPathLearner(it.db, path, { name: 'Gone', enrolledAt: at('2026-03-06') });
  await it.db.execute(sql`update users set deleted_at = now() where id = ${gone.userId}`);
}

test('a path is told by who took it, learnt in it and completed it, beside the period before', async () => {
  await fourLearners();
  const told = await report();
  expect(told.figures).toEqual({
    enrolments: 1,
    active_learners: 1,
    completions: 1,
    certificates: 0,
    median_days: 28,
    learners: 3,
    completion_rate: 1 / 3,
    revenue: [],
  });
  expect(told.period_before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(told.figures_before).toMatchObject({ enrolments: 1, completions: 0, median_days: null, learners: 2 });
  expect(told.paths).toMatchObject([{ path: { id: path.id, title: path.title }, figures: told.figures }]);
  expect(told.series).toHaveLength(28);
  expect(told.series[8]).toEqual({
    from: '2026-03-09',
    enrolments: 0,
    active_learners: 1,
    completions: 0,
    certificates: 0,
  });
  const long = await report({ from: '2026-01-01', to: '2026-03-28' });
  expect(long.unit).toBe('week');
  expect(long.series.reduce((sum, { enrolments }) => sum + enrolments, 0)).toBe(3);
});

test('what somebody did before they took the path is no activity in it', async () => {
  await fourLearners();
  expect((await report({ from: '2026-01-01', to: '2026-01-04' })).figures.active_learners).toBe(0);
  expect(await names({ during: 'active', from: '2026-01-01', to: '2026-01-04' })).toEqual([]);
});

test('the results say how many began and completed each course, and where those are who are not done', async () => {
  await fourLearners();
  const results = await call(it.app, 'getPathResults', { headers: partner.headers, params: { id: path.id } });
  expect(results).toMatchObject({ path: { id: path.id }, learners: 3, completed: 1 });
  expect(results.courses).toEqual([
    {
      course: { id: clay.id, name: 'Clay', slug: clay.slug },
      required: true,
      is_published: true,
      began: 2,
      completed: 2,
      here: 1,
      median_days: 7,
    },
    {
      course: { id: fire.id, name: 'Fire', slug: fire.slug },
      required: true,
      is_published: true,
      began: 2,
      completed: 1,
      here: 1,
      median_days: expect.any(Number),
    },
  ]);
});

test('a course that was left, or whose money went back, is neither begun nor completed', async () => {
  const moment = { enrolledAt: at('2026-01-05'), completedAt: at('2026-01-15'), lastActivityAt: at('2026-01-15') };
  await aPathLearner(it.db, path, {
    name: 'Rita',
    courses: [
      { courseId: clay.id, status: 'refunded', ...moment },
      { courseId: fire.id, status: 'unenrolled', lastActivityAt: at('2026-01-15') },
    ],
  });
  const { courses } = await call(it.app, 'getPathResults', { headers: partner.headers, params: { id: path.id } });
  expect(courses.map(({ began, completed, here }) => [began, completed, here])).toEqual([
    [0, 0, 1],
    [0, 0, 0],
  ]);
  expect((await list()).items).toMatchObject([{ completed_courses: 0, last_activity_at: null }]);
});

test('learners are listed with the courses that they have completed', async () => {
  await fourLearners();
  const { items, total } = await list({ path_id: path.id });
  expect(total).toBe(3);
  expect(items[2]).toEqual({
    user_id: expect.any(String),
    name: 'Ulla Kiln',
    path: { id: path.id, title: path.title, slug: path.slug },
    completed_courses: 1,
    required_courses: 2,
    percentage: 50,
    enrolled_at: '2026-01-05T10:00:00.000Z',
    last_activity_at: '2026-03-09T10:00:00.000Z',
    completed_at: null,
  });
});

test.each<[Listed, string[]]>([
  [{}, ['Cleo', 'Nora', 'Ulla']],
  [{ state: 'not_begun' }, ['Nora']],
  [{ state: 'under_way' }, ['Ulla']],
  [{ state: 'completed' }, ['Cleo']],
  [{ q: 'ULL' }, ['Ulla']],
  [{ q: '%' }, []],
  [{ sort: 'progress', order: 'desc' }, ['Cleo', 'Ulla', 'Nora']],
  [{ sort: 'activity', order: 'desc' }, ['Cleo', 'Ulla', 'Nora']],
  [{ sort: 'enrolled' }, ['Ulla', 'Cleo', 'Nora']],
  [{ sort: 'completed', order: 'desc' }, ['Cleo', 'Nora', 'Ulla']],
  [{ page: 2, per_page: 2 }, ['Ulla']],
  [{ during: 'enrolled', from: '2026-02-01', to: '2026-02-28' }, ['Cleo']],
  [{ during: 'completed', from: '2026-03-10', to: '2026-03-10' }, ['Cleo']],
  [{ during: 'active', ...march }, ['Ulla']],
  [{ during: 'certified', ...march }, []],
])('asked for %j they are %j', async (query, found) => {
  await fourLearners();
  expect(await names(query)).toEqual(found);
});

test.each([
  ['clay', 'began', ['Cleo', 'Ulla']],
  ['clay', 'completed', ['Cleo', 'Ulla']],
  ['clay', 'here', ['Nora']],
  ['fire', 'began', ['Cleo', 'Ulla']],
  ['fire', 'completed', ['Cleo']],
  ['fire', 'here', ['Ulla']],
] as const)('the learners behind the number of %s, %s, are %j', async (course, stage, found) => {
  await fourLearners();
  const { id } = course === 'clay' ? clay : fire;
  expect(await names({ path_id: path.id, course_id: id, stage })).toEqual(found);
});

test('a person who takes two paths is one active learner', async () => {
  const second = await aPath(it.db, { partnerId: partner.user.id, status: 'published', courses: [clay, fire] });
  const lessonId = await aFilmIn(it.db, clay);
  const ada = await aPathLearner(it.db, path, {
    name: 'Ada',
    enrolledAt: at('2026-03-01'),
    courses: [{ courseId: clay.id }],
  });
  await aPathLearner(it.db, second, { name: 'Ben', enrolledAt: at('2026-03-02') });
  await it.db
    .insert(learningPathEnrolments)
    .values({ pathId: second.id, userId: ada.userId, enrolledAt: at('2026-03-01') });
  await aViewing(it.db, ada.enrolments[0]!, { lessonId, at: '2026-03-03T00:00:00Z', ranges: [[0, 10]] });
  const told = await report();
  expect(told.figures).toMatchObject({ enrolments: 3, active_learners: 1, learners: 3 });
  expect(told.paths.map(({ path: { id }, figures }) => [id, figures.active_learners])).toEqual([
    [second.id, 1],
    [path.id, 1],
  ]);
  const { items } = await call(it.app, 'listReportedPaths', { headers: partner.headers });
  expect(items.map(({ id, learners, status }) => [id, learners, status])).toEqual([
    [second.id, 2, 'published'],
    [path.id, 1, 'published'],
  ]);
});

test.each([
  [{ during: 'active' }, ['from', 'to']],
  [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
  [{ stage: 'here' }, ['course_id']],
  [{ course_id: '0198a3a0-0000-7000-8000-000000000000' }, ['stage']],
] as const)('%j is refused at %j', async (query, fields) => {
  const { status, problem } = await refusedCall(it.app, 'listPathLearners', { headers: partner.headers, query });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, fields]);
});

test('the file holds all of them, in the language that was asked for, and no name is a formula', async () => {
  await fourLearners();
  await aPathLearner(it.db, path, { name: '=HYPERLINK("http://x")' });
  const headers = { ...partner.headers, 'accept-language': 'fr' };
  const { url } = await call(it.app, 'getPathLearnersLink', { headers, query: { path_id: path.id } });
  const { statusCode, headers: got, body } = await it.app.inject({ method: 'GET', url });
  expect([statusCode, got['content-disposition']]).toEqual([200, 'attachment; filename="apprenants-parcours.csv"']);
  const lines = body.slice(1).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(/^Apprenant,Parcours,/);
  expect(lines).toContain(`Ulla Kiln,${path.title},1,2,50,2026-01-05T10:00:00.000Z,2026-03-09T10:00:00.000Z,`);
  expect(lines.some((line) => line.startsWith('"\'=HYPERLINK'))).toBe(true);
  const changed = await it.app.inject({ method: 'GET', url: url.replace(/file\/(.)/, 'file/x') });
  expect(changed.statusCode).toBe(403);
});
