import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX, STREAMS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { defaultEmbedHosts } from '@stoa/shared/contract/teaching/embed-address.ts';
import type { GatewayAnswer } from '@stoa/shared/platform-contract/gateways.ts';
import { fallbackDocument, releaseDocument, releaseReply, visit } from '@stoa/shared/platform-contract/release.ts';
import { readBuiltFolder } from '../registry/built-folder.ts';
import { unpacked } from '../registry/packed-json.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { discoverySchema } from '../foreign-formats/discovery-schema.ts';
import { StorageUnavailable, type ObjectStorage } from '../storage/object-storage.ts';
import { aBuiltFolder, aDataDir, aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { createApp } from './app.ts';
import { readSettings, type GatewaySettings } from './settings.ts';

const TOKEN = 'a-token-of-the-platform';
const because = { by: 'ada' };
const keys = someKeys();
let dataDir: string;
let storage: ReturnType<typeof aStorage>;
let isDown: boolean;
/** Another process on the same storage. */
let registry: Registry;
let app: FastifyInstance;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const api = createServer((request, response) => answer(request, response));

const settingsWith = (env: Record<string, string> = {}): GatewaySettings =>
  readSettings({
    STOA_DATA_DIR: dataDir,
    STOA_PLATFORM_TOKEN: TOKEN,
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    STOA_LOG_LEVEL: 'silent',
    // What these builds are made of cannot be drawn.
    STOA_PROOF: 'off',
    ...env,
  });

/** The storage as the gateway sees it: it may be cut off. */
const reached = (): ObjectStorage => {
  const cut = async () => {
    if (isDown) throw new StorageUnavailable('The storage is down.');
  };
  return {
    ...storage,
    read: async (key) => (await cut(), storage.read(key)),
    create: async (key, content) => (await cut(), storage.create(key, content)),
    replace: async (key, content, tag) => (await cut(), storage.replace(key, content, tag)),
  };
};

beforeEach(async () => {
  answer = (_request, response) => response.writeHead(404).end();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  dataDir = await aDataDir();
  storage = aStorage();
  isDown = false;
  registry = openRegistry(storage, keys);
  await publishAndPromote();
  app = await createApp(settingsWith(), openRegistry(reached(), keys));
});

afterEach(async () => {
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const promote = (releases: { name: string; version: string }[]) =>
  applyChange(registry, 'production', { kind: 'promote', releases }, because);

async function publishAndPromote(): Promise<void> {
  const catalogue = aRemote({
    routes: [
      aRoute('/marketplace/results', { title: '</title><script>alert(1)</script>' }),
      aRoute('/course-info/:slug', { title: 'Course', preload: ['details'] }),
    ],
    preload: {
      remote: { js: ['js/remote.js'], css: ['css/remote.css'] },
      details: { js: ['js/details.js'], css: [] },
    },
  });
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/course/:slug', { requiresLogin: true })] });
  const shell = aShell({ screens: { login: ['login'] }, preload: { login: { js: ['login.js'], css: ['login.css'] } } });
  await publish(registry, shell, { 'login.js': 'login()', 'login.css': '.login{}' });
  await publish(registry, catalogue, { 'js/details.js': 'details()' });
  await publish(registry, player);
  await promote(['shell', 'mf-catalog', 'mf-player'].map((name) => ({ name, version: '1.0.0' })));
}

const view = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });
const payloadOf = (html: string) => /id="stoa-release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
const releaseOf = (html: string) => releaseDocument.parse(JSON.parse(payloadOf(html)));
const visitOf = (html: string) => visit.parse(JSON.parse(/id="stoa-visit">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"[^>]*>/g)].map(([tag, as, href]) => ({
    as,
    href,
    isChecked: /integrity="sha384-[^"]{64}" crossorigin/.test(tag),
  }));

test('a page carries the release document, which a title cannot break out of', async () => {
  const { body, headers, statusCode } = await view('/marketplace/results?q=x');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-cache');
  const document = releaseOf(body);
  expect(document).toMatchObject({ channel: 'production', revision: 1, shell: { version: '1.0.0' } });
  expect(document.remotes.map(({ name }) => name)).toEqual(['mf-catalog', 'mf-player']);
  expect(document.remotes[0]?.routes[0]?.title).toBe('</title><script>alert(1)</script>');
  expect(body).not.toContain('<script>alert');
});

