import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { applyChange } from '../release/apply-change.ts';
import { aDataDir, aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';

let app: FastifyInstance;

beforeEach(async () => {
  const registry = aRegistry();
  const tried = aRemote({
    name: 'mf-tried',
    routes: [aRoute('/tried', { preload: ['details'], title: 'A try', titles: { fr: 'Un essai' } })],
    preload: {
      remote: { js: ['js/remote.js'], css: [] },
      details: { js: ['js/details.js'], css: [] },
      'main-fr': { js: ['js/main-fr.js'], css: [] },
      'details-fr': { js: ['js/details-fr.js'], css: [] },
    },
  });
  await publish(registry, aShell({ preload: { 'main-fr': { js: ['main-fr.js'], css: [] } } }), {
    'main-fr.js': 'fr()',
  });
  await publish(registry, tried, { 'js/details.js': 'd()', 'js/main-fr.js': 'm()', 'js/details-fr.js': 'df()' });
  const releases = ['shell', 'mf-tried'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  const dataDir = await aDataDir();
  app = await createApp(
    readSettings({ STOA_DATA_DIR: dataDir, API_URL: 'http://127.0.0.1:9', STOA_LOG_LEVEL: 'silent' }),
    registry,
  );
});
afterEach(() => app.close());

const view = async (url: string, headers: Record<string, string>) => (await app.inject({ url, headers })).body;
const scriptsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, url]) => url);

test('a page comes in the language that was chosen in the browser, else in the one that it asks for', async () => {
  expect(await view('/', {})).toContain('<html lang="en" dir="ltr"');
  expect(await view('/', { 'accept-language': 'de-AT,fr-CA;q=0.9,en;q=0.5' })).toContain('<html lang="fr" dir="ltr"');
  expect(await view('/', { 'accept-language': 'fr', cookie: 'locale=en' })).toContain('<html lang="en"');
  expect(await view('/', { 'accept-language': 'en', cookie: 'locale=xx' })).toContain('<html lang="en"');
});

test('what the gateway itself says is in that language, and so is the title of a screen', async () => {
  const landing = await view('/', { cookie: 'locale=fr' });
  expect(landing).toContain('<title>Stoa · Apprenez avec des gens du métier</title>');
  expect(landing).toContain('aria-label="Chargement de Stoa"');
  expect(await view('/tried', { cookie: 'locale=fr' })).toContain('<title>Un essai · Stoa</title>');
  expect(await view('/tried', {})).toContain('<title>A try · Stoa</title>');
});

test('the texts of shell, remote and screen come with their code, and to nobody who reads the first language', async () => {
  expect(scriptsOf(await view('/tried', { cookie: 'locale=fr' }))).toEqual([
    '/shell/1.0.0/main.js',
    '/shell/1.0.0/main-fr.js',
    '/remotes/mf-tried/1.0.0/remoteEntry.js',
    '/remotes/mf-tried/1.0.0/js/remote.js',
    '/remotes/mf-tried/1.0.0/js/details.js',
    '/remotes/mf-tried/1.0.0/js/main-fr.js',
    '/remotes/mf-tried/1.0.0/js/details-fr.js',
  ]);
  expect(scriptsOf(await view('/tried', {})).join()).not.toContain('-fr.js');
});
