import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPath } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';

let it: TestApp;
let ada: SignedIn;
let bea: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  ada = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Ada', lastName: 'Archer' });
  bea = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Bea', lastName: 'Baker' });
});
afterAll(() => it.close());

const waiting = (given: Partial<PathRow> = {}) =>
  aPath(it.db, { status: 'in_review', submittedAt: new Date(), ...given });
const claim = (id: string, { headers } = ada) => call(it.app, 'claimPathReview', { headers, params: { id } });
const refusedClaim = (id: string, { headers } = bea) =>
  refusedCall(it.app, 'claimPathReview', { headers, params: { id } });
const release = (id: string, { headers } = ada) => call(it.app, 'releasePathReview', { headers, params: { id } });
const claimed = (id: string, { headers } = bea) => call(it.app, 'getPathReviewClaim', { headers, params: { id } });
type Query = NonNullable<Arguments<'listPathReviewQueue'>['query']>;
const queue = async (query: Query, { headers } = ada) => {
  const { items, total } = await call(it.app, 'listPathReviewQueue', { headers, query });
  return { titles: items.map(({ title }) => title), total, reviewers: items.map(({ reviewer }) => reviewer?.name) };
};

test('one reviewer at a time has a learning path, and the others see who', async () => {
  const { id } = await waiting({ title: 'Bows and strings' });
  expect(await claim(id)).toMatchObject({ reviewer: { name: 'Ada Archer' }, is_mine: true });
  expect(await claimed(id)).toMatchObject({ reviewer: { name: 'Ada Archer' }, is_mine: false });
  expect(await refusedClaim(id)).toMatchObject({
    status: 409,
    problem: { code: 'conflict', message: 'Ada Archer is reviewing this learning path.' },
  });
  expect(await queue({ q: 'bows' }, bea)).toMatchObject({ reviewers: ['Ada Archer'] });
  expect(await release(id, bea)).toEqual({ reviewer: null, is_mine: false, expires_at: null });
  expect(await claim(id, bea)).toMatchObject({ reviewer: { name: 'Bea Baker' }, is_mine: true });
});

test('of two who claim at once, one has it; after a day it is nobody’s', async () => {
  const { id } = await waiting();
  const both = await Promise.allSettled([claim(id), claim(id, bea)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await it.db.execute(sql`update path_reviewers set expires_at = now() - interval '1 minute' where path_id = ${id}`);
  expect(await claimed(id)).toMatchObject({ reviewer: null });
  expect(await claim(id, bea)).toMatchObject({ is_mine: true });
});

test('only what waits is claimed, and by nobody who made it or may not review', async () => {
  expect(await refusedClaim((await aPath(it.db)).id)).toMatchObject({ problem: { code: 'conflict' } });
  const both = await aSignedIn(it.db, { roles: ['partner', 'admin'] });
  const { id } = await waiting({ partnerId: both.user.id });
  expect(await refusedClaim(id, both)).toMatchObject({ problem: { code: 'own_content' } });
  expect(await refusedClaim(v7())).toMatchObject({ status: 404 });
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  expect(await refusedClaim(id, partner)).toMatchObject({ status: 403 });
  const missing = await refusedCall(it.app, 'getPathReviewClaim', { headers: ada.headers, params: { id: v7() } });
  expect(missing).toMatchObject({ status: 404 });
});

test('another decides nothing while it is claimed; whose claim it is does, which ends it', async () => {
  const { id, slug } = await waiting();
  await claim(id);
  const conflict = { status: 409, problem: { code: 'conflict' } };
  const { headers } = bea;
  const body = { body: 'Say what bows are.' };
  expect(await refusedCall(it.app, 'publishLearningPath', { headers, params: { slug } })).toMatchObject(conflict);
  expect(await refusedCall(it.app, 'returnLearningPath', { headers, params: { id }, body })).toMatchObject(conflict);
  await call(it.app, 'returnLearningPath', { headers: ada.headers, params: { id }, body });
  expect(await claimed(id)).toMatchObject({ reviewer: null });
});

test('the queue is searched, and filtered by category, time and who reviews; all that wait are counted', async () => {
  const old = new Date(Date.now() - 8 * 86_400_000);
  const partner = await aSignedIn(it.db, { roles: ['partner'], firstName: 'Quentin', lastName: 'Quill' });
  const made = { partnerId: partner.user.id };
  const mine = await waiting({ ...made, title: 'Quivers', submittedAt: old });
  await waiting({ ...made, title: 'Targets' });
  await claim(mine.id);
  expect(await queue({ q: 'quill' })).toMatchObject({ titles: ['Quivers', 'Targets'], total: 2 });
  expect(await queue({ q: 'quill', waiting_days: 7 })).toMatchObject({ titles: ['Quivers'], total: 1 });
  expect(await queue({ q: 'quill', reviewer: 'mine' })).toMatchObject({ titles: ['Quivers'] });
  expect(await queue({ q: 'quill', reviewer: 'nobody' })).toMatchObject({ titles: ['Targets'] });
  expect(await queue({ q: 'targ' })).toMatchObject({ titles: ['Targets'] });
  expect(await queue({ category_id: mine.categoryId })).toMatchObject({ titles: ['Quivers'] });
  const { waiting: all, total } = await call(it.app, 'listPathReviewQueue', {
    ...{ headers: ada.headers, query: { q: 'targ' } },
  });
  expect(total).toBe(1);
  expect(all).toBeGreaterThan(2);
});
