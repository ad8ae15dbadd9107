import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aCoInstructor, aFilmIn, aNamedLearner, aViewing } from '../../testing/report-builders.ts';

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

type Query = Parameters<typeof call<'listCourseLearners'>>[2]['query'];
const list = (query: Query = {}, { headers } = owner) => call(it.app, 'listCourseLearners', { headers, query });
const names = async (query: Query = {}) => (await list(query)).items.map(({ name }) => name.replace(' Porch', ''));
const at = (moment: string) => new Date(moment);

/** One who has not begun, one under way, one who is done, and one who has left. */
async function fourLearners() {
  const lessonId = await aFilmIn(it.db, course);
  await aNamedLearner(it.db, course, { name: 'Nora', enrolledAt: at('2026-03-05T00:00:00Z') });
  const ulla = await aNamedLearner(it.db, course, {
    name: 'Ulla',
    percentage: 50,
    enrolledAt: at('2026-01-05T00:00:00Z'),
    lastActivityAt: at('2026-03-09T00:00:00Z'),
  });
  await aNamedLearner(it.db, course, {
    name: 'Cleo',
    percentage: 100,
    status: 'completed',
    enrolledAt: at('2026-02-05T00:00:00Z'),
    lastActivityAt: at('2026-02-09T00:00:00Z'),
    completedAt: at('2026-02-09T00:00:00Z'),
  });
  await aNamedLearner(it.db, course, { name: 'Gone', status: 'unenrolled' });
  await aViewing(it.db, ulla, { lessonId, at: '2026-03-09T00:00:00Z', ranges: [[0, 40]] });
  await aViewing(it.db, ulla, { lessonId, at: '2026-01-09T00:00:00Z', ranges: [[0, 2]] });
  return lessonId;
}

test('learners are listed with how far they are, and who left is not', async () => {
  await fourLearners();
  const { items, total } = await list({ course_id: course.id });
  expect(total).toBe(3);
  expect(items[2]).toMatchObject({
    name: 'Ulla Porch',
    course: { id: course.id, name: 'Porches' },
    percentage: 50,
    enrolled_at: '2026-01-05T00:00:00.000Z',
    last_activity_at: '2026-03-09T00:00:00.000Z',
    completed_at: null,
    watched_s: 42,
  });
});

test.each<[Query, string[]]>([
  [{}, ['Cleo', 'Nora', 'Ulla']],
  [{ state: 'not_begun' }, ['Nora']],
  [{ state: 'under_way' }, ['Ulla']],
  [{ state: 'completed' }, ['Cleo']],
  [{ q: 'ULL' }, ['Ulla']],
  [{ q: '%' }, []],
  [{ sort: 'progress', order: 'desc' }, ['Cleo', 'Ulla', 'Nora']],
  [{ sort: 'activity', order: 'desc' }, ['Ulla', 'Cleo', 'Nora']],
  [{ sort: 'enrolled', order: 'asc' }, ['Ulla', 'Cleo', 'Nora']],
  [{ sort: 'watched', order: 'desc' }, ['Ulla', 'Cleo', 'Nora']],
  [{ page: 2, per_page: 2 }, ['Ulla']],
  [{ during: 'enrolled', from: '2026-02-01', to: '2026-02-28' }, ['Cleo']],
  [{ during: 'completed', from: '2026-02-09', to: '2026-02-09' }, ['Cleo']],
  [{ during: 'active', from: '2026-03-01', to: '2026-03-31' }, ['Ulla']],
])('asked for %j they are %j', async (query, found) => {
  await fourLearners();
  expect(await names(query)).toEqual(found);
});

test('of a period only what was watched in it is told', async () => {
  await fourLearners();
  const { items } = await list({ during: 'active', from: '2026-03-01', to: '2026-03-31' });
  expect(items.map(({ watched_s }) => watched_s)).toEqual([40]);
});

test.each([
  [{ during: 'active' }, ['from', 'to']],
  [{ from: '2026-03-01' }, ['to']],
  [{ from: '2026-03-02', to: '2026-03-01' }, ['to']],
] as const)('%j is refused at %j', async (query, fields) => {
  const { status, problem } = await refusedCall(it.app, 'listCourseLearners', { headers: owner.headers, query });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, fields]);
});

