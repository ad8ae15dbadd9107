import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, aUser, marker, signIn, testPassword } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo, newestMail } from '../../testing/mails.ts';
import { newcomer } from '../../testing/sign-up.ts';
import { forgetOldSessions } from './sessions.repository.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const newerFirefox = firefox.replaceAll('130', '131');
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const login = async (email: string, agent: string, more: Record<string, string> = {}) => {
  const headers = { ...marker, 'user-agent': agent, ...more };
  const { token } = await call(it.app, 'login', { headers, body: { email, password: testPassword } });
  return { ...headers, authorization: `Bearer ${token}` };
};
const kindsOf = async (headers: Record<string, string>) =>
  (await call(it.app, 'getStartUp', { headers })).notifications.map(({ kind }) => kind);

test('a person sees where they are signed in: browser, system and address, this one first', async () => {
  const { email } = await aUser(it.db);
  const here = await login(email, firefox);
  await login(email, safari, { 'x-forwarded-for': '203.0.113.7' });
  const list = await call(it.app, 'listSessions', { headers: here });
  expect(list).toMatchObject([
    { device: 'Firefox on Linux', address: '127.0.0.1', current: true },
    { device: 'Safari on iOS', address: '203.0.113.7', current: false },
  ]);
  const french = await call(it.app, 'listSessions', { headers: { ...here, 'accept-language': 'fr' } });
  expect(french.map(({ device }) => device)).toEqual(['Firefox sous Linux', 'Safari sous iOS']);
});

test.each([undefined, 'curl/8.1', 'Get rich now/1.0', 'x'.repeat(5000)])(
  'a browser that tells nothing known is called so: %s',
  async (agent) => {
    const { email } = await aUser(it.db);
    const headers = await login(email, agent ?? '');
    const [session] = await call(it.app, 'listSessions', { headers });
    expect(session?.device).toBe('Unknown browser');
  },
);

test('the last use is written down, once a minute, with its address', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const seen = async (address: string) => {
    const [session] = await call(it.app, 'listSessions', { headers: { ...headers, 'x-forwarded-for': address } });
    return { address: session?.address, agoMs: Date.now() - Date.parse(session?.last_used_at ?? '') };
  };
  expect((await seen('203.0.113.1')).address).toBe('127.0.0.1');
  await it.db.execute(sql`update sessions set last_used_at = now() - interval '2 minutes' where user_id = ${user.id}`);
  const later = await seen('203.0.113.2');
  expect(later.address).toBe('203.0.113.2');
  expect(later.agoMs).toBeLessThan(30_000);
  expect((await seen('203.0.113.3')).address).toBe('203.0.113.2');
});

test('a person signs one browser out, or all of them; nobody else’s', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const elsewhere = await signIn(it.db, user);
  const other = await aSignedIn(it.db);
  const [, session] = await call(it.app, 'listSessions', { headers });
  const params = { id: session?.id ?? '' };
  expect((await refusedCall(it.app, 'revokeSession', { headers: other.headers, params })).status).toBe(404);
  await call(it.app, 'revokeSession', { headers, params });
  expect((await refusedCall(it.app, 'getProfile', { headers: elsewhere })).status).toBe(401);
  expect((await refusedCall(it.app, 'revokeSession', { headers, params })).status).toBe(404);
  expect(await call(it.app, 'listSessions', { headers })).toHaveLength(1);

  const third = await signIn(it.db, user);
  await call(it.app, 'revokeAllSessions', { headers });
  for (const gone of [headers, third])
    expect((await refusedCall(it.app, 'getProfile', { headers: gone })).status).toBe(401);
  await call(it.app, 'getProfile', { headers: other.headers });
});

test('a sign-in from a browser that is new to the account is told on the site and by mail', async () => {
  const { email } = await aUser(it.db);
  await login(email, firefox);
  const first = await mailsTo(it.db, email);
  await login(email, newerFirefox);
  expect(await mailsTo(it.db, email)).toEqual(first);
  const headers = await login(email, safari, { 'x-forwarded-for': '203.0.113.7' });
  expect(await newestMail(it.db, email, 'new_sign_in')).toMatchObject({
    device: 'Safari on iOS',
    address: '203.0.113.7',
    when: expect.stringMatching(/^\d\d? \w+ \d{4} at \d\d:\d\d UTC$/),
  });
  expect(await kindsOf(headers)).toEqual(['new_sign_in', 'new_sign_in']);
});

test('a browser is new again after 90 days', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const again = await login(user.email, '');
  expect(await kindsOf(again)).toEqual([]);
  await it.db.execute(sql`update sessions set last_used_at = now() - interval '91 days' where user_id = ${user.id}`);
  await login(user.email, '');
  expect(await kindsOf(headers)).toEqual(['new_sign_in']);
});

test('who has just signed up is told of no new device', async () => {
  const email = `${v7()}@example.org`;
  const headers = { ...marker, 'user-agent': firefox };
  const { registration_id } = await call(it.app, 'register', { headers, body: newcomer(email) });
  const { code } = await newestMail(it.db, email, 'registration_code');
  const session = await call(it.app, 'confirmRegistration', { headers, body: { registration_id, code } });
  expect(await kindsOf({ authorization: `Bearer ${session.token}` })).toEqual(['welcome']);
  expect(await kindsOf(await login(email, firefox))).toEqual(['welcome']);
});

test('in an account that everyone shares, nobody sees or ends the sessions of others', async () => {
  const { user, headers } = await aSignedIn(it.db, { email: `${v7()}@demo.stoa.example` });
  const elsewhere = await signIn(it.db, user);
  const list = await call(it.app, 'listSessions', { headers });
  expect(list.map(({ current }) => current)).toEqual([true]);
  expect((await refusedCall(it.app, 'revokeAllSessions', { headers })).problem.code).toBe('demo_account');
  await call(it.app, 'getProfile', { headers: elsewhere });
});

test('old sessions lose their address after a week and are forgotten after 90 days', async () => {
  const { user } = await aSignedIn(it.db);
  await signIn(it.db, user);
  const old = (days: number) => sql`update sessions set expires_at = now() - make_interval(days => ${days})
    where id = (select id from sessions where user_id = ${user.id} and expires_at > now() limit 1)`;
  await it.db.execute(old(8));
  await it.db.execute(old(91));
  await forgetOldSessions(it.db);
  expect(await rowsOf(it.db, sql`select address from sessions where user_id = ${user.id}`)).toEqual([{ address: '' }]);
});