test('every page has its own nonce, the same in policy and page, and nothing else may run inline', async () => {
  const [one, other] = [await view('/'), await view('/')];
  const policy = String(one.headers['content-security-policy']);
  const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  expect(one.body).toContain(`<script nonce="${nonce}">`);
  expect(one.body).toContain(`<style nonce="${nonce}">`);
  expect(other.headers['content-security-policy']).not.toContain(nonce);
  for (const rule of [
    "default-src 'none'",
    "require-trusted-types-for 'script'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toContain('unsafe');
  const bare = [...one.body.matchAll(/<script(?![^>]*\b(?:src|nonce|type="application\/)[^>]*)/g)];
  expect(bare).toHaveLength(0);
});

test('a page preloads the shell and the remote that owns the address, with integrity, and no other remote', async () => {
  const { body } = await view('/course-info/rust');
  expect(preloadsOf(body)).toEqual([
    { as: 'script', href: '/shell/1.0.0/main.js', isChecked: true },
    { as: 'style', href: '/shell/1.0.0/main.css', isChecked: true },
    { as: 'script', href: '/remotes/mf-catalog/1.0.0/remoteEntry.js', isChecked: true },
    { as: 'script', href: '/remotes/mf-catalog/1.0.0/js/remote.js', isChecked: true },
    { as: 'script', href: '/remotes/mf-catalog/1.0.0/js/details.js', isChecked: true },
    { as: 'style', href: '/remotes/mf-catalog/1.0.0/css/remote.css', isChecked: true },
    { as: 'font', href: '/shell/1.0.0/text.woff2', isChecked: false },
  ]);
  const landing = await view('/');
  expect(preloadsOf(landing.body).some(({ href }) => href?.startsWith('/remotes/'))).toBe(false);
});

test('a page preloads the code of the screen of the shell that it opens at, with integrity', async () => {
  const ofScreen = preloadsOf((await view('/login')).body).filter(({ href }) => href?.includes('/login.'));
  expect(ofScreen).toEqual([
    { as: 'script', href: '/shell/1.0.0/login.js', isChecked: true },
    { as: 'style', href: '/shell/1.0.0/login.css', isChecked: true },
  ]);
  expect((await view('/')).body).not.toContain('login.js');
});

test('an address that nobody draws is the same page with status 404; a missing file is not', async () => {
  const page = await view('/nowhere/at/all');
  expect(page.statusCode).toBe(404);
  expect(releaseOf(page.body).revision).toBe(1);
  expect(page.body).toContain('noindex');
  const file = await view('/old/script.js');
  expect([file.statusCode, file.headers['content-type']]).toEqual([404, 'text/plain']);
  const unreadable = await view('/%E0%A4%A');
  expect([unreadable.statusCode, unreadable.headers['content-type']]).toEqual([404, 'text/plain']);
  expect((await view('/login')).statusCode).toBe(200);
});

test('published files are kept for a year, sent as they were compressed, and missing ones are plain text', async () => {
  const url = '/remotes/mf-catalog/1.0.0/js/remote.js';
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toContain('remote()');
  const plain = await app.inject({ url });
  expect(plain.headers['content-encoding']).toBeUndefined();
  const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
  expect(again.statusCode).toBe(304);
  for (const gone of ['/remotes/mf-catalog/9.9.9/remoteEntry.js', '/shell/1.0.0/x', '/remotes/mf-catalog/1.0.0']) {
    const missing = await app.inject({ url: gone });
    expect([gone, missing.statusCode]).toEqual([gone, 404]);
    expect(missing.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  }
});

test('a public page is titled from the API, and served without when the API is slow', async () => {
  const certificate = {
    certificate: {
      created_at: '2026-01-01T00:00:00.000Z',
      effort: 1,
      cert_id: 'ABCD',
      course_name: 'Rust & <ruin>',
      status: 'issued',
      user: { profile_image: null, initial: 'A', full_name: 'Ada', title: null },
      creator: { full_name: 'Grace' },
    },
    duration_human: '1 hour',
    videos: [],
    skills: [],
    bio: { cover_url: '/api/cover.svg', rating: null, description: '' },
    name: 'Rust',
    creator: { full_name: 'Grace', professional_info: { professional_title: null } },
    short_description: '',
    slug: 'rust',
    certificate_slug: 'abcd',
    is_own: false,
  };
  const remote = aRemote({
    name: 'mf-certificates',
    routes: [aRoute('/certificates/:slug', { title: 'Certificate' })],
  });
  await publish(registry, remote);
  await promote([{ name: 'mf-certificates', version: '1.0.0' }]);
  await untilRevision(2);

  answer = (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(certificate));
  const { body } = await view('/certificates/abcd');
  expect(body).toContain('<title>Rust &amp; &lt;ruin&gt;: certificate of Ada · Stoa</title>');
  expect(body).toContain('content="http://localhost/api/cover.svg"');
  expect(body).toContain('"@type":"EducationalOccupationalCredential"');

  expect(body).toContain('Ada completed ‘Rust &amp; &lt;ruin&gt;’ by Grace on Stoa.');
  Object.assign(certificate, { item: 'learning_path', courses: [{ slug: 'rust', name: 'Rust' }] });
  expect((await view('/certificates/of-path')).body).toContain('Ada completed the learning path ‘Rust');

  answer = () => undefined;
  // What it said before still names the page, and stands for nothing else.
  const known = (await view('/certificates/of-path')).body;
  expect(known).toContain('Ada completed the learning path ‘Rust');
  expect(known).not.toContain('stoa-answers');
  const slow = await view('/certificates/slow');
  expect(slow.statusCode).toBe(200);
  expect(slow.body).toContain('<title>Certificate · Stoa</title>');

  answer = (_request, response) => response.writeHead(404).end();
  expect((await view('/certificates/none')).statusCode).toBe(404);
});

test('the page of a guest carries what the API told of it, in their language; others ask themselves', async () => {
  await publish(registry, aRemote({ name: 'mf-certificates', routes: [aRoute('/certificates/:slug')] }));
  await promote([{ name: 'mf-certificates', version: '1.0.0' }]);
  await untilRevision(2);
  let length = 1;
  answer = ({ headers, url }, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ url, said: `${headers['accept-language']} </script>`.repeat(length) }));
  const carried = async (path: string, headers = {}) =>
    JSON.parse(/id="stoa-answers">([^<]*)</.exec((await view(path, headers)).body)?.[1] ?? 'null') as unknown;
  const url = `${API_PREFIX}/certificate/abcd`;
  expect(await carried('/certificates/abcd')).toEqual({ [url]: { url, said: 'en </script>' } });
  expect(await carried('/certificates/abcd', { 'accept-language': 'fr' })).toMatchObject({
    [url]: { said: 'fr </script>' },
  });
  expect(await carried('/certificates/abcd', { cookie: 'token=somebody; isLoggedIn=true' })).toBeNull();
  // What was answered before stands for nothing now.
  length = 2;
  expect(await carried('/certificates/abcd')).toEqual({ [url]: { url, said: 'en </script>'.repeat(2) } });
  length = 5_000;
  expect(await carried('/certificates/abcd')).toBeNull();

  answer = () => undefined;
  expect(await carried('/certificates/abcd')).toBeNull();
});

test('a path that a screen has for its own is no course, and nobody is asked for one', async () => {
  const asked: string[] = [];
  answer = (request, response) => {
    // Every page asks for the site's links.
    if (!request.url?.endsWith('/site/settings')) asked.push(request.url ?? '');
    response.writeHead(404).end();
  };
  for (const path of ['/course/reports', '/Course/Attendance/', '/course/%72eports']) {
    expect([path, (await view(path)).statusCode]).toEqual([path, 404]);
  }
  expect(asked).toEqual([]);
});

test('a course that is not there is a page with status 404; who may see it has the page', async () => {
  const draft = {
    course: {
      id: '018f0000-0000-7000-8000-000000000001',
      name: 'A draft of light',
      slug: 'a-draft',
      content_type: 'video',
      cover_url: null,
      creator: {
        id: '018f0000-0000-7000-8000-000000000002',
        full_name: 'Grace',
        initial: 'G',
        title: null,
        profile_image: null,
      },
      description: '',
    },
    modules: [],
    enrollment: null,
    current_lesson_id: null,
    certificate_slug: null,
  };
  answer = (request, response) => {
    const isTheirs = request.url?.endsWith('/player/a-draft') && request.headers.authorization === 'Bearer author';
    if (!isTheirs) return response.writeHead(404).end();
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(draft));
  };
  const author = { cookie: 'token=author; isLoggedIn=true' };
  expect((await view('/course/nowhere', author)).statusCode).toBe(404);
  expect((await view('/course/a-draft')).statusCode).toBe(404);
  expect((await view('/course/a-draft', { cookie: 'token=author' })).statusCode).toBe(404);
  const own = await view('/course/a-draft', author);
  expect(own.statusCode).toBe(200);
  expect(own.body).toContain('<title>A draft of light · Stoa</title>');
  // What one person was told is kept for nobody else.
  expect((await view('/course/a-draft')).statusCode).toBe(404);
});

test('a discussion that is not there, or whose address can name none, is a page with status 404', async () => {
  await publish(
    registry,
    aRemote({ name: 'mf-dashboard', routes: [aRoute('/community/:id', { title: 'Discussion' })] }),
  );
  await promote([{ name: 'mf-dashboard', version: '1.0.0' }]);
  await untilRevision(2);
  for (const status of [404, 422]) {
    answer = (_request, response) => response.writeHead(status).end();
    expect([status, (await view(`/community/of-${status}`)).statusCode]).toEqual([status, 404]);
  }
  answer = (_request, response) => response.writeHead(503).end();
  expect((await view('/community/unknown-yet')).statusCode).toBe(200);
});

async function untilRevision(revision: number): Promise<void> {
  while (releaseOf((await view('/')).body).revision < revision) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a change made by another process reaches the pages by itself', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  await promote([{ name: 'mf-catalog', version: '1.1.0' }]);
  await untilRevision(2);
  expect((await view('/marketplace/results')).body).toContain('/remotes/mf-catalog/1.1.0/remoteEntry.js');
});

const authorized = { authorization: `Bearer ${TOKEN}` };
const post = (url: string, payload: object, headers: Record<string, string> = authorized) =>
  app.inject({ method: 'POST', url: `/platform/v1/${url}`, payload, headers });

const get = (url: string, headers: Record<string, string> = authorized) =>
  app.inject({ url: `/platform/v1/${url}`, headers });

test('a team publishes, promotes and rolls back over HTTP, and the next page has it at once', async () => {
  const { descriptor, files, readBlob } = await readBuiltFolder(await aBuiltFolder(aRemote({ version: '1.1.0' })));
  const planned = await post('artefacts/plan', { descriptor, files });
  expect(planned.json()).toMatchObject({ outcome: 'new', refusals: [] });
  for (const { blob } of planned.json().missing) {
    const sent = await app.inject({
      method: 'PUT',
      url: `/platform/v1/blobs/${blob}`,
      headers: { ...authorized, 'content-type': 'application/octet-stream' },
      payload: await readBlob(blob),
    });
    expect(sent.statusCode).toBe(200);
  }
  const published = await post('artefacts', { descriptor, files });
  const proof = expect.objectContaining({ outcome: 'not-run' });
  expect(published.json()).toEqual({ name: 'mf-catalog', version: '1.1.0', outcome: 'published', proof });
  const releases = [{ name: 'mf-catalog', version: '1.1.0' }];
  const promoted = await post('channels/production/promote', { releases, by: 'ada', why: 'new cards' });
  const by = 'ada (root token)';
  expect(promoted.json()).toMatchObject({ document: { revision: 2 }, change: { by, why: 'new cards' } });
  expect((await view('/marketplace/results')).body).toContain('/remotes/mf-catalog/1.1.0/');

  await post('channels/production/rollback', { name: 'mf-catalog', by: 'ada' });
  const { body } = await view('/marketplace/results');
  expect(body).toContain('/remotes/mf-catalog/1.0.0/');
  expect(body).not.toContain('/remotes/mf-catalog/1.1.0/');

  const history = await get('channels/production/history');
  expect(history.json().changes.map(({ kind }: { kind: string }) => kind)).toEqual(['rollback', 'promote', 'promote']);
  const versions = await get('remotes/mf-catalog/versions');
  expect(versions.json().versions).toMatchObject([
    { version: '1.1.0', live_in: [] },
    { version: '1.0.0', live_in: ['production'] },
  ]);
});

test('changing needs the token, and refusals are named', async () => {
  const body = { releases: [{ name: 'mf-catalog', version: '7.0.0' }], by: 'ada' };
  answer = (_request, response) => response.writeHead(401).end();
  const stranger = await post('channels/production/promote', body, { authorization: 'Bearer guess' });
  expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'unauthenticated']);
  const unknown = await post('channels/production/promote', body);
  expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'unknown_version', name: 'mf-catalog' }]);
  const nothing = await post('nothing/here', {});
  expect([nothing.statusCode, nothing.json().code]).toEqual([404, 'not_found']);
  const odd = await post('channels/production/promote', { releases: [], by: 'ada' });
  expect([odd.statusCode, odd.json().code]).toEqual([422, 'invalid']);
  const stale = await post('channels/production/rollback', {
    name: 'mf-catalog',
    by: 'ada',
    expected_revision: 0,
  });
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'revision_moved']);
});