test('the file holds all of them, and no name is a formula', async () => {
  await fourLearners();
  const eve = await aNamedLearner(it.db, course, { name: 'Eve' });
  await it.db
    .update(users)
    .set({ firstName: '=HYPERLINK("http://x")', lastName: 'Porch' })
    .where(eq(users.id, eve.userId));
  const link = await call(it.app, 'getLearnersLink', { headers: owner.headers, query: { course_id: course.id } });
  const file = await it.app.inject({ method: 'GET', url: link.url });
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="learners.csv"',
    'cache-control': 'private, no-store',
  });
  const lines = file.body.split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFFLearner,Course,Progress (%),Enrolled at (UTC),Last activity (UTC),Completed at (UTC),Watched (seconds)',
  );
  expect(lines[1]).toBe('Nora Porch,Porches,0,2026-03-05T00:00:00.000Z,,,0');
  expect(lines.some((line) => line.startsWith('"\'=HYPERLINK'))).toBe(true);
  expect(lines.filter(Boolean)).toHaveLength(5);
  const changed = await it.app.inject({ method: 'GET', url: link.url.replace(/file\/(.)/, 'file/x') });
  expect(changed.statusCode).toBe(403);
});

test('each course that one teaches in says how many learn there', async () => {
  await fourLearners();
  await aCourse(it.db, { ownerId: owner.user.id, name: 'Empty' });
  const counts = async ({ headers }: SignedIn) =>
    (await call(it.app, 'listEnrolmentCounts', { headers })).items.map(({ name, learners, is_owner }) => ({
      name,
      learners,
      is_owner,
    }));
  expect(await counts(owner)).toEqual([
    { name: 'Porches', learners: 3, is_owner: true },
    { name: 'Empty', learners: 0, is_owner: true },
  ]);
  const partner = await aCoInstructor(it, { course, owner }, ['grade']);
  expect(await counts(partner)).toEqual([{ name: 'Porches', learners: 3, is_owner: false }]);
  expect(await counts(await aSignedIn(it.db))).toEqual([]);
});

test('each lesson says how many began and completed it', async () => {
  const lessonId = await fourLearners();
  const figures = await call(it.app, 'listLessonFigures', { headers: owner.headers, params: { id: course.id } });
  expect(figures).toMatchObject({ learners: 3, can_see_answers: true });
  expect(figures.lessons).toMatchObject([
    { id: lessonId, kind: 'video', began: 1, completed: 0 },
    { title: 'Lesson 2', began: 0, completed: 0 },
  ]);
  const editor = await aCoInstructor(it, { course, owner }, ['edit']);
  const theirs = await call(it.app, 'listLessonFigures', { headers: editor.headers, params: { id: course.id } });
  expect(theirs.can_see_answers).toBe(false);
});

test('how far a film is watched is told from five learners on', async () => {
  const lessonId = await fourLearners();
  const retention = () => call(it.app, 'getFilmRetention', { headers: owner.headers, params: { id: lessonId } });
  expect(await retention()).toEqual({ learners: 1, bucket_s: 5, buckets: [] });
  for (const name of ['Ana', 'Bob', 'Cy', 'Dee']) {
    const learner = await aNamedLearner(it.db, course, { name });
    await aViewing(it.db, learner, { lessonId, at: '2026-03-09T00:00:00Z', ranges: [[0, 10]] });
  }
  const { learners, buckets } = await retention();
  expect(learners).toBe(5);
  expect(buckets).toHaveLength(20);
  expect(buckets.slice(0, 3)).toEqual([
    { from_s: 0, watched: 5, reached: 5 },
    { from_s: 5, watched: 5, reached: 5 },
    { from_s: 10, watched: 1, reached: 1 },
  ]);
});

test.each(['listCourseLearners', 'getLearnersLink', 'listLessonFigures', 'getFilmRetention'] as const)(
  '%s is for those who teach the course and who reviews it',
  async (name) => {
    const lessonId = await fourLearners();
    const params = { id: name === 'getFilmRetention' ? lessonId : course.id };
    const given = (by: SignedIn) =>
      ({ headers: by.headers, params, query: { course_id: course.id } }) as unknown as Parameters<
        typeof call<typeof name>
      >[2];
    for (const roles of [['learner'], ['teacher']] as const) {
      const other = await aSignedIn(it.db, { roles: [...roles] });
      expect((await refusedCall(it.app, name, given(other))).status).toBe(403);
    }
    for (const reader of [
      owner,
      await aCoInstructor(it, { course, owner }, ['edit']),
      await aCoInstructor(it, { course, owner }, ['grade']),
      await aSignedIn(it.db, { roles: ['admin'] }),
    ]) {
      expect(await call(it.app, name, given(reader))).toBeDefined();
    }
  },
);

test('a lesson that is no film has no drop-off', async () => {
  await fourLearners();
  const { lessons } = await call(it.app, 'listLessonFigures', { headers: owner.headers, params: { id: course.id } });
  const given = { headers: owner.headers, params: { id: lessons[1]!.id } };
  expect((await refusedCall(it.app, 'getFilmRetention', given)).status).toBe(404);
});
