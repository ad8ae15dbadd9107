import { expect, test } from '@jest/globals';
import { aRemote, aShell } from '../testing/built-folders.ts';
import { aCanary, aChannel, aDigest } from '../testing/channel-documents.ts';
import { aFile } from '../testing/published-files.ts';
import { discoverySchema, type DiscoveryVersion } from './discovery-schema.ts';
import { discoveryDocument } from './discovery.ts';
import type { KnownRemote } from './file-urls.ts';
import { buildImportMap } from './import-map.ts';

const siteUrl = 'https://stoa.example';
const paths = ['remoteEntry.js', 'remote.mjs', 'mf-manifest.json', 'js/remote.js', 'css/remote.css'];
const published = (...versions: [name: string, version: string, module?: string][]) => {
  const known = new Map<string, KnownRemote>(
    versions.map(([name, version, module]) => [
      `${name}@${version}`,
      {
        descriptor: aRemote({ name, version, module: module ?? null }),
        files: paths.map((path) => aFile(path, `${version}/${path}`)),
      },
    ]),
  );
  return (name: string, version: string) => known.get(`${name}@${version}`);
};
const hashOf = (version: string, path: string) => aFile(path, `${version}/${path}`).integrity;

test('the discovery document tells the live version of each remote, and what it falls back to', () => {
  const find = published(['mf-catalog', '1.1.0', 'remote.mjs'], ['mf-catalog', '1.0.0']);
  const document = discoveryDocument({
    channel: aChannel({ shell: '1.0.0', 'mf-catalog': '1.1.0' }),
    find,
    before: (name) => find(name, '1.0.0'),
    siteUrl,
  });
  expect(document).toEqual({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: {
      'mf-catalog': [
        {
          url: 'https://stoa.example/remotes/mf-catalog/1.1.0/remoteEntry.js',
          fallbackUrl: 'https://stoa.example/remotes/mf-catalog/1.0.0/remoteEntry.js',
          metadata: { integrity: hashOf('1.1.0', 'remoteEntry.js'), version: '1.1.0' },
          deployment: { traffic: 100, default: true },
          extras: {
            modulefederation: {
              name: 'mf_catalog_1_1_0',
              type: 'global',
              exposes: ['./remote'],
              shared: { react: '^19.3.0' },
              manifest: 'https://stoa.example/remotes/mf-catalog/1.1.0/mf-manifest.json',
            },
            stoa: {
              global: 'mf_catalog_1_1_0',
              module: 'https://stoa.example/remotes/mf-catalog/1.1.0/remote.mjs',
              contract: '^1.0.0',
              digest: aDigest,
            },
          },
        },
      ],
    },
  });
});

test('a canary has its share of the traffic, falls back to the stable version, and is no default', () => {
  const find = published(['mf-catalog', '1.0.0'], ['mf-catalog', '1.1.0']);
  const channel = (canary = aCanary('1.1.0', { weight: 5.01 })) =>
    aChannel({ 'mf-catalog': '1.0.0' }, { canaries: { 'mf-catalog': canary } });
  const [stable, canary] = discoveryDocument({ channel: channel(), find, siteUrl }).microFrontends['mf-catalog'] ?? [];
  expect(stable?.deployment).toEqual({ traffic: 94.99, default: true });
  expect(canary).toMatchObject({
    fallbackUrl: stable?.url,
    metadata: { version: '1.1.0' },
    deployment: { traffic: 5.01, default: false },
  });
  const paused = discoveryDocument({ channel: channel(aCanary('1.1.0', { paused: true })), find, siteUrl });
  expect(paused.microFrontends['mf-catalog']?.map(({ deployment }) => deployment?.traffic)).toEqual([100, 0]);
});

test('a channel with nothing live gives an empty document', () => {
  expect(discoveryDocument({ channel: aChannel({}), find: published(), siteUrl }).microFrontends).toEqual({});
});

