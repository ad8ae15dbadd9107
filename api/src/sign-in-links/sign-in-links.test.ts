import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../database/database.ts';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
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

test('looking at a link does not use it up, and the code stands nowhere', async () => {
  const { headers } = await aSignedIn(it.db);
  const code = codeOf(await call(it.app, 'createSignInLink', { headers, body: {} }));
  const look = await it.app.inject({ method: 'HEAD', url: `/api/v1.3.0/external-redirect/login/${code}` });
  expect(look.statusCode).toBe(404);
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
