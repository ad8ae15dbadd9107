import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { aUser, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { newcomer } from '../../testing/sign-up.ts';
import { deleteOldRegistrations } from './registrations.repository.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const strangers = 'what a stranger chose';
const anAddress = () => `${v7()}@example.org`;
const register = (email: string, password = testPassword) =>
  call(it.app, 'register', { body: { ...newcomer(email), password } });
const login = (email: string, password = testPassword) => refusedCall(it.app, 'login', { body: { email, password } });
const confirm = (registration_id: string, code: string) =>
  call(it.app, 'confirmRegistration', { body: { registration_id, code } });
const codeTo = async (email: string) => (await newestMail(it.db, email, 'registration_code')).code;
const change = (id: string, set: string) =>
  it.db.execute(sql`update pending_registrations set ${sql.raw(set)} where id = ${id}`);

test('who never entered the code logs in with the right password and is led to it; no other password is', async () => {
  const email = anAddress();
  const registration = await register(email);
  const { status, problem } = await login(email.toUpperCase());
  expect([status, problem.code, problem.registration]).toEqual([409, 'registration_unconfirmed', registration]);
  expect((await login(email, 'not this one')).problem).toMatchObject({ code: 'credentials_wrong' });
  expect(await mailsTo(it.db, email)).toHaveLength(1);
  await confirm(registration.registration_id, await codeTo(email));
  await call(it.app, 'login', { body: { email, password: testPassword } });
});

test.each(['expires_at = now()', 'tries_left = 0, resends_left = 0'])(
  'a code that has ended (%s) is replaced by the login, with all its attempts and mails',
  async (ended) => {
    const email = anAddress();
    const { registration_id } = await register(email);
    const first = await codeTo(email);
    await change(registration_id, ended);
    const { problem } = await login(email);
    expect(problem.registration?.registration_id).toBe(registration_id);
    expect(Date.parse(problem.registration?.expires_at ?? '') - Date.now()).toBeGreaterThan(14.9 * 60_000);
    expect(await mailsTo(it.db, email)).toHaveLength(2);
    expect((await login(email)).problem.registration).toEqual(problem.registration);
    expect(await mailsTo(it.db, email)).toHaveLength(2);
    await change(registration_id, `sent_at = now() - interval '1 minute'`);
    await call(it.app, 'resendRegistration', { body: { registration_id } });
    const newest = await codeTo(email);
    if (newest !== first) {
      const body = { registration_id, code: first };
      expect((await refusedCall(it.app, 'confirmRegistration', { body })).problem.code).toBe('invalid');
    }
    await confirm(registration_id, newest);
  },
);

test('two logins at once have one new code mailed', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  await change(registration_id, 'expires_at = now()');
  const both = await Promise.all([login(email), login(email)]);
  expect(both[0].problem.registration).toEqual(both[1].problem.registration);
  expect(await mailsTo(it.db, email)).toHaveLength(2);
});

test('new codes count as mails to the address, five an hour with its sign-ups', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  for (let n = 0; n < 4; n++) {
    await change(registration_id, 'expires_at = now()');
    expect((await login(email)).status).toBe(409);
  }
  await change(registration_id, 'expires_at = now()');
  await it.db.execute(sql`delete from rate_limits where key like 'login%'`);
  expect((await login(email)).problem.code).toBe('rate_limited');
  expect(await mailsTo(it.db, email)).toHaveLength(5);
});

test('a sign-up is kept a week, its code a quarter of an hour', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  const isKept = async () => {
    await deleteOldRegistrations(it.db);
    const rows = await rowsOf(it.db, sql`select 1 from pending_registrations where id = ${registration_id}`);
    return rows.length > 0;
  };
  await change(registration_id, `created_at = now() - interval '167 hours', expires_at = now()`);
  expect(await isKept()).toBe(true);
  await change(registration_id, `created_at = now() - interval '169 hours'`);
  expect((await login(email)).problem.code).toBe('credentials_wrong');
  expect(await isKept()).toBe(false);
});

test('what a login of a sign-up answers is the same whether the address has an account or not', async () => {
  const { email: known } = await aUser(it.db);
  const answers = [];
  for (const email of [known, anAddress()]) {
    const { registration_id } = await register(email, strangers);
    const { status, problem } = await login(email, strangers);
    await change(registration_id, 'expires_at = now()');
    const again = await login(email, strangers);
    answers.push({
      status,
      problem: { ...problem, request_id: '', registration: Object.keys(problem.registration ?? {}) },
      again: again.status,
      isSame: again.problem.registration?.registration_id === registration_id,
      mails: (await mailsTo(it.db, email)).length,
    });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 409, again: 409, isSame: true, mails: 2 });
  expect((await mailsTo(it.db, known)).map(({ template }) => template)).toEqual(['account_exists', 'account_exists']);
});

test('the password of a sign-up does not clear the count of guesses at an account of that address', async () => {
  const { email } = await aUser(it.db);
  await register(email, strangers);
  for (let n = 0; n < 4; n++) await login(email, 'a guess');
  expect((await login(email, strangers)).status).toBe(409);
  expect((await login(email, 'a guess')).status).toBe(429);
});

test('other sign-ups of an address that has become an account are of no use, and stand in nobody’s way', async () => {
  const email = anAddress();
  const theirs = await register(email, strangers);
  const theirCode = await codeTo(email);
  const mine = await register(email);
  await confirm(mine.registration_id, await codeTo(email));
  expect((await login(email, strangers)).problem.registration).toEqual(theirs);
  const body = { registration_id: theirs.registration_id, code: theirCode };
  expect((await refusedCall(it.app, 'confirmRegistration', { body })).problem.code).toBe('conflict');
  await call(it.app, 'login', { body: { email, password: testPassword } });
});
