import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/database.ts';
import { aSignedIn, aUser, marker, testPassword } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const newcomer = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email,
  password: 'walk the painted porch',
});

test('a new account is a learner, is signed in for a day and is welcomed', async () => {
  const session = await call(it.app, 'register', { body: newcomer('ada@example.org') });
  expect(Date.parse(session.expires_at) - Date.now()).toBeGreaterThan(23.9 * 3600_000);
  const headers = { authorization: `Bearer ${session.token}`, ...marker };
  const start = await call(it.app, 'getStartUp', { headers });
  expect(start.user).toMatchObject({ full_name: 'Ada Byron', initial: 'AB', first_login: true });
  expect(start.roles.map((role) => role.name)).toEqual(['learner']);
  expect(start.roles[0]?.permissions).toEqual([{ name: 'view-course-first-video' }, { name: 'create-portfolio' }]);
  expect(start.notifications.map((notice) => notice.kind)).toEqual(['welcome']);
  expect(start.unread_count).toBe(1);
});

test('neither token nor password stand in the database', async () => {
  const { token } = await call(it.app, 'register', { body: newcomer('hidden@example.org') });
  const [row] = await rowsOf<{ text: string }>(
    it.db,
    sql`select (select json_agg(s) from sessions s)::text || (select json_agg(u) from users u)::text as text`,
  );
  expect(row?.text).not.toContain(token);
  expect(row?.text).not.toContain(newcomer('').password);
});

test('an address has one account, whatever its letters, even when two people race for it', async () => {
  const replies = await Promise.all(
    ['Race@example.org', 'race@Example.org'].map((email) =>
      it.app.inject({ method: 'POST', url: '/api/v1.3.0/register', headers: marker, payload: newcomer(email) }),
    ),
  );
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 409]);
  const { problem } = await refusedCall(it.app, 'register', { body: newcomer('RACE@example.org') });
  expect(problem.code).toBe('email_taken');
  expect(problem.errors?.['email']).toHaveLength(1);
  const [users] = await rowsOf<{ n: number }>(
    it.db,
    sql`select count(*)::int as n from users where email ilike 'race@%'`,
  );
  expect(users?.n).toBe(1);
});

test('every broken rule of a registration is named at its field', async () => {
  const body = { first_name: ' ', last_name: 'B', email: 'nobody', password: 'short' };
  const { status, problem } = await refusedCall(it.app, 'register', { body });
  expect(status).toBe(422);
  expect(problem).toMatchObject({ code: 'invalid', message: 'The given data was invalid.' });
  expect(problem.errors).toEqual({
    first_name: ['Enter your first name.'],
    email: ['Enter an e-mail address such as name@example.com.'],
    password: ['Password must be at least 8 characters.'],
  });
});

test.each(['password1', 'Sunshine', '12345678'])('the common password %s is refused', async (password) => {
  const { problem } = await refusedCall(it.app, 'register', {
    body: { ...newcomer(`common-${password}@example.org`), password },
  });
  expect(problem.errors?.['password']?.[0]).toMatch(/used by many people/);
});

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
  } finally {
    await demo.close();
  }
});
