import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Endpoint } from '@stoa/shared/contract/kernel/endpoint.ts';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import { problemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { rowsOf } from './kernel/database/database.ts';
import { jobsOf } from './kernel/noun.ts';
import { addressOf } from './kernel/plugins/endpoints.ts';
import { forgetOldCounters } from './kernel/plugins/request-limits.ts';
import { workOf } from './kernel/work/work.ts';
import { forgetOldWork } from './kernel/work/worker.ts';
import { nouns } from './nouns.ts';
import { permissionsOfRole } from './people/roles/roles.policy.ts';
import { aSignedIn, aUser, marker, signIn } from './testing/builders.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { call } from './testing/call.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const names = Object.keys(routes) as RouteName[];
const endpointOf = (name: RouteName): Endpoint => endpoints[name];
const send = (name: RouteName, headers: Record<string, string>) => {
  const { method, url } = addressOf(name);
  return it.app.inject({
    method: method as 'GET',
    url: url.replaceAll(':id', v7()).replaceAll(/:\w+/g, 'nothing-is-called-so'),
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  });
};

test('every call of the contract is answered', () => {
  const missing = names.filter((name) => {
    const { method, url } = addressOf(name);
    return !it.app.hasRoute({ method: method as 'GET', url });
  });
  expect(missing).toEqual([]);
});

test('what is done again and again is what nouns declare, each under a name of its own', async () => {
  const own = await buildTestApp();
  try {
    await own.app.listen({ port: 0, host: '127.0.0.1' });
    // What is due when the application opens, all of it here, is done before it closes.
    await own.app.close();
    const done = await rowsOf<{ name: string }>(own.db, sql`select name from jobs`);
    const declared = [forgetOldCounters, forgetOldWork, ...jobsOf(nouns)].map(({ name }) => name);
    expect(declared.length).toBeGreaterThan(1);
    expect(done.map(({ name }) => name).sort()).toEqual(declared.sort());
  } finally {
    await own.close();
  }
});

test('no two nouns have work of one kind', () => {
  const kinds = workOf(nouns).map(({ kind }) => kind);
  expect(kinds).toEqual([...new Set(kinds)]);
});

test.each(names.filter((name) => endpointOf(name).auth === 'signed-in'))('%s wants a session', async (name) => {
  for (const headers of [marker, { ...marker, authorization: 'Bearer nobody-was-given-this-token' }]) {
    const reply = await send(name, headers);
    expect(reply.statusCode).toBe(401);
    expect(problemBody.parse(reply.json())).toMatchObject({ code: 'unauthenticated', message: 'Unauthenticated.' });
  }
});

test.each(names.filter((name) => addressOf(name).method !== 'GET'))('%s wants the marker header', async (name) => {
  const reply = await send(name, {});
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([400, 'missing_marker_header']);
});

const unauthorized = 'This action is unauthorized.';

test('a guest is let in exactly where no session is wanted', async () => {
  for (const name of names) {
    const reply = await send(name, marker);
    expect(reply.statusCode).toBeLessThan(500);
    expect([name, reply.statusCode === 401]).toEqual([name, endpointOf(name).auth === 'signed-in']);
  }
});

test.each(roleNames)('as %s a call is refused exactly where its permission is missing', async (role) => {
  const user = await aUser(it.db, { roles: [role] });
  for (const name of names) {
    // A session of its own for each call: some of them end it.
    const reply = await send(name, await signIn(it.db, user));
    expect([name, reply.statusCode < 500, reply.statusCode === 401]).toEqual([name, true, false]);
    // Where the contract asks for no permission, a noun's own policy may still say no.
    const { permission } = endpointOf(name);
    if (permission === undefined) continue;
    const message = reply.statusCode === 200 ? undefined : problemBody.parse(reply.json()).message;
    expect([name, message === unauthorized]).toEqual([
      name,
      ![permission].flat().some((one) => permissionsOfRole[role].includes(one)),
    ]);
  }
});

test('a refusal names the request, as the reply’s log line does', async () => {
  const reply = await it.app.inject('/api/v1.3.0/nowhere');
  const body = problemBody.parse(reply.json());
  expect(body).toMatchObject({ message: 'Not found.', code: 'not_found' });
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a body that is no JSON, or of another kind, is refused as invalid', async () => {
  const url = addressOf('login').url;
  const json = { ...marker, 'content-type': 'application/json' };
  const broken = await it.app.inject({ method: 'POST', url, headers: json, payload: '{"email":' });
  const form = await it.app.inject({
    method: 'POST',
    url,
    headers: { ...marker, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a',
  });
  const poisoned = await it.app.inject({ method: 'POST', url, headers: json, payload: '{"__proto__":{"x":1}}' });
  for (const reply of [broken, form, poisoned]) {
    expect([reply.statusCode, problemBody.parse(reply.json()).code]).toEqual([422, 'invalid']);
  }
});

test.each(['', ' ', ';', 'application', 'application/'])(
  'a request of no content type (%j) is refused in our own words',
  async (type) => {
    const headers = { ...marker, 'content-type': type };
    const reply = await it.app.inject({ method: 'POST', url: addressOf('login').url, headers, payload: '{}' });
    expect([reply.statusCode, problemBody.parse(reply.json()).code]).toEqual([422, 'invalid']);
  },
);

test('too many changes in a minute are slowed down, each account by itself', async () => {
  const own = await buildTestApp({ writeLimit: 3 });
  try {
    const { headers } = await aSignedIn(own.db);
    const read = { method: 'POST' as const, url: addressOf('readAllNotifications').url };
    const codes: number[] = [];
    for (let n = 0; n < 4; n++) codes.push((await own.app.inject({ ...read, headers })).statusCode);
    expect(codes).toEqual([200, 200, 200, 429]);
    const refused = await own.app.inject({ ...read, headers });
    expect(problemBody.parse(refused.json()).code).toBe('rate_limited');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await aSignedIn(own.db);
    expect((await own.app.inject({ ...read, headers: other.headers })).statusCode).toBe(200);
  } finally {
    await own.close();
  }
});

test('reads are limited by address, and not for the machine itself', async () => {
  const own = await buildTestApp({ readLimit: 2 });
  try {
    const read = (headers: Record<string, string>) => own.app.inject({ url: addressOf('listSkills').url, headers });
    const far = { 'x-forwarded-for': '203.0.113.9' };
    const codes: number[] = [];
    for (let n = 0; n < 3; n++) codes.push((await read(far)).statusCode);
    for (let n = 0; n < 3; n++) codes.push((await read({})).statusCode);
    expect(codes).toEqual([200, 200, 429, 200, 200, 200]);
  } finally {
    await own.close();
  }
});

test('a caller behind the gateway is counted by their own address, wherever the gateway stands', async () => {
  const own = await buildTestApp({ readLimit: 1, trustProxy: '172.16.0.0/12' });
  try {
    const from = (caller: string) =>
      own.app.inject({
        url: addressOf('listSkills').url,
        remoteAddress: '172.18.0.5',
        headers: { 'x-forwarded-for': `${caller}, 172.18.0.7` },
      });
    const codes = [await from('203.0.113.9'), await from('203.0.113.10'), await from('203.0.113.9')];
    expect(codes.map((reply) => reply.statusCode)).toEqual([200, 200, 429]);
  } finally {
    await own.close();
  }
});

test('characters that cannot be kept are refused, and addresses that cannot be read lead nowhere', async () => {
  const body = { first_name: 'A\u0000da', last_name: 'Byron', email: 'nul@example.org', password: 'walk the porch' };
  const kept = await it.app.inject({ method: 'POST', url: addressOf('register').url, headers: marker, payload: body });
  expect([kept.statusCode, problemBody.parse(kept.json()).code]).toEqual([422, 'invalid']);
  const nul = await it.app.inject('/api/v1.3.0/coursedetails/%00');
  expect([nul.statusCode, problemBody.parse(nul.json()).code]).toEqual([422, 'invalid']);
  for (const path of ['coursedetails/%E0%A4%A', `coursedetails/${'x'.repeat(400)}`]) {
    const unread = await it.app.inject(`/api/v1.3.0/${path}`);
    expect([unread.statusCode, problemBody.parse(unread.json()).code]).toEqual([404, 'not_found']);
  }
});

test('the OpenAPI document names every call, and its reading page allows nothing of elsewhere', async () => {
  const reply = await it.app.inject('/api/v1.3.0/openapi.json');
  const document = reply.json<{ openapi: string; paths: Record<string, Record<string, { operationId: string }>> }>();
  expect(document.openapi).toMatch(/^3\.1/);
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(names));
  const page = await it.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'/);
});

test('what the contract does not know is not sent', async () => {
  const { headers } = await aSignedIn(it.db);
  const reply = await it.app.inject({ url: addressOf('getProfile').url, headers });
  expect(Object.keys(reply.json<object>()).sort()).toEqual(
    Object.keys(await call(it.app, 'getProfile', { headers })).sort(),
  );
  expect(reply.body).not.toMatch(/hash|creator_status/i);
});
