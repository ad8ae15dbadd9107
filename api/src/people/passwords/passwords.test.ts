import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, aUser, signIn, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { deleteOldPasswordResets } from './passwords.repository.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const password = 'stroll along the columns';
const ask = (email: string) => call(it.app, 'requestPasswordReset', { body: { email } });
const tokenTo = async (email: string) => {
  const { path } = await newestMail(it.db, email, 'password_reset');
  return /^\/password\/reset\/([\w-]{43})$/.exec(path)?.[1] ?? '';
};
const update = (token: string) => call(it.app, 'updatePassword', { body: { token, password } });
const refusedUpdate = (token: string, given = password) =>
  refusedCall(it.app, 'updatePassword', { body: { token, password: given } });
const login = (email: string, given: string) => call(it.app, 'login', { body: { email, password: given } });

test('a mailed link sets a new password, ends every session, and the owner is told', async () => {
  const { user, headers } = await aSignedIn(it.db);
  await ask(user.email.toUpperCase());
  await update(await tokenTo(user.email));
  expect((await refusedCall(it.app, 'getProfile', { headers })).status).toBe(401);
  expect((await newestMail(it.db, user.email, 'password_changed')).first_name).toBe(user.firstName);
  await expect(login(user.email, testPassword)).rejects.toThrow('credentials_wrong');
  const session = await login(user.email, password);
  const start = await call(it.app, 'getStartUp', { headers: { authorization: `Bearer ${session.token}` } });
  expect(start.notifications.map(({ kind }) => kind)).toContain('password_changed');
});

test('an address with an account and one without are answered in the same words and the same time', async () => {
  const { email: known } = await aUser(it.db);
  const times: number[] = [];
  const replies = [];
  for (const email of [known, `${v7()}@example.org`]) {
    const start = performance.now();
    replies.push(await ask(email));
    times.push(performance.now() - start);
  }
  expect(replies[0]).toEqual(replies[1]);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(240);
  expect((await mailsTo(it.db, known)).length).toBe(1);
  const [mails] = await rowsOf<{ n: number }>(
    it.db,
    sql`select count(*)::int as n from mails where template = 'password_reset' and to_address not in (select email from users)`,
  );
  expect(mails?.n).toBe(0);
});

test('a link works once, for an hour, and only the newest', async () => {
  const { email } = await aUser(it.db);
  await ask(email);
  const older = await tokenTo(email);
  await ask(email);
  const newest = await tokenTo(email);
  expect((await refusedUpdate(older)).problem.code).toBe('link_spent');
  await update(newest);
  expect((await refusedUpdate(newest)).problem.code).toBe('link_spent');
  await ask(email);
  const old = await tokenTo(email);
  const [left] = await rowsOf<{ s: number }>(
    it.db,
    sql`select extract(epoch from max(expires_at) - now())::int as s from password_resets`,
  );
  expect(left?.s).toBeGreaterThan(3590);
  expect(left?.s).toBeLessThanOrEqual(3600);
  await it.db.execute(sql`update password_resets set expires_at = now()`);
  expect((await refusedUpdate(old)).problem.code).toBe('link_spent');
  await deleteOldPasswordResets(it.db);
  expect(await rowsOf(it.db, sql`select 1 from password_resets`)).toEqual([]);
});

test('of two who use one link at once, one sets the password', async () => {
  const { email } = await aUser(it.db);
  await ask(email);
  const token = await tokenTo(email);
  const passwords = ['the first of the two', 'the second of the two'];
  const tries = await Promise.allSettled(
    passwords.map((given) => call(it.app, 'updatePassword', { body: { token, password: given } })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await login(email, passwords[tries.findIndex(({ status }) => status === 'fulfilled')] ?? '');
});

test('a common password does not use the link up', async () => {
  const { email } = await aUser(it.db);
  await ask(email);
  const token = await tokenTo(email);
  expect((await refusedUpdate(token, 'Password1')).problem.errors?.['password']).toHaveLength(1);
  await update(token);
});

test('who forgot the password so long that they were made to wait gets in with the new one', async () => {
  const { email } = await aUser(it.db);
  for (let n = 0; n < 6; n++) await refusedCall(it.app, 'login', { body: { email, password: 'wrong' } });
  await ask(email);
  await update(await tokenTo(email));
  await login(email, password);
});

test('one address can have five links an hour mailed, whether it has an account or not', async () => {
  const { email: known } = await aUser(it.db);
  for (const email of [known, `${v7()}@example.org`]) {
    for (let n = 0; n < 5; n++) await ask(email);
    const { status } = await refusedCall(it.app, 'requestPasswordReset', { body: { email } });
    expect(status).toBe(429);
  }
});

test('a changed password keeps this session and ends the others; the owner is told', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const elsewhere = await signIn(it.db, user);
  await call(it.app, 'changePassword', { headers, body: { current_password: testPassword, password } });
  await call(it.app, 'getProfile', { headers });
  expect((await refusedCall(it.app, 'getProfile', { headers: elsewhere })).status).toBe(401);
  await newestMail(it.db, user.email, 'password_changed');
  await login(user.email, password);
});

test('changing it wants the current password, five tries, and a new one that is neither old nor common', async () => {
  const { headers } = await aSignedIn(it.db);
  const refused = async (body: { current_password?: string; password: string }) =>
    (await refusedCall(it.app, 'changePassword', { headers, body })).problem;
  expect((await refused({ password })).errors).toEqual({ current_password: ['Enter your password.'] });
  expect((await refused({ current_password: testPassword, password: testPassword })).errors).toEqual({
    password: ['The new password is the old one. Choose another one.'],
  });
  expect((await refused({ current_password: testPassword, password: '12345678' })).errors).toHaveProperty('password');
  for (let n = 0; n < 5; n++) {
    expect((await refused({ current_password: 'wrong', password })).errors).toEqual({
      current_password: ['This is not your password.'],
    });
  }
  expect((await refused({ current_password: testPassword, password })).code).toBe('rate_limited');
});

test('links that were asked for with the old password open nothing after it is changed', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const email = `${v7()}@example.org`;
  await call(it.app, 'changeEmail', { headers, body: { email, password: testPassword } });
  const { path } = await newestMail(it.db, email, 'email_confirm');
  const link = await call(it.app, 'createSignInLink', { headers, body: {} });
  await ask(user.email);
  const reset = await tokenTo(user.email);
  await call(it.app, 'changePassword', { headers, body: { current_password: testPassword, password } });
  const refusals = [
    await refusedUpdate(reset),
    await refusedCall(it.app, 'confirmEmail', { body: { token: path.split('/')[3] ?? '' } }),
    await refusedCall(it.app, 'externalLogin', { params: { code: link.path.split('/')[2] ?? '' } }),
  ];
  expect(refusals.map(({ problem }) => problem.code)).toEqual(['link_spent', 'link_spent', 'link_spent']);
});

test('neither token nor password stand in the database', async () => {
  const { email } = await aUser(it.db);
  await ask(email);
  const token = await tokenTo(email);
  expect(JSON.stringify(await rowsOf(it.db, sql`select * from password_resets`))).not.toContain(token);
});

test('the password that everyone knows cannot be changed', async () => {
  const { user, headers } = await aSignedIn(it.db, { email: `${v7()}@demo.stoa.example` });
  const changed = await refusedCall(it.app, 'changePassword', {
    headers,
    body: { current_password: testPassword, password },
  });
  const asked = await refusedCall(it.app, 'requestPasswordReset', { body: { email: user.email.toUpperCase() } });
  for (const { status, problem } of [changed, asked]) expect([status, problem.code]).toEqual([403, 'demo_account']);
});
