import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { aSignedIn, aUser, marker, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { newestMail } from '../../testing/mails.ts';
import { closeMerged } from '../account-merges/account-merges.repository.ts';
import { findAccount } from '../users/users.service.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

test('a wrong password and an unknown address are refused in the same words', async () => {
  const { email } = await aUser(it.db);
  const wrong = await refusedCall(it.app, 'login', { body: { email, password: 'wrong' } });
  const unknown = await refusedCall(it.app, 'login', { body: { email: `x${email}`, password: 'wrong' } });
  expect(wrong.problem.code).toBe('credentials_wrong');
  expect({ ...wrong.problem, request_id: '' }).toEqual({ ...unknown.problem, request_id: '' });
});

test('after five failures an account waits a quarter of an hour, from that address only', async () => {
  const { email } = await aUser(it.db);
  for (let n = 0; n < 5; n++) await refusedCall(it.app, 'login', { body: { email, password: 'wrong' } });
  const { status, problem, retryAfter } = await refusedCall(it.app, 'login', {
    body: { email: email.toUpperCase(), password: testPassword },
  });
  expect([status, problem.code]).toEqual([429, 'rate_limited']);
  expect(Number(retryAfter)).toBeGreaterThan(14 * 60);
  const headers = { ...marker, 'x-forwarded-for': '203.0.113.7' };
  await call(it.app, 'login', { body: { email, password: testPassword }, headers });
});

const failFrom = (ip: string, email: string) =>
  refusedCall(it.app, 'login', {
    headers: { ...marker, 'x-forwarded-for': ip },
    body: { email, password: 'wrong' },
  });

test('fifty failures an hour close an account to guesses from wherever, and a new password opens it', async () => {
  const { email } = await aUser(it.db);
  for (let n = 0; n < 50; n++) expect((await failFrom(`198.51.100.${n}`, email)).status).toBe(422);
  const headers = { ...marker, 'x-forwarded-for': '198.51.100.200' };
  const owner = { headers, body: { email, password: testPassword } };
  expect((await refusedCall(it.app, 'login', owner)).status).toBe(429);
  await call(it.app, 'requestPasswordReset', { body: { email } });
  const token = (await newestMail(it.db, email, 'password_reset')).path.split('/')[3] ?? '';
  await call(it.app, 'updatePassword', { body: { token, password: 'stroll along the columns' } });
  await call(it.app, 'login', { headers, body: { email, password: 'stroll along the columns' } });
});

/** Of an account that became one with this. */
async function aMergedAddress(into: string): Promise<string> {
  const { id, email } = await aUser(it.db);
  await closeMerged(it.db, { from: id, into });
  return email;
}

test('guesses at the addresses of merged accounts count as guesses at the one, and a new password opens it', async () => {
  const { id, email } = await aUser(it.db);
  const merged = [await aMergedAddress(id), await aMergedAddress(id)];
  const guess = (at: string) => refusedCall(it.app, 'login', { body: { email: at, password: 'wrong' } });
  for (const at of [email, ...merged, email, ...merged].slice(0, 5)) expect((await guess(at)).status).toBe(422);
  for (const at of [email, ...merged]) expect((await guess(at)).status).toBe(429);
  await call(it.app, 'requestPasswordReset', { body: { email: merged[0]! } });
  const token = (await newestMail(it.db, email, 'password_reset')).path.split('/')[3] ?? '';
  const password = 'stroll along the columns';
  await call(it.app, 'updatePassword', { body: { token, password } });
  for (const at of [email, ...merged]) await call(it.app, 'login', { body: { email: at, password } });
});

test('a hundred failures an hour close a network to a stolen list; right passwords do not count', async () => {
  const { email } = await aUser(it.db);
  const headers = { ...marker, 'x-forwarded-for': '192.0.2.1' };
  for (let n = 0; n < 3; n++) await call(it.app, 'login', { headers, body: { email, password: testPassword } });
  for (let n = 0; n < 100; n++) expect((await failFrom('192.0.2.1', `nobody${n}@example.org`)).status).toBe(422);
  expect((await failFrom('192.0.2.1', 'nobody100@example.org')).status).toBe(429);
  expect((await failFrom('192.0.2.2', 'nobody100@example.org')).status).toBe(422);
});

test('a right password clears the failures before it', async () => {
  const { email } = await aUser(it.db);
  for (let round = 0; round < 2; round++) {
    for (let n = 0; n < 4; n++) await refusedCall(it.app, 'login', { body: { email, password: 'wrong' } });
    await call(it.app, 'login', { body: { email, password: testPassword } });
  }
});

test('after logout the token opens nothing', async () => {
  const { headers } = await aSignedIn(it.db);
  await call(it.app, 'getProfile', { headers });
  await call(it.app, 'logout', { headers });
  const { status, problem } = await refusedCall(it.app, 'getProfile', { headers });
  expect([status, problem.code, problem.message]).toEqual([401, 'unauthenticated', 'Unauthenticated.']);
});

test('a session ends after its day', async () => {
  const { headers, user } = await aSignedIn(it.db);
  await it.db.execute(sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${user.id}`);
  const { problem } = await refusedCall(it.app, 'getProfile', { headers });
  expect(problem.code).toBe('unauthenticated');
});

test('roles carry their permissions; several roles add up', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher'] });
  const { roles } = await call(it.app, 'getStartUp', { headers });
  expect(roles.map((role) => role.name)).toEqual(['learner', 'teacher']);
  const partner = await aSignedIn(it.db, { roles: ['partner'] });
  const start = await call(it.app, 'getStartUp', { headers: partner.headers });
  const names = start.roles.flatMap((role) => role.permissions.map((permission) => permission.name));
  expect(names).toContain('create-learning-path');
  expect(names).not.toContain('create-course');
  expect(names).not.toContain('view-course');
});

test('there are no demo accounts outside demo mode', async () => {
  const user = await aUser(it.db);
  await it.db.execute(sql`insert into demo_accounts values (${user.id}, 1, 'learner', 'a password')`);
  expect(await call(it.app, 'listDemoAccounts', {})).toEqual([]);
});

test('the longest address signs in like any other', async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(58)}.example`;
  await aUser(it.db, { email });
  const session = await call(it.app, 'login', { body: { email, password: testPassword } });
  expect(session.user.email).toBe(email);
});

test('demo people sign in to a demo, and nowhere else', async () => {
  const demo = await buildTestApp({ demo: true });
  try {
    for (const { db } of [it, demo]) await aUser(db, { email: 'teacher@demo.stoa.example' });
    const body = { email: 'Teacher@demo.stoa.example', password: testPassword };
    await call(demo.app, 'login', { body });
    expect((await refusedCall(it.app, 'login', { body })).problem.code).toBe('credentials_wrong');
    const user = await findAccount(it.db, body.email);
    const alias = await aMergedAddress(user!.id);
    const byAlias = await refusedCall(it.app, 'login', { body: { ...body, email: alias } });
    expect(byAlias.problem.code).toBe('credentials_wrong');
  } finally {
    await demo.close();
  }
});
