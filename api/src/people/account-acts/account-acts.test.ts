import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { verifyAudit } from '../../kernel/audit/verify-audit.ts';
import { aSignedIn, aUser, signIn, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject, refusedCall } from '../../testing/call.ts';
import { mailsTo } from '../../testing/mails.ts';

type SignedIn = Awaited<ReturnType<typeof aSignedIn>>;

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const reason = 'Agreed with the team on Monday';
const suspension = { reason, public_reason: 'Advertisements in many discussions' };
/** Oldest first. */
const mailedTo = async ({ user }: SignedIn) =>
  (await mailsTo(it.db, user.email)).map(({ template }) => template).toReversed();
const rolesOf = async (id: string) =>
  (await rowsOf<{ role: string }>(it.db, sql`select role from user_roles where user_id = ${id} order by role`)).map(
    ({ role }) => role,
  );
const kindsAbout = async (id: string) =>
  (
    await rowsOf<{ kind: string }>(
      it.db,
      sql`select kind from audit_entries where subject_id = ${id} and why = ${reason} order by seq`,
    )
  ).map(({ kind }) => kind);

test('a role is given to several at once and taken again; each is told, and each is written down', async () => {
  const [one, two] = [await aSignedIn(it.db), await aSignedIn(it.db, { roles: ['learner', 'partner'] })];
  const ids = [one.user.id, two.user.id];
  const { headers } = operator;
  const given = await call(it.app, 'giveRole', { headers, body: { ids, role: 'partner', reason } });
  expect(given.changed).toBe(1);
  expect(await rolesOf(one.user.id)).toEqual(['learner', 'partner']);
  const start = await call(it.app, 'getStartUp', { headers: one.headers });
  expect(start.notifications[0]).toMatchObject({ kind: 'role_given', title: 'You have a new role: learning partner' });
  expect(await mailedTo(one)).toEqual(['notification']);
  const taken = { headers, params: { id: one.user.id }, body: { role: 'partner' as const, reason } };
  await call(it.app, 'takeRole', taken);
  expect(await rolesOf(one.user.id)).toEqual(['learner']);
  expect((await refusedCall(it.app, 'takeRole', taken)).problem.code).toBe('conflict');
  expect(await kindsAbout(one.user.id)).toEqual(['role_given', 'role_taken']);
  expect(await kindsAbout(two.user.id)).toEqual([]);
  expect((await verifyAudit(it.db)).brokenAt).toBeNull();
});

test('who teaches is for the verification alone, and a reason must be one', async () => {
  const { id } = await aUser(it.db);
  const { headers } = operator;
  const refused = async (body: object) => (await inject(it.app, 'giveRole', { headers, body })).json();
  expect((await refused({ ids: [id], role: 'teacher', reason })).errors.role).toEqual([
    'Who teaches is decided by the verification of creators.',
  ]);
  expect((await refused({ ids: [id], role: 'admin', reason: 'too short ' })).errors).toHaveProperty('reason');
  expect((await refused({ ids: [], role: 'admin', reason })).errors).toHaveProperty('ids');
  expect(await rolesOf(id)).toEqual(['learner']);
});

test('one that is not there undoes the whole of it', async () => {
  const { id } = await aUser(it.db);
  const body = { ids: [id, v7()], role: 'admin' as const, reason };
  expect((await refusedCall(it.app, 'giveRole', { headers: operator.headers, body })).status).toBe(404);
  expect(await rolesOf(id)).toEqual(['learner']);
});

const take = ({ headers }: SignedIn, { user }: SignedIn) =>
  inject(it.app, 'takeRole', { headers, params: { id: user.id }, body: { role: 'super-admin', reason } });
const suspend = ({ headers }: SignedIn, { user }: SignedIn) =>
  inject(it.app, 'suspendUser', { headers, params: { id: user.id }, body: suspension });

test('nobody takes their own super-admin role, or suspends themselves', async () => {
  for (const reply of [await take(operator, operator), await suspend(operator, operator)]) {
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'own_account']);
  }
});

test('the last super-admin who can log in and stays keeps the role', async () => {
  const alone = await buildTestApp();
  try {
    const leaving = await aSignedIn(alone.db, { roles: ['super-admin'] });
    const last = await aSignedIn(alone.db, { roles: ['super-admin'] });
    await alone.db.execute(sql`update users set deletes_at = now() + interval '1 day' where id = ${leaving.user.id}`);
    const given = { headers: leaving.headers, params: { id: last.user.id } };
    for (const { problem } of [
      await refusedCall(alone.app, 'takeRole', { ...given, body: { role: 'super-admin', reason } }),
      await refusedCall(alone.app, 'suspendUser', { ...given, body: suspension }),
    ]) {
      expect(problem.code).toBe('last_super_admin');
    }
  } finally {
    await alone.close();
  }
});

test.each([
  ['take each other’s role', take],
  ['suspend each other', suspend],
])('of two super-admins who %s at once, the first does', async (_what, act) => {
  const [one, two] = [
    await aSignedIn(it.db, { roles: ['super-admin'] }),
    await aSignedIn(it.db, { roles: ['super-admin'] }),
  ];
  const replies = await Promise.all([act(one, two), act(two, one)]);
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes[0]).toBe(200);
  expect([401, 403]).toContain(codes[1]);
});

