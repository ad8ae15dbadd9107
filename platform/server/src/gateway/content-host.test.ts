import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { openRegistry } from '../registry/registry.ts';
import { aDataDir } from '../testing/built-folders.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const CONTENT = '/c/capability/scripts/a%20page.html';
const named = { STOA_SITE_URL: 'https://stoa.example', STOA_CONTENT_URL: 'https://content.example' };

let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const api = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    asked.push({ url: request.url ?? '', headers: request.headers, body });
    response.setHeader('set-cookie', 'token=stolen');
    response.setHeader('content-range', 'bytes 0-3/9');
    response.writeHead(206).end('part');
  });
});
let app: FastifyInstance;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  asked = [];
  await app.close();
});
afterAll(async () => {
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

async function open(env: Record<string, string> = {}): Promise<void> {
  const settings = readSettings({
    STOA_DATA_DIR: await aDataDir(),
    STOA_PLATFORM_TOKEN: 'a-token-of-the-platform',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    STOA_LOG_LEVEL: 'silent',
    STOA_PROOF: 'off',
    ...env,
  });
  app = await createApp(settings, openRegistry(aStorage(), someKeys()));
}
const at = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });

test("on the content's host there is content and nothing else, on the site's everything else and no content", async () => {
  await open(named);
  expect((await at('content.example', CONTENT)).statusCode).toBe(206);
  expect((await at('stoa.example', CONTENT)).statusCode).toBe(404);
  asked = [];
  const others = ['/', '/course/x', '/healthz', '/c', `${API_PREFIX}/categories`, '/_stoa/release', '/robots.txt'];
  for (const url of [...others, '/remotes/mf-catalog/1.0.0/remoteEntry.js', `/c/x/../..${API_PREFIX}/categories`]) {
    expect([url, (await at('content.example', url)).statusCode]).toEqual([url, 404]);
  }
  expect(asked).toEqual([]);
  expect((await at('stoa.example', `${API_PREFIX}/categories`)).statusCode).toBe(206);
  expect((await at('stoa.example', '/healthz')).statusCode).toBe(200);
});

test('no cookie and no token goes to the content, and none comes from there; a part of a file does', async () => {
  await open(named);
  const reply = await at('content.example', CONTENT, {
    cookie: 'token=mine',
    authorization: 'Bearer mine',
    range: 'bytes=0-3',
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(reply.headers['content-range']).toBe('bytes 0-3/9');
  expect(reply.body).toBe('part');
  expect(asked[0]?.url).toBe(CONTENT);
  expect(asked[0]?.headers).toMatchObject({ 'x-forwarded-host': 'content.example', range: 'bytes=0-3' });
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

test('what a package wants to be kept goes through as it was sent', async () => {
  await open(named);
  const body = JSON.stringify({ seq: 1, text: 'x'.repeat(200_000) });
  const headers = { host: 'content.example', 'content-type': 'application/json' };
  await app.inject({ method: 'POST', url: '/c/capability/~commit', headers, payload: body });
  expect(asked[0]?.body).toBe(body);
  expect((await app.inject({ method: 'PUT', url: CONTENT, headers: { host: headers.host } })).statusCode).toBe(404);
});

test('on one machine its two names are host to each other; elsewhere nothing is served until a host is named', async () => {
  await open();
  expect((await at('localhost:8080', CONTENT)).statusCode).toBe(206);
  expect((await at('127.0.0.1:8080', CONTENT)).statusCode).toBe(206);
  expect((await at('stoa.example', CONTENT)).statusCode).toBe(404);
  await app.close();
  await open({ STOA_SITE_URL: 'https://stoa.example' });
  expect((await at('localhost:8080', CONTENT)).statusCode).toBe(404);
});

test('the content has another host name than the site', async () => {
  await open();
  const same = { ...named, STOA_CONTENT_URL: 'https://stoa.example:8443' };
  expect(() => readSettings(same)).toThrow(/STOA_CONTENT_URL: must have another host name than STOA_SITE_URL/);
  expect(() => readSettings({ STOA_CONTENT_URL: 'content.example' })).toThrow(/STOA_CONTENT_URL: must look like/);
});
