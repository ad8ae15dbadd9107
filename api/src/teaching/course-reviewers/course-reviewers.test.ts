import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  admin = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Ada', lastName: 'Archer' });
  other = await aSignedIn(it.db, { roles: ['super-admin'], firstName: 'Bea', lastName: 'Baker' });
});
afterAll(() => it.close());

interface Assignment {
  course_id: string;
  reviewer_id: string | null;
}
const bodyOf = (assignments: Assignment[]) => ({ headers: admin.headers, body: { assignments } });
const assign = (assignments: Assignment[]) => call(it.app, 'assignReviewers', bodyOf(assignments));
const refused = async (assignments: Assignment[]) => refusedCall(it.app, 'assignReviewers', bodyOf(assignments));
const reviewerOf = async (name: string) => {
  const { items } = await call(it.app, 'listAllCourses', { headers: admin.headers, query: { q: name } });
  return items[0]?.reviewer?.id ?? null;
};

test('who may review is listed by name, and nobody else', async () => {
  await aSignedIn(it.db, { roles: ['teacher'] });
  const reviewers = await call(it.app, 'listReviewers', { headers: admin.headers });
  expect(reviewers.map(({ name }) => name)).toEqual(['Ada Archer', 'Bea Baker']);
});

test('many are assigned at once, the reviewer is told, and what was before can be put back', async () => {
  const [one, two] = [await aCourse(it.db, { name: 'Bows' }), await aCourse(it.db, { name: 'Arrows' })];
  await assign([{ course_id: one.id, reviewer_id: admin.user.id }]);
  const { before } = await assign([one, two].map(({ id }) => ({ course_id: id, reviewer_id: other.user.id })));
  expect([await reviewerOf('Bows'), await reviewerOf('Arrows')]).toEqual([other.user.id, other.user.id]);
  const { items } = await call(it.app, 'listNotifications', { headers: other.headers, query: {} });
  expect(items.filter(({ kind }) => kind === 'review_assigned')).toHaveLength(2);
  await assign(before);
  expect([await reviewerOf('Bows'), await reviewerOf('Arrows')]).toEqual([admin.user.id, null]);
  const own = await call(it.app, 'listNotifications', { headers: admin.headers, query: {} });
  expect(own.items.filter(({ kind }) => kind === 'review_assigned')).toEqual([]);
});

test('one that does not fit leaves all as it was', async () => {
  const course = await aCourse(it.db, { name: 'Quivers' });
  const hers = await aCourse(it.db, { ownerId: other.user.id });
  const own = await refused([
    { course_id: course.id, reviewer_id: other.user.id },
    { course_id: hers.id, reviewer_id: other.user.id },
  ]);
  expect(own).toMatchObject({ problem: { code: 'own_course' } });
  const { user: teacher } = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await refused([{ course_id: course.id, reviewer_id: teacher.id }])).toMatchObject({
    problem: { errors: { reviewer_id: ['Choose someone who may review courses.'] } },
  });
  expect(await refused([{ course_id: v7(), reviewer_id: null }])).toMatchObject({ status: 404 });
  expect(await reviewerOf('Quivers')).toBeNull();
});

test('who lost the right, or is suspended, reviews nothing and is in nobody’s way', async () => {
  const course = await aCourse(it.db, { name: 'Strings', status: 'in_review' });
  const leaver = await aSignedIn(it.db, { roles: ['admin'] });
  const given = [{ course_id: course.id, reviewer_id: leaver.user.id }];
  const names = async () => (await call(it.app, 'listReviewers', { headers: admin.headers })).length;
  await assign(given);
  expect([await reviewerOf('Strings'), await names()]).toEqual([leaver.user.id, 3]);
  await it.db.execute(sql`insert into suspensions (id, user_id, reason, public_reason)
    values (${v7()}, ${leaver.user.id}, 'Away', 'Away')`);
  expect([await reviewerOf('Strings'), await names()]).toEqual([null, 2]);
  await it.db.execute(sql`delete from suspensions where user_id = ${leaver.user.id}`);
  await it.db.execute(sql`delete from user_roles where user_id = ${leaver.user.id}`);
  expect([await reviewerOf('Strings'), await names()]).toEqual([null, 2]);
  expect(await refused(given)).toMatchObject({ status: 422 });
  const claimed = await call(it.app, 'claimReview', { headers: admin.headers, params: { id: course.id } });
  expect(claimed).toMatchObject({ is_mine: true });
});

test('teachers assign nobody', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['teacher'] });
  const body = { assignments: [{ course_id: v7(), reviewer_id: null }] };
  expect(await refusedCall(it.app, 'assignReviewers', { headers, body })).toMatchObject({ status: 403 });
  expect(await refusedCall(it.app, 'listReviewers', { headers })).toMatchObject({ status: 403 });
});
