import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createOverrideBody } from '@stoa/shared/platform-contract/access.ts';
import { createOverride } from '../access/create-override.ts';
import type { Registry } from '../registry/registry.ts';
import { StorageUnavailable } from '../storage/object-storage.ts';
import { aRemote, aRoute } from '../testing/built-folders.ts';
import { fakeApi, type FakedApi } from '../testing/faked-api.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { aDevRemote } from '../testing/overridden.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { signedAgain } from '../testing/signing-keys.ts';
import { createOverrides, overrideRoutes } from './overrides.ts';

const ORIGIN = 'http://localhost:8102';
let api: FakedApi;
let registry: Registry;
let app: FastifyInstance;
let isDown = false;

beforeEach(async () => {
  isDown = false;
  api = await fakeApi({
    ada: { name: 'Ada', email: 'ada@stoa.example' },
    lin: { name: 'Lin', email: 'lin@stoa.example' },
  });
  const storage = aStorage();
  const read: typeof storage.read = async (key) => {
    if (isDown) throw new StorageUnavailable('The storage is gone.');
    return storage.read(key);
  };
  registry = aRegistry({ ...storage, read });
  const overrides = createOverrides({ registry, apiUrl: api.url, env: {} });
  app = fastify();
  await app.register(overrideRoutes, { overrides });
  app.get('/page', (request) => overrides.forPage(request));
});
afterEach(async () => {
  await app.close();
  await api.close();
});

const make = async (given: object = { origin: ORIGIN, remote: aDevRemote(ORIGIN) }): Promise<string> => {
  const body = createOverrideBody.parse({ name: 'mf-player', person: 'Ada@stoa.example', ...given });
  const { url } = await createOverride(registry, body, { by: 'player team', siteUrl: 'https://stoa.example', env: {} });
  return url.replace('https://stoa.example', '');
};
const get = (url: string, cookie: string) => app.inject({ url, headers: { cookie } });
const valueOf = (header: string | string[] | number | undefined): string => String(header).split(';')[0] ?? '';
/** The browser's cookie after the link was opened. */
const acceptAs = async (session: string, url: string, before = ''): Promise<string> =>
  valueOf((await get(url, `token=${session}; ${before}`)).headers['set-cookie']);

test('a person opens the link while signed in, and pages take the remote from there', async () => {
  const url = await make();
  const accepted = await get(url, 'token=ada');
  expect([accepted.statusCode, accepted.headers.location]).toEqual([303, '/']);
  expect(accepted.headers['set-cookie']).toMatch(/^stoa_override=.*HttpOnly; SameSite=Lax$/);
  const page = await get('/page', `token=ada; ${valueOf(accepted.headers['set-cookie'])}`);
  expect(page.json()).toMatchObject([
    { name: 'mf-player', origin: ORIGIN, person: 'ada@stoa.example', remote: aDevRemote(ORIGIN) },
  ]);
  expect(page.headers['set-cookie']).toBeUndefined();
  const log = await registry.audit.list({ limit: 10 });
  expect(log.map(({ kind, by, subject }) => [kind, by, subject])).toEqual([
    ['override-use', 'Ada', `mf-player from ${ORIGIN}`],
    ['override-create', 'player team', `mf-player from ${ORIGIN}`],
  ]);
});

test('the link leads to the remote’s first screen that has an address of its own', async () => {
  const routes = ['/course/:slug', '/reviews'].map((path) => aRoute(path));
  const accepted = await get(await make({ origin: ORIGIN, remote: aDevRemote(ORIGIN, { routes }) }), 'token=ada');
  expect(accepted.headers.location).toBe('/reviews');
});

test('a registered version keeps its integrity; one that is not published or revoked is refused', async () => {
  await publish(registry, aRemote({ name: 'mf-player', version: '1.5.0', global: 'mf_player_1_5_0' }), {
    'remoteEntry.js':
      'var mf_player_1_5_0; var moduleMap = { "./remote": () => entry() }; mf_player_1_5_0 = moduleMap;',
    'js/remote.js': 'remote();',
  });
  const cookie = await acceptAs('ada', await make({ version: '1.5.0' }));
  const [page] = (await get('/page', `token=ada; ${cookie}`)).json();
  expect(page).toMatchObject({
    origin: null,
    remote: { version: '1.5.0', entry: '/remotes/mf-player/1.5.0/remoteEntry.js' },
  });
  expect(page.remote.integrity).toMatch(/^sha384-/);
  await expect(make({ version: '9.9.9' })).rejects.toMatchObject({ code: 'unknown_version' });
  await expect(make({ name: 'shell', version: '1.0.0' })).rejects.toMatchObject({ code: 'invalid' });
  await registry.artefacts.bury('mf-player', '1.5.0', 'Ada');
  expect((await get('/page', `token=ada; ${cookie}`)).json()).toEqual([]);
});

