import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { aUser, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { newcomer, signUp } from '../../testing/sign-up.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const anAddress = () => `${v7()}@example.org`;
const register = (email: string) => call(it.app, 'register', { body: newcomer(email) });
const confirm = (registration_id: string, code: string) =>
  call(it.app, 'confirmRegistration', { body: { registration_id, code } });
const refusedConfirm = (registration_id: string, code: string) =>
  refusedCall(it.app, 'confirmRegistration', { body: { registration_id, code } });
const codeTo = async (email: string) => (await newestMail(it.db, email, 'registration_code')).code;
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const aMinuteLater = (id: string) =>
  it.db.execute(sql`update pending_registrations set sent_at = sent_at - interval '1 minute' where id = ${id}`);

test('who types the mailed code has an account: a learner, signed in for a day and welcomed', async () => {
  const email = anAddress();
  const session = await signUp(it, newcomer(email));
  expect(Date.parse(session.expires_at) - Date.now()).toBeGreaterThan(23.9 * 3600_000);
  const start = await call(it.app, 'getStartUp', { headers: session.headers });
  expect(start.user).toMatchObject({ full_name: 'Ada Byron', initial: 'AB', first_login: true, email });
  expect(start.roles.map((role) => role.name)).toEqual(['learner']);
  expect(start.roles[0]?.permissions).toEqual([{ name: 'view-course-first-video' }, { name: 'create-portfolio' }]);
  expect(start.notifications.map((notice) => notice.kind)).toEqual(['welcome']);
  await call(it.app, 'login', { body: { email, password: testPassword } });
});

test('before the code there is no account', async () => {
  const email = anAddress();
  await register(email);
  const { problem } = await refusedCall(it.app, 'login', { body: { email, password: testPassword } });
  expect(problem.code).toBe('registration_unconfirmed');
});

test('a sign-up answers the same, at the same cost, whether the address has an account or not', async () => {
  const { email: known } = await aUser(it.db);
  const unknown = anAddress();
  const answers = [];
  for (const email of [known, unknown]) {
    const reply = await register(email);
    const [row] = await rowsOf<{ password_hash: string }>(
      it.db,
      sql`select password_hash from pending_registrations where id = ${reply.registration_id}`,
    );
    answers.push({
      keys: Object.keys(reply),
      hashes: row?.password_hash.startsWith('$argon2id$'),
      mails: (await mailsTo(it.db, email)).length,
      wrong: (await refusedConfirm(reply.registration_id, '12345x')).status,
      again: (await refusedCall(it.app, 'resendRegistration', { body: { registration_id: reply.registration_id } }))
        .problem.code,
    });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ hashes: true, mails: 1, again: 'rate_limited' });
  expect((await mailsTo(it.db, known))[0]?.template).toBe('account_exists');
  expect((await mailsTo(it.db, unknown))[0]?.template).toBe('registration_code');
});

test('a code for an address that has an account is mailed to nobody and makes nothing', async () => {
  const { email } = await aUser(it.db);
  const { registration_id } = await register(email);
  expect(JSON.stringify(await mailsTo(it.db, email))).not.toMatch(/"\d{6}"/);
  const { problem } = await refusedConfirm(registration_id, '123456');
  expect(problem.errors).toEqual({ code: ['This code is not right. Look at the newest email.'] });
});

test('a code is tried six times', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  const code = await codeTo(email);
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push((await refusedConfirm(registration_id, wrongFor(code))).problem.code);
  expect(codes).toEqual(Array(6).fill('invalid'));
  expect((await refusedConfirm(registration_id, code)).problem.code).toBe('link_spent');
});

test('a code holds a quarter of an hour', async () => {
  const email = anAddress();
  const { registration_id, expires_at } = await register(email);
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(14.9 * 60_000);
  expect(Date.parse(expires_at) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  await it.db.execute(sql`update pending_registrations set expires_at = now() where id = ${registration_id}`);
  expect((await refusedConfirm(registration_id, await codeTo(email))).problem.code).toBe('link_spent');
});

test('of two who type one code at once, one gets the account', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  const code = await codeTo(email);
  const tries = await Promise.allSettled([confirm(registration_id, code), confirm(registration_id, code)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await refusedConfirm(registration_id, code)).problem.code).toBe('link_spent');
});

test('an address has one account, whatever its letters, though two browsers ask for it', async () => {
  const email = anAddress();
  const first = await register(email);
  const firstCode = await codeTo(email);
  const second = await register(email.toUpperCase());
  const secondCode = await codeTo(email);
  await confirm(first.registration_id, firstCode);
  const { status, problem } = await refusedConfirm(second.registration_id, secondCode);
  expect([status, problem.code]).toEqual([409, 'conflict']);
  const [users] = await rowsOf<{ n: number }>(
    it.db,
    sql`select count(*)::int as n from users where lower(email) = ${email}`,
  );
  expect(users?.n).toBe(1);
});

test('another browser’s sign-up for the same address replaces neither password nor code', async () => {
  const email = anAddress();
  const mine = await register(email);
  const code = await codeTo(email);
  await call(it.app, 'register', { body: { ...newcomer(email), password: 'what a stranger chose' } });
  const { problem } = await refusedConfirm(mine.registration_id, await codeTo(email));
  expect(problem.code).toBe('invalid');
  await confirm(mine.registration_id, code);
  await call(it.app, 'login', { body: { email, password: testPassword } });
});

