import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
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
    { from_s: 0, to_s: 5, watched: 5, reached: 5, stopped: 0 },
    { from_s: 5, to_s: 10, watched: 5, reached: 5, stopped: 4 },
    { from_s: 10, to_s: 15, watched: 1, reached: 1, stopped: 0 },
  ]);
});

/** A film that Ulla has watched to second 40, and four others not as far. */
async function aWatchedFilm() {
  const lessonId = await fourLearners();
  for (const [name, ranges] of [
    ['Ana', [[0, 10]]],
    ['Bob', [[0, 10.4]]],
    [
      'Cy',
      [
        [0, 3],
        [90, 100],
      ],
    ],
    ['Dee', [[5, 12]]],
  ] as const) {
    const learner = await aNamedLearner(it.db, course, { name });
    const played = ranges.map(([start, end]): [number, number] => [start, end]);
    await aViewing(it.db, learner, { lessonId, at: '2026-03-09T00:00:00Z', ranges: played });
  }
  return lessonId;
}

test('every number of a film, down to its seconds, has as many learners behind it', async () => {
  const lesson_id = await aWatchedFilm();
  const params = { id: lesson_id };
  for (const query of [{}, { from_s: 0, to_s: 14 }, { from_s: 90, to_s: 100 }]) {
    const { buckets } = await call(it.app, 'getFilmRetention', { headers: owner.headers, params, query });
    for (const { from_s, to_s, ...counts } of buckets) {
      for (const stage of ['watched', 'reached', 'stopped'] as const) {
        const { total } = await list({ lesson_id, stage, from_s, to_s, per_page: 1 });
        expect([from_s, stage, total]).toEqual([from_s, stage, counts[stage]]);
      }
    }
  }
  expect(await names({ lesson_id, stage: 'stopped', from_s: 9, to_s: 10 })).toEqual(['Ana', 'Bob']);
  expect(await names({ lesson_id, stage: 'watched', from_s: 95, to_s: 96 })).toEqual(['Cy']);
});

test.each<[Query, string[]]>([
  [{ stage: 'began' }, ['Ana', 'Bob', 'Cy', 'Dee', 'Ulla']],
  [{ stage: 'played' }, ['Ana', 'Bob', 'Cy', 'Dee', 'Ulla']],
  [{ stage: 'completed' }, []],
  [{ stage: 'began', q: 'ana' }, ['Ana']],
])('of a lesson, those at stage %j are %j', async (query, found) => {
  const lesson_id = await aWatchedFilm();
  expect(await names({ ...query, lesson_id })).toEqual(found);
});

test('nobody is named by a second of a film that few have begun, nor by a lesson of another course', async () => {
  const lesson_id = await fourLearners();
  expect(await names({ lesson_id, stage: 'watched', from_s: 0, to_s: 5 })).toEqual([]);
  expect(await names({ lesson_id, stage: 'began' })).toEqual(['Ulla']);
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  expect((await list({ lesson_id, stage: 'began' }, other)).items).toEqual([]);
});

test.each([
  [{ stage: 'began' }, ['lesson_id']],
  [{ lesson_id: '0195b4a0-0000-7000-8000-000000000001' }, ['stage']],
  [{ lesson_id: '0195b4a0-0000-7000-8000-000000000001', stage: 'watched', from_s: 3 }, ['to_s']],
  [{ lesson_id: '0195b4a0-0000-7000-8000-000000000001', stage: 'watched', from_s: 3, to_s: 3 }, ['to_s']],
] as const)('of a lesson, %j is refused at %j', async (query, fields) => {
  const { status, problem } = await refusedCall(it.app, 'listCourseLearners', { headers: owner.headers, query });
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, fields]);
});

const linesOf = async (query: Parameters<typeof call<'getLessonReportLink'>>[2]['query']) => {
  const link = await call(it.app, 'getLessonReportLink', { headers: owner.headers, query });
  const file = await it.app.inject({ method: 'GET', url: link.url });
  return { name: file.headers['content-disposition'], lines: file.body.trim().split('\r\n') };
};

test('lessons are a file, and no title is a formula', async () => {
  const id = await aWatchedFilm();
  await it.db.update(lessons).set({ title: '=1+1' }).where(eq(lessons.id, id));
  const { name, lines } = await linesOf({ table: 'lessons', id: course.id });
  expect(name).toBe('attachment; filename="lessons.csv"');
  expect(lines[0]).toBe('Number,Lesson,Module,Learners of the course,Began,Completed');
  expect(lines[1]).toMatch(/^1,'=1\+1,[^,]+,7,5,0$/);
});

test('the drop-off is a file of every second, and of none where few began the film', async () => {
  const few = await fourLearners();
  expect((await linesOf({ table: 'film', id: few })).lines).toHaveLength(1);
  course = await aCourse(it.db, { ownerId: owner.user.id, name: 'Columns' });
  const { lines } = await linesOf({ table: 'film', id: await aWatchedFilm() });
  expect(lines).toHaveLength(101);
  expect(lines[0]).toBe('From (seconds),Got there or further,Watched this second,Went no further');
  expect(lines.slice(10, 13)).toEqual(['9,5,4,2', '10,3,2,0', '11,3,2,1']);
  expect(lines.at(-1)).toMatch(/^99,\d,\d,$/);
});

test.each([
  'listCourseLearners',
  'getLearnersLink',
  'listLessonFigures',
  'getFilmRetention',
  'getLessonReportLink',
] as const)('%s is for those who teach the course and who reviews it', async (name) => {
  const lessonId = await fourLearners();
  const params = { id: name === 'getFilmRetention' ? lessonId : course.id };
  const questions: Partial<Record<typeof name, object>> = {
    getFilmRetention: {},
    getLessonReportLink: { table: 'film', id: lessonId },
  };
  const given = (by: SignedIn) =>
    ({ headers: by.headers, params, query: questions[name] ?? { course_id: course.id } }) as unknown as Parameters<
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
});

test('a lesson that is no film has no drop-off', async () => {
  await fourLearners();
  const { lessons } = await call(it.app, 'listLessonFigures', { headers: owner.headers, params: { id: course.id } });
  const given = { headers: owner.headers, params: { id: lessons[1]!.id } };
  expect((await refusedCall(it.app, 'getFilmRetention', given)).status).toBe(404);
});