test('a role that is taken twice at once is taken once', async () => {
  const person = await aSignedIn(it.db, { roles: ['admin'] });
  const body = { role: 'admin' as const, reason };
  const taken = () => inject(it.app, 'takeRole', { headers: operator.headers, params: { id: person.user.id }, body });
  const replies = await Promise.all([taken(), taken()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await kindsAbout(person.user.id)).toEqual(['role_taken']);
});

test('who is suspended is out at once, cannot come in, and is told why and by mail', async () => {
  const person = await aSignedIn(it.db);
  const { email, id } = person.user;
  await call(it.app, 'suspendUser', { headers: operator.headers, params: { id }, body: suspension });
  expect((await refusedCall(it.app, 'getProfile', { headers: person.headers })).status).toBe(401);
  const refused = await refusedCall(it.app, 'login', { body: { email, password: testPassword } });
  expect([refused.status, refused.problem.code]).toEqual([403, 'account_suspended']);
  expect(refused.problem.suspension?.reason).toBe(suspension.public_reason);
  expect(JSON.stringify(refused.problem)).not.toContain(reason);
  expect((await refusedCall(it.app, 'login', { body: { email, password: 'a guess' } })).problem.code).toBe(
    'credentials_wrong',
  );
  expect(await mailedTo(person)).toEqual(['account_suspended']);
  expect(await suspend(operator, person)).toMatchObject({ statusCode: 409 });
});

test('a session that slipped in beside the suspension opens nothing', async () => {
  const person = await aSignedIn(it.db);
  await suspend(operator, person);
  const headers = await signIn(it.db, person.user);
  expect((await refusedCall(it.app, 'getStartUp', { headers })).status).toBe(401);
});

test('who is restored logs in anew; both are written down', async () => {
  const person = await aSignedIn(it.db);
  const { email, id } = person.user;
  const restored = { headers: operator.headers, params: { id }, body: { reason } };
  expect((await refusedCall(it.app, 'restoreUser', restored)).problem.code).toBe('conflict');
  await suspend(operator, person);
  await call(it.app, 'restoreUser', restored);
  await call(it.app, 'login', { body: { email, password: testPassword } });
  expect((await refusedCall(it.app, 'getProfile', { headers: person.headers })).status).toBe(401);
  expect(await kindsAbout(id)).toEqual(['person_suspended', 'person_restored']);
  expect((await mailedTo(person)).slice(0, 2)).toEqual(['account_suspended', 'account_restored']);
});

test('people are logged out everywhere; whoever does it stays where they are', async () => {
  const person = await aSignedIn(it.db);
  await signIn(it.db, person.user);
  const elsewhere = await signIn(it.db, operator.user);
  const ids = [person.user.id, operator.user.id];
  const body = { ids, reason };
  expect(await call(it.app, 'logOutUsers', { headers: operator.headers, body })).toEqual({ changed: 2 });
  for (const headers of [person.headers, elsewhere]) {
    expect((await refusedCall(it.app, 'getProfile', { headers })).status).toBe(401);
  }
  expect(await call(it.app, 'logOutUsers', { headers: operator.headers, body })).toEqual({ changed: 0 });
  expect(await kindsAbout(person.user.id)).toEqual(['logged_out']);
});

test('an account that a demonstration offers to everyone stays as it is', async () => {
  const person = await aSignedIn(it.db);
  await it.db.execute(sql`insert into demo_accounts values (${person.user.id}, 1, 'learner', 'a password')`);
  const { headers } = operator;
  const params = { id: person.user.id };
  const body = { ids: [person.user.id], reason };
  for (const { problem } of [
    await refusedCall(it.app, 'suspendUser', { headers, params, body: suspension }),
    await refusedCall(it.app, 'giveRole', { headers, body: { ...body, role: 'admin' } }),
    await refusedCall(it.app, 'logOutUsers', { headers, body }),
  ]) {
    expect(problem.code).toBe('demo_account');
  }
});

test('only who manages users does any of it', async () => {
  const { id } = await aUser(it.db);
  for (const role of [...roleNames.filter((name) => name !== 'super-admin'), undefined]) {
    const given = role === undefined ? {} : { headers: (await aSignedIn(it.db, { roles: [role] })).headers };
    const params = { id };
    for (const { status } of [
      await refusedCall(it.app, 'giveRole', { ...given, body: { ids: [id], role: 'super-admin', reason } }),
      await refusedCall(it.app, 'takeRole', { ...given, params, body: { role: 'learner', reason } }),
      await refusedCall(it.app, 'logOutUsers', { ...given, body: { ids: [id], reason } }),
      await refusedCall(it.app, 'suspendUser', { ...given, params, body: suspension }),
      await refusedCall(it.app, 'restoreUser', { ...given, params, body: { reason } }),
    ]) {
      expect([role, status]).toEqual([role, role === undefined ? 401 : 403]);
    }
  }
  expect(await rolesOf(id)).toEqual(['learner']);
});