test('over HTTP a change names what it was decided on: the revision as If-Match, or the version', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  const shown = await get('channels/production');
  const since = { authorization: `Bearer ${TOKEN}`, 'if-match': String(shown.headers.etag) };
  expect(shown.headers.etag).toBe('"1"');
  const body = { releases: [{ name: 'mf-catalog', version: '1.1.0', from: '1.0.0' }] };
  expect((await post('channels/production/promote', body, since)).json()).toMatchObject({ already: false });
  const repeated = await post('channels/production/promote', body, since);
  expect([repeated.statusCode, repeated.json()]).toMatchObject([200, { already: true, earlier: { revision: 2 } }]);

  const late = await post('channels/production/rollback', { name: 'mf-catalog' }, since);
  expect([late.statusCode, late.json().code]).toEqual([412, 'revision_moved']);
  expect(late.json().message).toMatch(
    /^production is at revision 2, not at 1: root token promoted mf-catalog to 1\.1\.0 at/,
  );
  const other = await post('channels/production/rollback', { name: 'mf-catalog', from: '1.0.0' });
  expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'revision_moved', name: 'mf-catalog' }]);
  expect(other.json().message).toMatch(/^mf-catalog@1\.1\.0 is live .* not 1\.0\.0 as expected: root token promoted/);
  const odd = await post('channels/production/rollback', { name: 'mf-catalog' }, { ...since, 'if-match': 'W/"2"' });
  expect([odd.statusCode, odd.json().file]).toEqual([422, 'If-Match']);
});