test('a new code is mailed after a minute, three times, and the one before no longer holds', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  const first = await codeTo(email);
  const body = { registration_id };
  const early = await refusedCall(it.app, 'resendRegistration', { body });
  expect([early.status, early.problem.code]).toEqual([429, 'rate_limited']);
  expect(Number(early.retryAfter)).toBeLessThanOrEqual(60);
  for (let n = 0; n < 3; n++) {
    await aMinuteLater(registration_id);
    await call(it.app, 'resendRegistration', { body });
  }
  await aMinuteLater(registration_id);
  expect((await refusedCall(it.app, 'resendRegistration', { body })).problem.code).toBe('rate_limited');
  const newest = await codeTo(email);
  if (newest !== first) expect((await refusedConfirm(registration_id, first)).problem.code).toBe('invalid');
  await confirm(registration_id, newest);
});

test('an id that no sign-up has is refused like one that is over', async () => {
  expect((await refusedConfirm(v7(), '123456')).problem.code).toBe('link_spent');
  const { problem } = await refusedCall(it.app, 'resendRegistration', { body: { registration_id: v7() } });
  expect(problem.code).toBe('link_spent');
});

test('neither code, token nor password stand in the database', async () => {
  const email = anAddress();
  const { registration_id } = await register(email);
  const code = await codeTo(email);
  const waiting = await rowsOf(it.db, sql`select * from pending_registrations where id = ${registration_id}`);
  expect(JSON.stringify(waiting)).not.toContain(`"${code}"`);
  expect(JSON.stringify(waiting)).not.toContain(testPassword);
  const { token } = await confirm(registration_id, code);
  const [row] = await rowsOf<{ text: string }>(
    it.db,
    sql`select (select json_agg(s) from sessions s)::text || (select json_agg(u) from users u)::text as text`,
  );
  expect(row?.text).not.toContain(token);
  expect(row?.text).not.toContain(testPassword);
});

test('every broken rule of a sign-up is named at its field', async () => {
  const body = { first_name: ' ', last_name: 'B', email: 'nobody', password: 'short' };
  const { status, problem } = await refusedCall(it.app, 'register', { body });
  expect(status).toBe(422);
  expect(problem).toMatchObject({ code: 'invalid', message: 'The given data was invalid.' });
  expect(problem.errors).toEqual({
    first_name: ['Enter your first name.'],
    email: ['Enter an email address such as name@example.com.'],
    password: ['Password must be at least 8 characters.'],
  });
});

test.each(['password1', 'Sunshine', '12345678'])('the common password %s is refused', async (password) => {
  const { problem } = await refusedCall(it.app, 'register', { body: { ...newcomer(anAddress()), password } });
  expect(problem.errors?.['password']?.[0]).toMatch(/used by many people/);
});

test('one address is mailed five times an hour at most, known or not', async () => {
  const { email: known } = await aUser(it.db);
  for (const email of [known, anAddress()]) {
    for (let n = 0; n < 5; n++) await register(email);
    const { status } = await refusedCall(it.app, 'register', { body: newcomer(email.toUpperCase()) });
    expect([status, (await mailsTo(it.db, email)).length]).toEqual([429, 5]);
  }
});

test('sign-ups of one network are limited by a setting; the machine itself is not counted', async () => {
  const own = await buildTestApp({ signUpLimit: 2 });
  try {
    const from = (ip: string) =>
      own.app.inject({
        method: 'POST',
        url: '/api/v1.3.0/register',
        headers: { 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': ip },
        payload: newcomer(anAddress()),
      });
    const codes = [];
    const addresses = [
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8::3',
      '203.0.113.9',
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
    ];
    for (const ip of addresses) codes.push((await from(ip)).statusCode);
    expect(codes).toEqual([200, 200, 429, 200, 200, 200, 200]);
  } finally {
    await own.close();
  }
});

test('who asks for an account in order to teach is a learner first, and the wish is kept', async () => {
  const email = anAddress();
  const { registration_id } = await call(it.app, 'registerInstructor', { body: newcomer(email) });
  const session = await confirm(registration_id, await codeTo(email));
  const rows = await rowsOf(it.db, sql`select wants_to_teach from users where id = ${session.user.id}`);
  expect(rows).toEqual([{ wants_to_teach: true }]);
  const headers = { authorization: `Bearer ${session.token}` };
  const { roles } = await call(it.app, 'getStartUp', { headers });
  expect(roles.map(({ name }) => name)).toEqual(['learner']);
});

test('mails are written in the language of the page, and the account remembers one that is not the first', async () => {
  const email = anAddress();
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'accept-language': 'fr' };
  const { registration_id } = await call(it.app, 'register', { headers, body: newcomer(email) });
  expect((await mailsTo(it.db, email))[0]?.locale).toBe('fr');
  const session = await confirm(registration_id, await codeTo(email));
  const start = await call(it.app, 'getStartUp', { headers: { authorization: `Bearer ${session.token}` } });
  expect(start.preferences.locale).toBe('fr');
  const english = await signUp(it, newcomer(anAddress()));
  expect((await call(it.app, 'getStartUp', { headers: english.headers })).preferences.locale).toBeNull();
});
