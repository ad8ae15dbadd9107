import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { inputsHash } from './inputs-hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-hash-'));
const workspace = { name: 'mf-one', dir: join(folder, 'mf-one'), version: '1.0.0', dependencies: {} };
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const rooms = { shared: join(folder, 'shared'), build: join(folder, 'platform/toolchain/src/build'), root: folder };
const hash = () => inputsHash(workspace, { source: true, rooms });

beforeEach(() => {
  write('mf-one/src/app.tsx', 'one');
  write('mf-two/src/app.tsx', 'two');
  write('shared/src/http/api.ts', 'api');
  write('package-lock.json', '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['its own source', 'mf-one/src/app.tsx'],
  ['a new file of its own', 'mf-one/src/new.ts'],
  ['shared source', 'shared/src/http/api.ts'],
  ['its configuration', 'mf-one/remote.config.ts'],
  ['the build presets', 'platform/toolchain/src/build/site-config.ts'],
  ['the dependencies', 'package-lock.json'],
])('%s changes the hash', (_, path) => {
  const before = hash();
  write(path, `changed ${Math.random()}`);
  expect(hash()).not.toBe(before);
});

test.each([
  ['another remote', 'mf-two/src/app.tsx'],
  ['a test', 'mf-one/src/app.test.tsx'],
  ['a page of words', 'mf-one/README.md'],
])('%s leaves it as it is', (_, path) => {
  const before = hash();
  write(path, `changed ${Math.random()}`);
  expect(hash()).toBe(before);
});

test('a remote that stands alone, without a lock file, has a hash as well', () => {
  const before = hash();
  rmSync(join(folder, 'package-lock.json'));
  expect(hash()).not.toBe(before);
});

test.each([
  ['shell', false],
  ['mf-one', true],
])('whether it is for a demonstration changes the hash of the shell alone: %s', (name, isSame) => {
  const built = () => inputsHash({ ...workspace, name }, { source: true, rooms });
  const before = built();
  process.env['STOA_DEMO'] = '1';
  expect(built() === before).toBe(isSame);
  delete process.env['STOA_DEMO'];
});

test('without source, only what the bundler does not watch itself counts', () => {
  const cacheVersion = () => inputsHash(workspace, { source: false, rooms });
  const before = cacheVersion();
  write('mf-one/src/app.tsx', 'changed');
  expect(cacheVersion()).toBe(before);
  write('mf-one/webpack.config.js', `changed ${Math.random()}`);
  expect(cacheVersion()).not.toBe(before);
  expect(inputsHash({ ...workspace, version: '1.0.1' }, { source: false, rooms })).not.toBe(cacheVersion());
});