test('an open page asks for the release again with its own visitor, and gets the same signed text', async () => {
  const page = await view('/');
  const { visitor } = visitOf(page.body);
  const again = releaseReply.parse((await get(`channels/production/release?visitor=${visitor}`, {})).json());
  expect(again.payload).toBe(payloadOf(page.body));
  expect(again.visit).toMatchObject({ visitor, shell: '1.0.0', canaries: [] });
  expect((await get('channels/staging/release', {})).statusCode).toBe(404);
});

test('the document of a page is signed by a key that the page names', async () => {
  const { body } = await view('/');
  const { key_id, signature, keys: named } = visitOf(body);
  expect(keys.verifier.verify({ payload: payloadOf(body), key_id, signature })).toBe(true);
  expect(named).toEqual(keys.verifier.trusted);
});

test('other tools read what is live: frontend-discovery with every version’s share, and an import map with hashes', async () => {
  const module = 'remote.mjs';
  await publish(registry, aRemote({ version: '1.1.0', module }), { [module]: 'export const init = 1;' });
  await promote([{ name: 'mf-catalog', version: '1.1.0' }]);
  await publish(registry, aRemote({ version: '1.2.0' }));
  const canary = { kind: 'canary' as const, name: 'mf-catalog', version: '1.2.0', weight: 5 };
  await applyChange(registry, 'production', canary, because);
  await untilRevision(3);
  const discovery = await get('discovery', { host: 'stoa.example' });
  expect(discovery.headers['access-control-allow-origin']).toBe('*');
  const { microFrontends, ...rest } = discoverySchema.parse(discovery.json());
  expect(Object.keys(rest)).toEqual(['schema']);
  expect(microFrontends['mf-catalog']).toMatchObject([
    {
      url: 'http://stoa.example/remotes/mf-catalog/1.1.0/remoteEntry.js',
      fallbackUrl: 'http://stoa.example/remotes/mf-catalog/1.0.0/remoteEntry.js',
      metadata: { version: '1.1.0', integrity: expect.stringMatching(/^sha384-/) },
      deployment: { traffic: 95, default: true },
    },
    { metadata: { version: '1.2.0' }, deployment: { traffic: 5, default: false } },
  ]);
  const map = await get('import-map', { host: 'stoa.example' });
  expect(map.headers['content-type']).toMatch(/^application\/importmap\+json/);
  const url = 'http://stoa.example/remotes/mf-catalog/1.1.0/remote.mjs';
  expect(map.json()).toMatchObject({ imports: { 'mf-catalog': url }, integrity: { [url]: expect.any(String) } });
});

