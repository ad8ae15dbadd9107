import { expect, test } from '@jest/globals';
import { versionDiff, type ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aFile } from '../testing/published-files.ts';
import { diffVersions } from './diff-versions.ts';
import { withoutHash } from './gate/without-hash.ts';

const aRecord = (given: Partial<ArtefactRecord> = {}): ArtefactRecord => ({
  descriptor: aRemote(),
  files: [],
  published_at: '2026-01-01T00:00:00.000Z',
  published_by: 'ada',
  ...given,
});

test('a file whose name carries a hash is matched without it', () => {
  const from = [aFile('remoteEntry.3f2a9c01aa.js', 'one'), aFile('js/a.0011223344.js', 'a'), aFile('gone.css', 'x')];
  const to = [aFile('remoteEntry.77aa9c01bb.js', 'second'), aFile('js/a.0011223344.js', 'a'), aFile('new.css', 'yy')];
  expect(diffVersions(aRecord({ files: from }), aRecord({ files: to })).files).toEqual({
    added: [{ path: 'new.css', bytes: 2 }],
    removed: [{ path: 'gone.css', bytes: 1 }],
    changed: [{ path: 'remoteEntry.77aa9c01bb.js', from_bytes: 3, to_bytes: 6 }],
    same: 1,
  });
});

test('equal bytes under another name are the same file', () => {
  const { files } = diffVersions(
    aRecord({ files: [aFile('851.f0038649cc.js', 'chunk')] }),
    aRecord({ files: [aFile('407.f0038649cc.js', 'chunk')] }),
  );
  expect(files).toEqual({ added: [], removed: [], changed: [], same: 1 });
});

test('files that share a name but for the hash are paired one to one', () => {
  const { files } = diffVersions(
    aRecord({ files: [aFile('a.0000000001.js', '1'), aFile('a.0000000002.js', '2')] }),
    aRecord({ files: [aFile('a.0000000003.js', '3')] }),
  );
  expect(files.changed).toHaveLength(1);
  expect(files.removed).toEqual([{ path: 'a.0000000002.js', bytes: 1 }]);
});

test.each([
  ['851.f0038649cc.js', '851.js'],
  ['fonts/text-latin.f82309bf34.woff2', 'fonts/text-latin.woff2'],
  ['js/remote.3f2a9c01.js.map', 'js/remote.js.map'],
  ['assets/index-Dk3a9xQ_.js', 'assets/index.js'],
  ['learning-path-overview.js', 'learning-path-overview.js'],
])('%s is %s without its hash', (path, expected) => {
  expect(withoutHash(path)).toBe(expected);
});

test('routes that came, went and changed are told in words', () => {
  const from = aRemote({ routes: [aRoute('/a', { id: 'a' }), aRoute('/old'), aRoute('/b', { id: 'b' })] });
  const to = aRemote({
    version: '1.1.0',
    routes: [
      aRoute('/a', { id: 'a', title: 'All', requiresLogin: true, permissions: ['review-course'] }),
      aRoute('/c', { id: 'b' }),
      aRoute('/new'),
    ],
  });
  expect(diffVersions(aRecord({ descriptor: from }), aRecord({ descriptor: to })).routes).toEqual({
    added: ['/new'],
    removed: ['/old'],
    changed: [
      { path: '/a', what: 'title was “A screen”, is “All”' },
      { path: '/a', what: 'requires a login now' },
      { path: '/a', what: 'permissions were none, are review-course' },
      { path: '/c', what: 'was at /b' },
    ],
  });
});

test('of what is shared only the differences are told, with commits, contract and first view', () => {
  const from = aRemote({ shared: { react: '^19.2.0', zustand: '^5.0.0', same: '^1.0.0' } });
  const to = aRemote({
    version: '1.1.0',
    contract: '^1.1.0',
    shared: { react: '^19.3.0', same: '^1.0.0', mobx: '^6.0.0' },
    build: { commit: 'abc', built_at: '2026-01-02T00:00:00.000Z', bytes: 20, brotli_bytes: 8 },
  });
  const diff = diffVersions(aRecord({ descriptor: from }), aRecord({ descriptor: to }));
  expect(versionDiff.parse(diff)).toMatchObject({
    name: 'mf-catalog',
    from: '1.0.0',
    to: '1.1.0',
    commits: { from: null, to: 'abc' },
    first_view: { from: 5, to: 8 },
    contract: { from: '^1.0.0', to: '^1.1.0' },
  });
  expect(diff.shared).toEqual({
    mobx: { from: null, to: '^6.0.0' },
    react: { from: '^19.2.0', to: '^19.3.0' },
    zustand: { from: '^5.0.0', to: null },
  });
});

test('two versions of the shell differ in files and in what they lend', () => {
  const diff = diffVersions(
    aRecord({ descriptor: aShell() }),
    aRecord({ descriptor: aShell({ version: '1.1.0', shared: { react: '19.4.0' } }) }),
  );
  expect(diff).toMatchObject({ name: 'shell', routes: { added: [] }, shared: { react: { to: '19.4.0' } } });
});
