import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { aSignedIn, aUser, signIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse } from '../../testing/course-builders.ts';

let it: TestApp;
let operator: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'], firstName: 'Olga', lastName: 'Operator' });
});
afterAll(() => it.close());

const details = (id: string) => call(it.app, 'getUser', { headers: operator.headers, params: { id } });

test('an account says who gave which role, and of older ones that nobody wrote it down', async () => {
  const { id } = await aUser(it.db, { roles: ['learner', 'partner'] });
  await it.db.execute(sql`update user_roles set origin = 'earlier' where user_id = ${id} and role = 'partner'`);
  const body = { ids: [id], role: 'admin' as const, reason: 'Reviews courses from now on' };
  await call(it.app, 'giveRole', { headers: operator.headers, body });
  const { grants, suspension, shared } = await details(id);
  expect(
    Object.fromEntries(grants.map(({ role, origin, by, reason }) => [role, [origin, by?.full_name, reason]])),
  ).toEqual({
    learner: ['sign-up', undefined, null],
    partner: ['earlier', undefined, null],
    admin: ['person', 'Olga Operator', 'Reviews courses from now on'],
  });
  expect([suspension, shared]).toEqual([null, false]);
});

test('where somebody is logged in is shown without the session that asks', async () => {
  const user = await aUser(it.db);
  await signIn(it.db, user);
  const sessions = await call(it.app, 'listUserSessions', { headers: operator.headers, params: { id: user.id } });
  expect(sessions.map(({ address, device }) => [address, device])).toEqual([['127.0.0.1', 'Unknown browser']]);
});

test('what there is of a person comes from the nouns that keep it: the newest five, and how many', async () => {
  const { user } = await aSignedIn(it.db, { roles: ['learner', 'teacher'] });
  for (let n = 0; n < 6; n += 1) await aCourse(it.db, { ownerId: user.id, name: `Course ${n}` });
  const other = await aCourse(it.db, { ownerId: operator.user.id, name: 'Of another' });
  await it.db.execute(sql`insert into enrolments (id, user_id, course_id) values (${v7()}, ${user.id}, ${other.id})`);
  const post = v7();
  await it.db.execute(sql`insert into community_posts (id, author_id, board, title, body)
    values (${post}, ${user.id}, 'general', 'Buy this', 'Now')`);
  await it.db.execute(sql`insert into community_reports (id, post_id, reporter_id, reason, title, body)
    values (${v7()}, ${post}, ${operator.user.id}, 'An advertisement', 'Buy this', 'Now')`);
  const lists = await call(it.app, 'listUserLists', { headers: operator.headers, params: { id: user.id } });
  const of = (name: string) => lists.find((list) => list.name === name);
  expect(lists.map(({ name }) => name)).toEqual(['enrolments', 'courses', 'payments', 'reports']);
  expect([of('courses')?.total, of('courses')?.items.length]).toEqual([6, 5]);
  expect(of('enrolments')?.items).toMatchObject([{ title: 'Of another', status: 'active', money: null }]);
  expect(of('reports')?.items).toMatchObject([
    { title: 'An advertisement', status: 'pending', link: '/community/moderation' },
  ]);
  expect(of('payments')).toMatchObject({ total: 0, items: [] });
});

test('of an account that is gone, or never was, nothing is told', async () => {
  const { id } = await aUser(it.db);
  await it.db.execute(sql`update users set deleted_at = now() where id = ${id}`);
  for (const name of ['getUser', 'listUserLists', 'listUserSessions'] as const) {
    for (const gone of [id, v7()]) {
      const { status } = await refusedCall(it.app, name, { headers: operator.headers, params: { id: gone } });
      expect([name, status]).toEqual([name, 404]);
    }
  }
});

test('only who manages users sees them, and nobody sees themselves so', async () => {
  for (const role of roleNames.filter((name) => name !== 'super-admin')) {
    const { headers, user } = await aSignedIn(it.db, { roles: [role] });
    for (const name of ['getUser', 'listUserLists', 'listUserSessions'] as const) {
      const { status } = await refusedCall(it.app, name, { headers, params: { id: user.id } });
      expect([role, name, status]).toEqual([role, name, 403]);
    }
  }
});