test('pages of others are led to the live shell’s looks, and may ask for what is live from any origin', async () => {
  expect((await get('looks.css')).statusCode).toBe(404);
  const lent = { modules: {}, looks: 'lent/looks.css' };
  await publish(registry, aShell({ version: '1.1.0', lent }), { 'lent/looks.css': '@layer tokens{}' });
  await promote([{ name: 'shell', version: '1.1.0' }]);
  await untilRevision(2);
  const looks = await get('looks.css', { host: 'stoa.example' });
  expect(looks.statusCode).toBe(302);
  expect(looks.headers['location']).toBe('http://stoa.example/shell/1.1.0/lent/looks.css');
  for (const path of ['channels/production/release', 'channels/production/fallback']) {
    expect((await get(path, {})).headers['access-control-allow-origin']).toBe('*');
  }
});

test('a visitor keeps a canary by cookie; others keep the stable version', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  const canary = { kind: 'canary' as const, name: 'mf-catalog', version: '1.1.0', weight: 50 };
  await applyChange(registry, 'production', canary, because);
  await untilRevision(2);
  const seen = new Map<string, number>();
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const first = await view('/marketplace/results');
    const has = visitOf(first.body).canaries;
    const version = has.length > 0 ? '1.1.0' : '1.0.0';
    expect(first.body).toContain(`<link rel="preload" as="script" href="/remotes/mf-catalog/${version}/`);
    seen.set(version, (seen.get(version) ?? 0) + 1);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(visitOf((await view('/', { cookie })).body)).toMatchObject({ canaries: has });
  }
  expect([...seen.keys()].sort()).toEqual(['1.0.0', '1.1.0']);
});

test.each([
  ['https', true],
  ['http', undefined],
] as const)('over %s the visitor’s cookie is secure: %s', async (protocol, secure) => {
  const [cookie] = (await view('/', { 'x-forwarded-proto': protocol })).cookies;
  expect(cookie).toMatchObject({ name: 'stoa_visitor', httpOnly: true, sameSite: 'Lax' });
  expect(cookie?.secure).toBe(secure);
});