const aVersion = (given: Partial<DiscoveryVersion> = {}): DiscoveryVersion => ({
  url: '/mf.js',
  metadata: { integrity: 'sha384-x', version: '1' },
  deployment: { traffic: 100, default: true },
  ...given,
});
const isOfFormat = (versions: unknown[], more: object = {}) =>
  discoverySchema.safeParse({
    schema: 'https://mfewg.org/schema/v1-pre.json',
    microFrontends: { a: versions },
    ...more,
  }).success;

test('the schema takes what the published one takes', () => {
  expect(isOfFormat([aVersion()])).toBe(true);
  expect(isOfFormat([{ url: 'https://localhost/entry.html', metadata: { integrity: 'x', version: 'any' } }])).toBe(
    true,
  );
  const halves = [50, 50].map((traffic, index) =>
    aVersion({ url: `/${index}.js`, deployment: { traffic, default: index === 0, ring: 'b' } }),
  );
  expect(isOfFormat(halves)).toBe(true);
});

test.each([
  ['garbage in the second place', [aVersion(), 'garbage']],
  ['no version at all', []],
  ['the same version twice', [aVersion(), aVersion()]],
  ['a key of ours beside url', [{ ...aVersion(), global: 'x' }]],
  ['a key of ours in metadata', [aVersion({ metadata: { integrity: 'x', version: '1', size: 1 } as never })]],
  ['no metadata', [{ url: '/mf.js' }]],
  ['no integrity', [aVersion({ metadata: { version: '1' } as never })]],
  ['traffic without default', [aVersion({ deployment: { traffic: 100 } as never })]],
  ['traffic that does not add up', [aVersion({ deployment: { traffic: 90, default: true } })]],
  [
    'two defaults',
    [50, 50].map((traffic, index) => aVersion({ url: `/${index}.js`, deployment: { traffic, default: true } })),
  ],
])('the schema refuses %s', (_, versions) => {
  expect(isOfFormat(versions)).toBe(false);
});

test('the schema refuses any other key at the top', () => {
  expect(isOfFormat([aVersion()], { nextToken: 'x' })).toBe(false);
});

test('the import map leads to what the shell lends, and has the hash of every module of it', () => {
  const paths = ['main.js', 'lent/react.mjs', 'lent/scope.mjs', 'lent/1.mjs', 'lent/looks.css'];
  const lent = { modules: { react: 'lent/react.mjs', '@stoa/lent': 'lent/scope.mjs' }, looks: 'lent/looks.css' };
  const shell = { descriptor: aShell({ version: '2.0.0', lent }), files: paths.map((path) => aFile(path, path)) };
  const base = `${siteUrl}/shell/2.0.0/lent`;
  const modules = ['react.mjs', 'scope.mjs', '1.mjs'].map((file) => [
    `${base}/${file}`,
    aFile('', `lent/${file}`).integrity,
  ]);
  expect(buildImportMap({ channel: aChannel({ shell: '2.0.0' }), shell, find: published(), siteUrl })).toEqual({
    imports: { react: `${base}/react.mjs`, '@stoa/lent': `${base}/scope.mjs` },
    integrity: Object.fromEntries(modules),
  });
});

test('the import map leads to the modules of stable versions, each with its hash', () => {
  const find = published(
    ['mf-catalog', '1.0.0', 'remote.mjs'],
    ['mf-catalog', '1.1.0', 'remote.mjs'],
    ['mf-old', '2.0.0'],
  );
  const channel = aChannel(
    { shell: '1.0.0', 'mf-old': '2.0.0', 'mf-catalog': '1.0.0' },
    { canaries: { 'mf-catalog': aCanary('1.1.0') } },
  );
  const base = `${siteUrl}/remotes/mf-catalog/1.0.0`;
  expect(buildImportMap({ channel, find, siteUrl })).toEqual({
    imports: { 'mf-catalog': `${base}/remote.mjs` },
    integrity: {
      [`${base}/remote.mjs`]: hashOf('1.0.0', 'remote.mjs'),
      [`${base}/remoteEntry.js`]: hashOf('1.0.0', 'remoteEntry.js'),
    },
  });
});
