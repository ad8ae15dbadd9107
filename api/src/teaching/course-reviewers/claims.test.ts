import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory, aCourse } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import type { CourseRow } from '../courses/courses.tables.ts';

let it: TestApp;
let ada: SignedIn;
let bea: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  ada = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Ada', lastName: 'Archer' });
  bea = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Bea', lastName: 'Baker' });
});
afterAll(() => it.close());

const waiting = (given: Partial<CourseRow> = {}) =>
  aCourse(it.db, { status: 'in_review', submittedAt: new Date(), ...given });
const claim = (id: string, { headers } = ada) => call(it.app, 'claimReview', { headers, params: { id } });
const refusedClaim = async (id: string, { headers } = bea) =>
  refusedCall(it.app, 'claimReview', { headers, params: { id } });
const release = (id: string, { headers } = ada) => call(it.app, 'releaseReview', { headers, params: { id } });
const letDayPass = () => it.db.execute(sql`update course_reviewers set expires_at = expires_at - interval '1 day'`);
type Query = NonNullable<Arguments<'listReviewQueue'>['query']>;
const queue = async (query: Query, { headers } = ada) => {
  const { items, total } = await call(it.app, 'listReviewQueue', { headers, query });
  return { names: items.map(({ name }) => name), total, reviewers: items.map(({ reviewer }) => reviewer?.name) };
};

test('one reviewer at a time has a course, and the others see who', async () => {
  const { id } = await waiting({ name: 'Bows' });
  expect(await claim(id)).toMatchObject({ reviewer: { name: 'Ada Archer' }, is_mine: true });
  expect(await refusedClaim(id)).toMatchObject({
    status: 409,
    problem: { code: 'conflict', message: 'Ada Archer is reviewing this course.' },
  });
  expect(await queue({ q: 'bows' }, bea)).toMatchObject({ reviewers: ['Ada Archer'] });
  expect(await release(id)).toEqual({ reviewer: null, is_mine: false, expires_at: null });
  expect(await claim(id, bea)).toMatchObject({ reviewer: { name: 'Bea Baker' }, is_mine: true });
});

test('of two who claim at once, one has it', async () => {
  const { id } = await waiting();
  const both = await Promise.allSettled([claim(id), claim(id, bea)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('after a day a claim is nobody’s; claimed again by the same one, it lasts another day', async () => {
  const { id } = await waiting({ name: 'Arrows' });
  await claim(id);
  await it.db.execute(sql`update course_reviewers set expires_at = now() + interval '1 hour' where course_id = ${id}`);
  const { expires_at } = await claim(id);
  expect(Date.parse(expires_at!)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  await letDayPass();
  expect(await queue({ q: 'arrows', reviewer: 'nobody' })).toMatchObject({ names: ['Arrows'] });
  expect(await claim(id, bea)).toMatchObject({ is_mine: true });
});

test('an assignment lasts, and another admin frees what somebody does not come back to', async () => {
  const { id } = await waiting();
  const assignments = [{ course_id: id, reviewer_id: bea.user.id }];
  await call(it.app, 'assignReviewers', { headers: ada.headers, body: { assignments } });
  await letDayPass();
  expect(await claim(id, bea)).toMatchObject({ is_mine: true, expires_at: null });
  expect(await refusedClaim(id, ada)).toMatchObject({ status: 409 });
  await release(id, ada);
  expect(await claim(id, ada)).toMatchObject({ is_mine: true });
});

test('nobody claims a course that they had a hand in, or that is not there', async () => {
  const both = await aSignedIn(it.db, { roles: ['teacher', 'admin'] });
  const { id } = await waiting({ ownerId: both.user.id });
  expect(await refusedClaim(id, both)).toMatchObject({ problem: { code: 'own_course' } });
  expect(await refusedClaim(v7())).toMatchObject({ status: 404 });
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await refusedClaim(id, teacher)).toMatchObject({ status: 403 });
});

test('only what waits for a review is claimed, and only who may judge it frees it', async () => {
  for (const status of ['draft', 'approved', 'published'] as const) {
    const { id } = await waiting({ status });
    expect(await refusedClaim(id)).toMatchObject({ problem: { code: 'conflict' } });
  }
  expect(await claim((await waiting({ status: 'changes_requested' })).id)).toMatchObject({ is_mine: true });
  const both = await aSignedIn(it.db, { roles: ['teacher', 'admin'] });
  const { id } = await waiting({ ownerId: both.user.id });
  await claim(id);
  const freed = await refusedCall(it.app, 'releaseReview', { headers: both.headers, params: { id } });
  expect(freed).toMatchObject({ problem: { code: 'own_course' } });
});

test('another decides nothing while it is claimed; whose claim it is does, which ends it', async () => {
  const chief = await aSignedIn(it.db, { roles: ['super-admin'] });
  const { id, slug } = await waiting();
  await claim(id);
  const ask = { params: { id }, body: { body: 'Say what bows are.', blocking: true } };
  const conflict = { status: 409, problem: { code: 'conflict' } };
  for (const { headers } of [bea, chief]) {
    expect(await refusedCall(it.app, 'publishCourse', { headers, params: { slug }, body: {} })).toMatchObject(conflict);
    expect(await refusedCall(it.app, 'commentOnReview', { headers, ...ask })).toMatchObject(conflict);
  }
  await call(it.app, 'commentOnReview', { headers: ada.headers, ...ask });
  const found = await call(it.app, 'getReviewClaim', { headers: bea.headers, params: { id } });
  expect(found).toMatchObject({ reviewer: null });
});

test('the queue is searched, and filtered by category, length, time and who reviews', async () => {
  const { category, final } = await aCategory(it.db, 'Archery');
  const old = new Date(Date.now() - 8 * 86_400_000);
  const asked = { category_id: category.id };
  const mine = await waiting({ name: 'Quivers', finalCategoryId: final.id, submittedAt: old });
  await waiting({ name: 'Targets', finalCategoryId: final.id, isMicro: true });
  await claim(mine.id);
  expect(await queue(asked)).toMatchObject({ names: ['Quivers', 'Targets'], total: 2 });
  expect(await queue({ ...asked, waiting_days: 7 })).toMatchObject({ names: ['Quivers'], total: 1 });
  expect(await queue({ ...asked, micro: 'true' })).toMatchObject({ names: ['Targets'] });
  expect(await queue({ ...asked, reviewer: 'mine' })).toMatchObject({ names: ['Quivers'] });
  expect(await queue({ ...asked, reviewer: 'nobody' })).toMatchObject({ names: ['Targets'] });
  expect(await queue({ ...asked, q: 'targ' })).toMatchObject({ names: ['Targets'] });
  expect(await queue({ ...asked, status: 'approved' })).toMatchObject({ names: [], total: 0 });
});