test('the link does nothing for somebody else, or for a guest, and says who it is for', async () => {
  const url = await make();
  const other = await get(url, 'token=lin');
  expect([other.statusCode, other.headers['set-cookie']]).toEqual([403, undefined]);
  expect(other.body).toContain('Sign in as ada@stoa.example');
  const guest = await get(url, '');
  expect([guest.statusCode, guest.headers['set-cookie']]).toEqual([401, undefined]);
  expect(guest.body).toContain('href="/login"');
  expect((await get('/platform/v1/overrides/accept?token=a.b.c', 'token=ada')).statusCode).toBe(400);
  expect((await get('/platform/v1/overrides/accept', 'token=ada')).statusCode).toBe(400);
});

test('a link that another site opened does nothing before the person says so', async () => {
  const url = await make();
  for (const site of ['cross-site', 'same-site']) {
    const headers = { cookie: 'token=ada', 'sec-fetch-site': site };
    const asked = await app.inject({ url, headers });
    expect([asked.statusCode, asked.headers['set-cookie']]).toEqual([200, undefined]);
    expect(asked.body).toContain(`href="${url}"`);
  }
  const headers = { cookie: 'token=ada', 'sec-fetch-site': 'same-origin' };
  expect((await app.inject({ url, headers })).statusCode).toBe(303);
});

test('the screen that it leads to lies on this site', async () => {
  for (const path of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'evil']) {
    const remote = { ...aDevRemote(ORIGIN), routes: [{ id: 'try', path, title: 'Try', requiresLogin: false }] };
    await expect(make({ origin: ORIGIN, remote })).rejects.toMatchObject({
      issues: [{ path: ['remote', 'routes', 0, 'path'] }],
    });
  }
});

test('in another person’s browser an override is not seen, and its cookie goes', async () => {
  const cookie = await acceptAs('ada', await make());
  const page = await get('/page', `token=lin; ${cookie}`);
  expect(page.json()).toEqual([]);
  expect(page.headers['set-cookie']).toMatch(/^stoa_override=; Max-Age=0/);
});

test('a guest and a made-up cookie have none; who signs in again has it again', async () => {
  const cookie = await acceptAs('ada', await make());
  const guest = await get('/page', cookie);
  expect([guest.json(), guest.headers['set-cookie']]).toEqual([[], undefined]);
  expect((await get('/page', `token=ada; stoa_override=a.b.c`)).json()).toEqual([]);
  expect((await get('/page', `token=ada; ${cookie}`)).json()).toHaveLength(1);
});

test('one click ends them, in every browser and gateway; a form of another site cannot', async () => {
  const cookie = await acceptAs('ada', await make());
  const end = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/platform/v1/overrides/end', headers: { cookie, ...headers } });
  expect((await end({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await get('/page', `token=ada; ${cookie}`)).json()).toHaveLength(1);
  const ended = await end({ 'x-requested-with': 'XMLHttpRequest' });
  expect([ended.statusCode, valueOf(ended.headers['set-cookie'])]).toEqual([204, 'stoa_override=']);
  expect((await get('/page', `token=ada; ${cookie}`)).json()).toEqual([]);
  expect((await end({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(204);
  const log = await registry.audit.list({ limit: 10 });
  expect(log.filter(({ kind }) => kind === 'override-end')).toHaveLength(1);
  expect(await registry.overrides.listHeld()).toEqual([]);
});

test('one per remote: a newer one takes the older one’s place, others stay', async () => {
  const other = aDevRemote('http://localhost:8105', {
    name: 'mf-studio',
    entry: 'http://localhost:8105/e.js',
    preload: {},
  });
  let cookie = await acceptAs('ada', await make());
  cookie = await acceptAs(
    'ada',
    await make({ name: 'mf-studio', origin: 'http://localhost:8105', remote: other }),
    cookie,
  );
  const newer = aDevRemote('http://localhost:9000', { entry: 'http://localhost:9000/e.js', preload: {} });
  cookie = await acceptAs('ada', await make({ origin: 'http://localhost:9000', remote: newer }), cookie);
  const page = (await get('/page', `token=ada; ${cookie}`)).json<{ origin: string }[]>();
  expect(page.map(({ origin }) => origin)).toEqual(['http://localhost:9000', 'http://localhost:8105']);
});

test('while the storage or the API is away, pages are the live ones and nothing is lost', async () => {
  const cookie = await acceptAs('ada', await make());
  isDown = true;
  const page = await get('/page', `token=ada; ${cookie}`);
  expect([page.statusCode, page.json(), page.headers['set-cookie']]).toEqual([200, [], undefined]);
  expect((await get(`/platform/v1/overrides/accept?token=${cookie.split('=')[1]}`, 'token=ada')).statusCode).toBe(503);
  isDown = false;
  expect((await get('/page', `token=ada; ${cookie}`)).json()).toHaveLength(1);
});

test('an override that has run out is not seen any more', async () => {
  const url = await make();
  const [held] = await registry.overrides.listHeld();
  const key = `overrides/${held?.id}.json`;
  const stored = await registry.storage.read(key);
  const aged = signedAgain(stored?.content, registry.keys, [held?.expires_at ?? '', '2020-01-01T00:00:00.000Z']);
  await registry.storage.replace(key, aged, stored?.tag ?? '');
  const late = await get(url, 'token=ada');
  expect([late.statusCode, late.headers['set-cookie']]).toEqual([410, undefined]);
  // The next one that is made takes away what ran out long ago.
  await make();
  expect(await registry.storage.read(key)).toBeUndefined();
});
