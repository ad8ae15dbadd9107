import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import type { Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { aDataDir, aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

const drawn = (words: string) =>
  JSON.stringify({
    css: '@layer shell{.title{color:red}}',
    html: `<style nonce="stoa-nonce">:root{}</style><h1 data-style="--a: 1">${words}</h1>`,
  });
const files = {
  'first-views/login.en.json': drawn('Log in'),
  'first-views/login.fr.json': drawn('Connexion'),
  'first-views/frame.en.json': drawn('The frame'),
  'first-views/persons.en.json': drawn('The frame of a person'),
};
const firstViews: ShellDescriptor['first_views'] = {
  login: { needs: ['/signup'], files: { en: 'first-views/login.en.json', fr: 'first-views/login.fr.json' } },
  frame: { needs: ['/tried'], files: { en: 'first-views/frame.en.json' } },
  'persons-frame': { needs: [], files: { en: 'first-views/persons.en.json' } },
};
const tried = aRemote({
  name: 'mf-tried',
  routes: [aRoute('/tried', { title: 'A try' }), aRoute('/mine', { requiresLogin: true })],
});

let registry: Registry;
let app: FastifyInstance | undefined;
beforeEach(() => {
  registry = aRegistry();
});
afterEach(() => app?.close());

async function serve(first_views = firstViews): Promise<void> {
  await publish(registry, aShell({ first_views }), files);
  await publish(registry, tried);
  const releases = ['shell', 'mf-tried'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const settings = { STOA_DATA_DIR: await aDataDir(), API_URL: 'http://127.0.0.1:9', STOA_LOG_LEVEL: 'silent' };
  app = await createApp(readSettings(settings), registry);
}
const page = async (url: string, cookie = '') => (await app!.inject({ url, headers: { cookie } })).body;

test('a guest’s page holds what they see first, in their language, with the styles that it needs', async () => {
  await serve();
  const english = await page('/login');
  const [, nonce] = /<style nonce="([^"]+)">/.exec(english) ?? [];
  expect(english).toContain(
    `<div id="stoa" data-first-view="login"><style nonce="${nonce}">:root{}</style><h1 data-style="--a: 1">Log in</h1></div>`,
  );
  expect(english).toContain('@layer shell{.title{color:red}}</style>');
  expect(english).not.toContain('stoa-nonce');
  expect(await page('/login', 'locale=fr')).toContain('>Connexion</h1>');
});

test('around the screen of a remote stands the frame, where that screen is for everybody', async () => {
  await serve();
  expect(await page('/tried')).toContain('data-first-view="frame"');
  expect(await page('/mine')).not.toContain('data-first-view=');
  // In this language there is none.
  expect(await page('/tried', 'locale=fr')).not.toContain('data-first-view=');
});

test('who is logged in gets the frame of a person around every screen of a remote', async () => {
  await serve();
  for (const path of ['/tried', '/mine']) {
    expect(await page(path, 'isLoggedIn=true; token=abc')).toContain('>The frame of a person</h1>');
  }
});

test('the shell’s own screen for who is logged in, and an address that is none, begin as an empty bar', async () => {
  await serve();
  for (const body of [await page('/login', 'isLoggedIn=true; token=abc'), await page('/nowhere')]) {
    expect(body).not.toContain('data-first-view=');
    expect(body).toContain('class="stoa-first"');
  }
});

test('a view that leads to a screen which is not live is not given', async () => {
  await serve({ ...firstViews, login: { ...firstViews['login']!, needs: ['/signup', '/gone'] } });
  expect(await page('/login')).toContain('class="stoa-first"');
  expect(await page('/tried')).toContain('data-first-view="frame"');
});

test('a version of the shell without first views is served as before', async () => {
  await serve({});
  expect(await page('/login')).toContain('class="stoa-first"');
});
