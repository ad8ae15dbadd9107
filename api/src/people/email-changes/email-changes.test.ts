import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, aUser, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { signUp, newcomer } from '../../testing/sign-up.ts';
import { deleteOldEmailChanges } from './email-changes.repository.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const anAddress = () => `${v7()}@example.org`;
type Headers = Record<string, string>;
const change = (headers: Headers, email: string) =>
  call(it.app, 'changeEmail', { headers, body: { email, password: testPassword } });
const tokenTo = async (email: string) => (await newestMail(it.db, email, 'email_confirm')).path.split('/')[3] ?? '';
const confirm = (token: string) => call(it.app, 'confirmEmail', { body: { token } });
const refusedConfirm = async (token: string) =>
  (await refusedCall(it.app, 'confirmEmail', { body: { token } })).problem.code;

test('a new address holds from when its mailed link is opened, and the old one is told', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const email = anAddress();
  await change(headers, email);
  expect((await call(it.app, 'getProfile', { headers })).email).toBe(user.email);
  const waiting = await call(it.app, 'getEmailChange', { headers });
  expect(waiting.email).toBe(email);
  const leftMs = Date.parse(waiting.expires_at ?? '') - Date.now();
  expect(leftMs).toBeGreaterThan(23.9 * 3600_000);
  expect(leftMs).toBeLessThanOrEqual(24 * 3600_000);

  expect(await confirm(await tokenTo(email))).toEqual({ email });
  expect((await call(it.app, 'getProfile', { headers })).email).toBe(email);
  expect(await call(it.app, 'getEmailChange', { headers })).toEqual({ email: null, expires_at: null });
  expect((await newestMail(it.db, user.email, 'email_changed')).new_email).toBe(email);
  const { notifications } = await call(it.app, 'getStartUp', { headers });
  expect(notifications.map(({ kind }) => kind)).toEqual(['email_changed']);
  await call(it.app, 'login', { body: { email, password: testPassword } });
});

test('an address that somebody has is answered the same; its owner alone learns of it', async () => {
  const owner = await aUser(it.db);
  const { headers } = await aSignedIn(it.db);
  const free = await change(headers, anAddress());
  const taken = await change(headers, owner.email);
  expect(taken).toEqual(free);
  expect((await call(it.app, 'getEmailChange', { headers })).email).toBe(owner.email);
  expect((await mailsTo(it.db, owner.email)).map(({ template }) => template)).toEqual(['email_taken']);
});

test('a link works once, for a day, until another is asked for or the change is called off', async () => {
  const { headers } = await aSignedIn(it.db);
  const [first, second, third] = [anAddress(), anAddress(), anAddress()];
  await change(headers, first);
  await change(headers, second);
  expect(await refusedConfirm(await tokenTo(first))).toBe('link_spent');
  await confirm(await tokenTo(second));
  expect(await refusedConfirm(await tokenTo(second))).toBe('link_spent');
  await change(headers, third);
  await call(it.app, 'cancelEmailChange', { headers });
  expect(await refusedConfirm(await tokenTo(third))).toBe('link_spent');
  await change(headers, third);
  await it.db.execute(sql`update email_changes set expires_at = now()`);
  expect(await refusedConfirm(await tokenTo(third))).toBe('link_spent');
  expect((await call(it.app, 'getEmailChange', { headers })).email).toBeNull();
  await deleteOldEmailChanges(it.db);
  expect(await rowsOf(it.db, sql`select 1 from email_changes`)).toEqual([]);
});

test('of two who open one link at once, one confirms', async () => {
  const { headers } = await aSignedIn(it.db);
  const email = anAddress();
  await change(headers, email);
  const token = await tokenTo(email);
  const tries = await Promise.allSettled([confirm(token), confirm(token)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an address that got an account meanwhile is not taken from it', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const email = anAddress();
  await change(headers, email);
  const token = await tokenTo(email);
  await signUp(it, newcomer(email));
  expect(await refusedConfirm(token)).toBe('conflict');
  expect((await call(it.app, 'getProfile', { headers })).email).toBe(user.email);
});

test('a link to the old address sets no password after the change', async () => {
  const { user, headers } = await aSignedIn(it.db);
  await call(it.app, 'requestPasswordReset', { body: { email: user.email } });
  const reset = (await newestMail(it.db, user.email, 'password_reset')).path.split('/')[3] ?? '';
  const email = anAddress();
  await change(headers, email);
  await confirm(await tokenTo(email));
  const { problem } = await refusedCall(it.app, 'updatePassword', { body: { token: reset, password: testPassword } });
  expect(problem.code).toBe('link_spent');
});

test('a change wants the password and another address', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const refused = async (body: { email: string; password?: string }) =>
    (await refusedCall(it.app, 'changeEmail', { headers, body })).problem.errors;
  expect(await refused({ email: anAddress() })).toEqual({ password: ['Enter your password.'] });
  expect(await refused({ email: anAddress(), password: 'wrong' })).toEqual({
    password: ['This is not your password.'],
  });
  expect(await refused({ email: user.email.toUpperCase(), password: testPassword })).toEqual({
    email: ['This is your email address already.'],
  });
});

test('nobody has many links mailed, to one address or from one account', async () => {
  const { headers } = await aSignedIn(it.db);
  for (let n = 0; n < 5; n++) await change(headers, anAddress());
  const body = { email: anAddress(), password: testPassword };
  expect((await refusedCall(it.app, 'changeEmail', { headers, body })).status).toBe(429);
});

test('the address of an account that everyone shares stays', async () => {
  const { headers } = await aSignedIn(it.db, { email: `${v7()}@demo.stoa.example` });
  const body = { email: anAddress(), password: testPassword };
  expect((await refusedCall(it.app, 'changeEmail', { headers, body })).problem.code).toBe('demo_account');
});
