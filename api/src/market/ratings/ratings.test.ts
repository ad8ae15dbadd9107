import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

async function aLearnerOf(courseId: string, percentage: number) {
  const learner = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: learner.user.id, courseId, percentage });
  return learner;
}

test('who takes enough of a course may rate it, and a second rating changes the first', async () => {
  const { id } = await aCourse(it.db);
  const { headers } = await aLearnerOf(id, 10);
  const body = { rating: 2, comment: 'Slow at first.' };
  const first = await call(it.app, 'rateCourse', { headers, params: { id }, body });
  const second = await call(it.app, 'rateCourse', { headers, params: { id }, body: { rating: 5, comment: 'Better.' } });
  expect(second).toMatchObject({ id: first.id, rating: 5, comment: 'Better.' });
  const list = await call(it.app, 'listRatings', { params: { id } });
  expect(list).toMatchObject({ total: 1, distribution: [0, 0, 0, 0, 1] });
});

test('a rating wants enrolment, time with the course, and another author', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id } = await aCourse(it.db, { ownerId: author.user.id });
  const stranger = await aSignedIn(it.db);
  const newcomer = await aLearnerOf(id, 9);
  const codes = [];
  for (const { headers } of [author, stranger, newcomer]) {
    codes.push(
      (await refusedCall(it.app, 'rateCourse', { headers, params: { id }, body: { rating: 5 } })).problem.code,
    );
  }
  expect(codes).toEqual(['own_course', 'not_enrolled', 'rating_too_early']);
  const guest = await refusedCall(it.app, 'rateCourse', { params: { id }, body: { rating: 5 } });
  expect(guest.status).toBe(401);
});

test('the creator alone answers a rating for all to read, changes the answer, and takes it back', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id } = await aCourse(it.db, { ownerId: author.user.id });
  const learner = await aLearnerOf(id, 50);
  const given = await call(it.app, 'rateCourse', {
    headers: learner.headers,
    params: { id },
    body: { rating: 3, comment: 'Too short.' },
  });
  const answer = (reply: string, { headers } = author) => ({ headers, params: { id: given.id }, body: { reply } });
  const stranger = await refusedCall(it.app, 'replyToRating', answer('Mine', learner));
  expect([stranger.status, stranger.problem.code]).toEqual([404, 'not_found']);
  await call(it.app, 'replyToRating', answer('A second part is coming.'));
  const read = await call(it.app, 'listRatings', { params: { id } });
  expect(read).toMatchObject({ can_reply: false, items: [{ reply: { text: 'A second part is coming.' } }] });
  const own = await call(it.app, 'listRatings', { headers: author.headers, params: { id } });
  expect([own.can_reply, own.mine]).toEqual([true, null]);
  const theirs = await call(it.app, 'listRatings', { headers: learner.headers, params: { id }, query: { page: 9 } });
  expect(theirs).toMatchObject({ items: [], mine: { rating: 3, comment: 'Too short.' } });
  expect(await call(it.app, 'replyToRating', answer(' '))).toMatchObject({ reply: null, comment: 'Too short.' });
  const long = await refusedCall(it.app, 'replyToRating', answer('x'.repeat(1001)));
  expect(long.problem.errors).toEqual({ reply: ['Reply must be at most 1000 characters.'] });
});

test('twelve minutes watched are enough, whatever the percentage', async () => {
  const { id } = await aCourse(it.db);
  const learner = await aSignedIn(it.db);
  const enrolment = await anEnrolment(it.db, { userId: learner.user.id, courseId: id, percentage: 0 });
  await it.db.execute(sql`
    insert into lesson_progress (enrolment_id, lesson_id, ranges)
    select ${enrolment.id}, id, '[[0, 300], [400, 480]]' from lessons where course_id = ${id}`);
  await call(it.app, 'rateCourse', { headers: learner.headers, params: { id }, body: { rating: 4 } });
});

test('few ratings are drawn to the mean of the site', async () => {
  const own = await buildTestApp();
  try {
    const loved = await aCourse(own.db);
    const one = await aCourse(own.db);
    const rate = async (courseId: string, rating: number) => {
      const { user, headers } = await aSignedIn(own.db);
      await anEnrolment(own.db, { userId: user.id, courseId, percentage: 100 });
      await call(own.app, 'rateCourse', { headers, params: { id: courseId }, body: { rating } });
    };
    for (let n = 0; n < 4; n++) await rate(loved.id, 4);
    await rate(one.id, 1);
    // Site: 17 / 5 = 3.4. Course: (10 × 3.4 + 1) / 11 = 3.18.
    expect((await call(own.app, 'listRatings', { params: { id: one.id } })).mean).toBe(3.18);
    await own.db.execute(sql`delete from course_ratings where course_id = ${one.id}`);
    expect((await call(own.app, 'listRatings', { params: { id: one.id } })).mean).toBeNull();
    expect((await call(own.app, 'listRatings', { params: { id: loved.id } })).mean).toBe(4);
  } finally {
    await own.close();
  }
});

test('stars and comment have bounds; ratings of a course that is not there are not found', async () => {
  const { id } = await aCourse(it.db);
  const { headers } = await aLearnerOf(id, 50);
  const body = { rating: 6, comment: 'x'.repeat(2001) };
  const { problem } = await refusedCall(it.app, 'rateCourse', { headers, params: { id }, body });
  expect(Object.keys(problem.errors ?? {}).sort()).toEqual(['comment', 'rating']);
  expect((await refusedCall(it.app, 'listRatings', { params: { id: v7() } })).status).toBe(404);
});