test('a visitor that someone made up is not believed', async () => {
  const { body } = await view('/', { cookie: 'stoa_visitor=AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAA' });
  expect(visitOf(body).visitor).not.toContain('AAAAAAAAAAAAAAAAAAAAAA');
});

test('pages that could not trust the shell’s files get the shell before', async () => {
  await publish(registry, aShell({ version: '1.1.0' }));
  await promote([{ name: 'shell', version: '1.1.0' }]);
  await untilRevision(2);
  expect((await view('/')).body).toContain('src="/shell/1.1.0/main.js"');
  const back = await view('/', { cookie: 'stoa_shell_refused=1.1.0' });
  expect(back.body).toContain('src="/shell/1.0.0/main.js"');
  expect(visitOf(back.body).shell).toBe('1.0.0');
});

test('what to fall back to is signed too, and is the version before', async () => {
  await publish(registry, aRemote({ version: '1.1.0' }));
  await promote([{ name: 'mf-catalog', version: '1.1.0' }]);
  await untilRevision(2);
  const text = (await get('channels/production/fallback', {})).json();
  expect(keys.verifier.verify(text)).toBe(true);
  const { remotes } = fallbackDocument.parse(JSON.parse(text.payload));
  expect(remotes.map(({ name, version }) => [name, version])).toEqual([['mf-catalog', '1.0.0']]);
});

test('the site stays up when the storage is down, and changes say that nothing was changed', async () => {
  const told = async () => [(await get('discovery', {})).json(), (await get('import-map', {})).json()];
  const before = await told();
  isDown = true;
  expect(await told()).toEqual(before);
  expect(Object.keys(before[0].microFrontends)).toEqual(['mf-catalog', 'mf-player']);
  expect(releaseOf((await view('/')).body).revision).toBe(1);
  const file = await app.inject('/remotes/mf-catalog/1.0.0/js/remote.js');
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('remote()')]);
  const refused = await post('channels/production/rollback', { name: 'mf-catalog' });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  isDown = false;
  expect((await get('channels/production')).json().revision).toBe(1);
});

const alter = (version: string, path: string) => async () => {
  const file = (await registry.artefacts.find('mf-catalog', version))?.files.find((one) => one.path === path);
  const blob = Buffer.from(file!.integrity.slice(7), 'base64').toString('hex');
  storage.objects.set(`blobs/${blob.slice(0, 2)}/${blob}`, Buffer.from('altered'));
};
const alterObject = (key: string, change: (text: string) => string) => async () => {
  storage.objects.set(key, Buffer.from(change(Buffer.from(unpacked(key, storage.objects.get(key)!)).toString())));
};
const REVISION = 'channels/production/revisions/2.json';
test.each<[string, () => Promise<void>]>([
  ['the entry', alter('1.1.0', 'remoteEntry.js')],
  ['a chunk', alter('1.1.0', 'js/remote.js')],
  ['a stylesheet', alter('1.1.0', 'css/remote.css')],
  ['the record', alterObject('artefacts/mf-catalog/1.1.0.json', (text) => text.replace('mf-catalog', 'mf-other'))],
  ['the revision', alterObject(REVISION, (text) => text.replaceAll('1.1.0', '1.0.0'))],
  ['the release document', alterObject(REVISION, (text) => text.replace('remoteEntry.js', 'other.js'))],
])('when %s was altered in the storage, the last good version stays in service', async (_, spoil) => {
  await publish(registry, aRemote({ version: '1.1.0' }), {
    'remoteEntry.js': 'var mf_catalog_1_1_0 = { moduleMap: { "./remote": () => next() } };',
    'js/remote.js': 'next();',
    'css/remote.css': '.next{}',
  });
  await promote([{ name: 'mf-catalog', version: '1.1.0' }]);
  await spoil();
  const started = await createApp(settingsWith(), openRegistry(storage, keys));
  try {
    const { body } = await started.inject({ url: '/marketplace/results', headers: { accept: 'text/html' } });
    expect(body).toContain('<link rel="preload" as="script" href="/remotes/mf-catalog/1.0.0/');
    expect(body).not.toContain('href="/remotes/mf-catalog/1.1.0/');
  } finally {
    await started.close();
  }
});

