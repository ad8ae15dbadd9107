import { expect, test } from '@jest/globals';
import { federatedKey, type BuiltFiles } from './built-files.ts';
import { defineRemote } from './define-remote.ts';
import { describeRemote, describeShell } from './describe-build.ts';

const facts = {
  name: 'mf-catalog',
  version: '1.2.0',
  contract: '1.4.0',
  commit: null,
  builtAt: new Date('2026-01-02T03:04:05Z'),
  sizeOf: (file: string) => ({ bytes: file.length * 100, brotli: file.length * 10 }),
};

const aBuild = (changes: Partial<BuiltFiles> = {}): BuiltFiles => ({
  entry: { js: ['remoteEntry.1.js'], css: [] },
  groups: {
    remote: { js: ['remote.2.js'], css: ['remote.3.css'] },
    results: { js: ['results.4.js'], css: [] },
    rare: { js: ['rare.5.js'], css: [] },
  },
  federated: ['react', '@stoa/shared/kit'],
  fonts: [],
  exported: ['mount', 'unmount', 'bootstrap', 'update'],
  moduleEntry: 'remote.0123456789.mjs',
  ...changes,
});

const aConfig = (preload: string[]) =>
  defineRemote({
    port: 8101,
    routes: [{ id: 'results', path: '/results', title: 'Courses', requiresLogin: false, preload }],
    budget: { firstView: 20_000 },
  });

const describe = (build: BuiltFiles, preload: string[]) =>
  describeRemote(build, {
    ...facts,
    global: 'mf_catalog_1_2_0',
    own: { 'react-dom': '19.2.9' },
    config: aConfig(preload),
  });

test('a remote names its entry, what it borrows, and only the groups that a route preloads', () => {
  const descriptor = describe(aBuild(), ['results']);
  expect(descriptor).toMatchObject({ entry: 'remoteEntry.1.js', contract: '^1.4.0', global: 'mf_catalog_1_2_0' });
  expect(Object.keys(descriptor.preload)).toEqual(['remote', 'results']);
  expect(Object.keys(descriptor.shared)).toEqual(['@stoa/shared/kit', 'react']);
  expect(descriptor.shared['react']).toMatch(/^\^\d+\.\d+\.0$/);
  expect(descriptor.routes[0]).toMatchObject({ roles: [], permissions: [] });
});

test('what the exposed module exports, the ES module, the budget and its own libraries are named', () => {
  expect(describe(aBuild(), [])).toMatchObject({
    lifecycles: ['bootstrap', 'mount', 'unmount', 'update'],
    module: 'remote.0123456789.mjs',
    budget_brotli_bytes: 20_000,
    own: { 'react-dom': '19.2.9' },
  });
});

test('a lifecycle that is missing is named, and so is an export that nobody can read', () => {
  expect(() => describe(aBuild({ exported: ['mount', 'bootstrap'] }), [])).toThrow(
    'src/remote.tsx of mf-catalog does not export unmount, update, which the shell calls. It exports bootstrap, mount.',
  );
  expect(() => describe(aBuild({ exported: undefined }), [])).toThrow('write them as ES exports');
});

test('the size of a first view is that of entry and exposed module', () => {
  const { build } = describe(aBuild(), ['results']);
  expect(build).toMatchObject({ bytes: 3900, brotli_bytes: 390, built_at: '2026-01-02T03:04:05.000Z', commit: null });
});

test('a preload that no chunk answers to is refused, naming what there is', () => {
  expect(() => describe(aBuild(), ['resluts'])).toThrow("preloads 'resluts', which no webpackChunkName gives");
  expect(() => describe(aBuild(), ['resluts'])).toThrow('rare, remote, results');
});

test('a build without the exposed module is refused', () => {
  expect(() => describe(aBuild({ groups: {} }), [])).toThrow('no container with ./remote');
});

const fontFile = (name: string) => `fonts/${name}-normal.0a1b2c3d4e.woff2`;

test('the shell lists its files in order, and of the fonts those of a first view', () => {
  const build = aBuild({
    entry: { js: ['shell.1.js'], css: ['shell.2.css'] },
    fonts: ['sans-latin-wght', 'sans-greek-wght', 'serif-latin-600', 'serif-latin-ext-600'].map(fontFile),
  });
  expect(describeShell(build, { ...facts, name: 'shell' }, { lent: null, first_views: {}, screens: {} })).toMatchObject(
    {
      contract: '1.4.0',
      scripts: ['shell.1.js'],
      styles: ['shell.2.css'],
      fonts: ['sans-latin-wght', 'serif-latin-600'].map(fontFile),
    },
  );
});

test('the shell names the files of its screens, with their texts', () => {
  const groups = {
    login: { js: ['3.js'], css: ['3.css'] },
    'login-fr': { js: ['4.js'], css: [] },
    overlays: { js: ['5.js'], css: [] },
  };
  const screens = { login: ['login'] };
  const { preload, ...described } = describeShell(
    aBuild({ groups }),
    { ...facts, name: 'shell' },
    { lent: null, first_views: {}, screens },
  );
  expect(described.screens).toEqual(screens);
  expect(Object.keys(preload)).toEqual(['login', 'login-fr']);
});

test('import names are read from the identifiers of borrowed and of lent modules', () => {
  const borrowed = 'consume-shared-module|default|@stoa/shared/kit|^1.0.0|true|undefined|true|false|undefined';
  expect(federatedKey(borrowed)).toBe('@stoa/shared/kit');
  expect(federatedKey('provide module (default) react-dom/client@19.3.1 = /x/client.js')).toBe('react-dom/client');
  expect(federatedKey('provide module (default) @tanstack/react-query@5.108.0 = /x')).toBe('@tanstack/react-query');
  expect(federatedKey('/project/src/app.tsx')).toBeUndefined();
});
