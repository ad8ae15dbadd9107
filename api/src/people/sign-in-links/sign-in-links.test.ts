import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn, marker } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { deleteOldSignInLinks } from './sign-in-links.repository.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const codeOf = ({ path }: { path: string }) => path.split('/')[2] ?? '';
const enter = (code: string) => call(it.app, 'externalLogin', { params: { code } });
const refusal = async (code: string) => (await refusedCall(it.app, 'externalLogin', { params: { code } })).problem.code;

test('a link signs its owner in on another device, once, and leads on', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const link = await call(it.app, 'createSignInLink', { headers, body: { to: '/course/porch?lesson=2' } });
  expect(link.path).toMatch(/^\/redirect\/[\w-]{43}\/course\/porch\?lesson=2$/);
  const session = await enter(codeOf(link));
  expect(session.user.id).toBe(user.id);
  await call(it.app, 'getProfile', { headers: { authorization: `Bearer ${session.token}` } });
  expect(await refusal(codeOf(link))).toBe('link_spent');
  expect((await call(it.app, 'createSignInLink', { headers, body: {} })).path).toMatch(/\/home$/);
});

test('a link lives five minutes, and is forgotten after', async () => {
  const { headers } = await aSignedIn(it.db);
  const link = await call(it.app, 'createSignInLink', { headers, body: {} });
  const leftMs = Date.parse(link.expires_at) - Date.now();
  expect(leftMs).toBeGreaterThan(290_000);
  expect(leftMs).toBeLessThanOrEqual(300_000);
  await it.db.execute(sql`update sign_in_links set expires_at = now()`);
  expect(await refusal(codeOf(link))).toBe('link_spent');
  await deleteOldSignInLinks(it.db);
  expect(await rowsOf(it.db, sql`select 1 from sign_in_links`)).toEqual([]);
});

test('of two who use one link at once, one is signed in', async () => {
  const { headers } = await aSignedIn(it.db);
  const code = codeOf(await call(it.app, 'createSignInLink', { headers, body: {} }));
  const tries = await Promise.allSettled([enter(code), enter(code)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

const ownerOf = (code: string, headers = marker) => call(it.app, 'getSignInLinkOwner', { headers, params: { code } });
const refusedOwner = async (code: string, headers = marker) =>
  (await refusedCall(it.app, 'getSignInLinkOwner', { headers, params: { code } })).problem.code;

test('whose link it is can be asked by a guest and by another person, who use nothing up', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const other = await aSignedIn(it.db);
  const code = codeOf(await call(it.app, 'createSignInLink', { headers, body: {} }));
  const owner = { full_name: user.fullName, email: user.email, is_viewer: false };
  expect(await ownerOf(code)).toEqual(owner);
  expect(await ownerOf(code, { ...marker, ...other.headers })).toEqual(owner);
  expect((await enter(code)).user.id).toBe(user.id);
  expect(await refusedOwner(code)).toBe('link_spent');
  expect(await refusedOwner('made-up-by-nobody-in-particular')).toBe('link_spent');
});

test('a link that its owner opens where they are logged in opens no other session, and is used up', async () => {
  const { headers } = await aSignedIn(it.db);
  const code = codeOf(await call(it.app, 'createSignInLink', { headers, body: {} }));
  expect((await ownerOf(code, { ...marker, ...headers })).is_viewer).toBe(true);
  expect(await call(it.app, 'listSessions', { headers })).toHaveLength(1);
  expect(await refusal(code)).toBe('link_spent');
});

test('a HEAD does not use a link up, and the code stands nowhere', async () => {
  const { headers } = await aSignedIn(it.db);
  const code = codeOf(await call(it.app, 'createSignInLink', { headers, body: {} }));
  for (const path of [code, `${code}/owner`]) {
    const look = await it.app.inject({
      method: 'HEAD',
      url: `/api/v1.3.0/external-redirect/login/${path}`,
      headers,
    });
    expect(look.statusCode).toBe(404);
  }
  expect(JSON.stringify(await rowsOf(it.db, sql`select * from sign_in_links`))).not.toContain(code);
  await enter(code);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'home', '/..//evil.example', '/a\nb'])(
  'a link leads to a path of this site, not to %j',
  async (to) => {
    const { headers } = await aSignedIn(it.db);
    const { status, problem } = await refusedCall(it.app, 'createSignInLink', { headers, body: { to } });
    expect([status, problem.errors]).toEqual([422, { to: ['This is not a path of this site.'] }]);
  },
);