test('what is held back is told to pages, balancers, metrics, operators and other tools, and the gateway stays ready', async () => {
  answer = (_request, response) => response.end('{}');
  await publish(registry, aRemote({ version: '1.1.0' }), { 'js/remote.js': 'next();' });
  await promote([{ name: 'mf-catalog', version: '1.1.0' }]);
  await alter('1.1.0', 'js/remote.js')();
  const started = await createApp(settingsWith({ STOA_GATEWAY_NAME: 'gateway-2' }), openRegistry(storage, keys));
  try {
    const page = await started.inject({ url: '/marketplace/results', headers: { accept: 'text/html' } });
    expect(releaseOf(page.body).revision).toBe(2);
    const { withheld, taken, texts } = visitOf(page.body).stand_ins!;
    expect([withheld, taken]).toEqual([['mf-catalog@1.1.0'], ['mf-catalog@1.0.0']]);
    expect(texts.every((text) => keys.verifier.verify(text))).toBe(true);

    const why = 'mf-catalog@1.1.0: js/remote.js is altered in the registry';
    const held = { name: 'mf-catalog', version: '1.1.0', serving: '1.0.0', fault: 'altered', why };
    const ready = await started.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toMatchObject([
      200,
      { status: 'ready', gateway: 'gateway-2', held: [held] },
    ]);
    const { body } = await started.inject('/metrics');
    expect(body).toContain('stoa_release_revision{gateway="gateway-2",channel="production"} 2\n');
    expect(body).toMatch(
      /stoa_remote_held_back\{gateway="gateway-2",.*remote="mf-catalog",version="1.1.0",serving="1.0.0"/,
    );
    const discovery = discoverySchema.parse((await started.inject('/platform/v1/discovery')).json());
    expect(discovery.microFrontends['mf-catalog']).toMatchObject([{ metadata: { version: '1.0.0' } }]);

    const status = (await get('channels/production/status')).json();
    const remote = status.remotes.find(({ name }: { name: string }) => name === 'mf-catalog');
    expect(remote.held).toContainEqual({ ...held, canary: false, gateway: 'gateway-2' });
  } finally {
    await started.close();
  }
});

test('a change is answered when the other gateway serves it too, or with the reason why it does not', async () => {
  const settings = settingsWith({ STOA_GATEWAY_NAME: 'gateway-2' });
  const other = await createApp(settings, openRegistry(storage, keys));
  try {
    await publish(registry, aRemote({ version: '1.1.0' }), { 'js/remote.js': 'next();' });
    const promoted = await post('channels/production/promote', {
      releases: [{ name: 'mf-catalog', version: '1.1.0' }],
    });
    const answers = promoted.json().gateways.map(({ state, revision }: GatewayAnswer) => [state, revision]);
    expect(answers).toEqual([
      ['serves', 2],
      ['serves', 2],
    ]);
    expect(releaseOf((await other.inject('/')).body).revision).toBe(2);

    await publish(registry, aRemote({ version: '1.2.0' }), { 'js/remote.js': 'later();' });
    await alter('1.2.0', 'js/remote.js')();
    const again = await post('channels/production/promote', { releases: [{ name: 'mf-catalog', version: '1.2.0' }] });
    const late = again.json().gateways.find(({ name }: GatewayAnswer) => name === 'gateway-2');
    expect(late).toMatchObject({ state: 'serves', held: [{ version: '1.2.0', serving: '1.1.0', fault: 'altered' }] });
  } finally {
    await other.close();
  }
});

test('on a developer’s machine a dev server takes the place of a remote, and pages may speak to it', async () => {
  const file = join(dataDir, 'dev-release.json');
  const { version, global, routes } = aRemote({ version: '9.0.0' });
  const remote = { name: 'mf-catalog', version, global, routes, preload: {}, entry: 'http://localhost:8101/entry.js' };
  await writeFile(file, JSON.stringify({ remotes: [remote], origins: ['http://localhost:8101'] }));
  const dev = await createApp(settingsWith({ STOA_DEV_RELEASE: file }), openRegistry(storage, keys));
  const { body, headers } = await dev.inject({ url: '/marketplace/results' });
  await dev.close();
  expect(body).toContain('<link rel="preload" as="script" href="http://localhost:8101/entry.js" crossorigin');
  expect(body).toContain('/remotes/mf-player/1.0.0/');
  expect(headers['content-security-policy']).toMatch(
    /connect-src 'self' http:\/\/localhost:8101 ws:\/\/localhost:8101/,
  );
});

test('a page may ask for the devices that its screen declares, and every other page for none', async () => {
  const devices = ['camera', 'microphone'] as const;
  const room = aRemote({ name: 'mf-rooms', routes: [aRoute('/room/:id', { devices: [...devices] })] });
  await publish(registry, room);
  await promote([{ name: 'mf-rooms', version: '1.0.0' }]);
  const beside = await createApp(settingsWith(), openRegistry(storage, keys));
  const policyOf = async (url: string) => String((await beside.inject({ url })).headers['permissions-policy']);
  const [inRoom, elsewhere] = [await policyOf('/room/1'), await policyOf('/course/drawing')];
  await beside.close();
  expect(inRoom).toMatch(/^camera=\(self\), microphone=\(self\), display-capture=\(\), geolocation=\(\)/);
  expect(elsewhere).toMatch(/^camera=\(\), microphone=\(\), display-capture=\(\), geolocation=\(\)/);
  expect(elsewhere).toContain('unload=(self "http://127.0.0.1")');
  expect(elsewhere).toMatch(/fullscreen=\(self [^)]*"http:\/\/127\.0\.0\.1"\), autoplay=\(self /);
});

test('whoever listens to events holds up no gateway that closes', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write('data: here\n\n');
  };
  const open = await createApp(settingsWith(), openRegistry(storage, keys));
  const url = await open.listen({ port: 0, host: '127.0.0.1' });
  const reply = await fetch(`${url}${STREAMS_PATH}/rooms/x`);
  const reader = reply.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: here\n\n');
  const over = reader.read().then(
    ({ done }) => done,
    () => true,
  );
  await open.close();
  expect(await over).toBe(true);
});

test('pages frame their own site, sites whose pages lessons show, and what an operator names; nothing else is loosened by it', async () => {
  const policyOf = async (asked: FastifyInstance) =>
    String((await asked.inject({ url: '/' })).headers['content-security-policy']).replaceAll(/'nonce-[^']+'/g, 'nonce');
  const other = await createApp(
    settingsWith({
      STOA_FRAME_ORIGINS: 'http://127.0.0.1:8082, https://cards.example',
      STOA_EMBED_HOSTS: 'films.example',
    }),
    openRegistry(storage, keys),
  );
  const [before, after] = [await policyOf(app), await policyOf(other)];
  await other.close();
  const usual = defaultEmbedHosts.map((host) => `https://${host}`).join(' ');
  expect(before).toMatch(/frame-src 'self' [^;]*http:\/\/127\.0\.0\.1[;$]/);
  expect(before).toContain(usual);
  expect(after).toContain('http://127.0.0.1:8082 https://cards.example');
  expect(after).toContain('https://films.example');
  expect(after).not.toContain(usual);
});

test.each(['cards.example', 'https://cards.example/form', '*', 'https://*.example', "'unsafe-inline'"])(
  'the setting STOA_FRAME_ORIGINS takes no %s',
  (wrong) => {
    expect(() => settingsWith({ STOA_FRAME_ORIGINS: wrong })).toThrow(/STOA_FRAME_ORIGINS: must be origins such as/);
  },
);

test.each(['https://films.example', '*.example', "films.example 'unsafe-inline'"])(
  'the setting STOA_EMBED_HOSTS takes no %s',
  (wrong) => {
    expect(() => settingsWith({ STOA_EMBED_HOSTS: wrong })).toThrow(/STOA_EMBED_HOSTS: must be hosts such as/);
  },
);

test('calls of the API pass through with who asked and how; its silence is a problem with a code', async () => {
  answer = (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers }));
  const reply = await app.inject({
    url: '/api/v1.3.0/courses?page=2',
    headers: { 'x-forwarded-host': 'stoa.example', 'x-forwarded-proto': 'https', range: 'bytes=0-1' },
  });
  expect(reply.json()).toMatchObject({
    url: '/api/v1.3.0/courses?page=2',
    headers: { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https', range: 'bytes=0-1' },
  });
  answer = (_request, response) => response.destroy();
  const silent = await app.inject({ url: '/api/v1.3.0/courses' });
  expect([silent.statusCode, silent.json().code]).toEqual([503, 'unavailable']);
});

test.each([
  { 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-host': 'a b"<>' },
  { 'x-forwarded-for': 'nobody' },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': '//[', 'x-forwarded-for': '203.0.113.9, "' },
])('lies of %j change nothing', async (headers) => {
  for (const url of ['/', '/platform/v1/discovery', '/platform/v1/import-map', '/sitemap.xml', '/platform/v1/keys']) {
    const honest = await app.inject({ url });
    expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, honest.statusCode]);
  }
  const report = await app.inject({ method: 'POST', url: '/platform/v1/reports', payload: {}, headers });
  expect(report.statusCode).toBe(422);
});

test('reports of browsers are checked and kept', async () => {
  const report = {
    kind: 'load-error',
    remote: 'mf-catalog',
    version: '1.0.0',
    path: '/marketplace/results',
    at: '2026-01-01T00:00:00.000Z',
    message: 'ChunkLoadError',
    failure: 'timeout',
  };
  const batch = { channel: 'production', revision: 1, reports: [report] };
  const send = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/platform/v1/reports', payload, headers: { 'content-type': type } });
  expect((await send(JSON.stringify(batch))).statusCode).toBe(204);
  expect((await send(JSON.stringify(batch), 'text/plain;charset=UTF-8')).statusCode).toBe(204);
  expect((await send(JSON.stringify({ ...batch, reports: [{ ...report, kind: 'x' }] }))).statusCode).toBe(422);
  expect((await send(`"${'x'.repeat(70_000)}"`)).statusCode).toBeGreaterThanOrEqual(400);
});
