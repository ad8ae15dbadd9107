import { expect, test } from '@jest/globals';
import { openBlobStore } from '../registry/blob-store.ts';
import { openRegistry } from '../registry/registry.ts';
import { aRemote, aShell } from '../testing/built-folders.ts';
import { faultyStorage } from '../testing/faulty-storage.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { checkVersion } from './check-version.ts';

test('a remote and its canary that fill the memory leave the files of others there, for when the storage is away', async () => {
  const storage = faultyStorage(aStorage());
  const registry = { ...openRegistry(storage, someKeys()), blobs: openBlobStore(storage, 60_000) };
  const check = (name: string, version: string) => checkVersion(registry, name, { version }, 5_000);
  await publish(registry, aShell(), { 'main.js': "shell('1.0.0')" });
  const player = aRemote({ name: 'mf-player', routes: [] });
  await publish(registry, player, { 'js/remote.js': "run('player')" });
  for (const version of ['1.0.0', '1.1.0'])
    await publish(registry, aRemote({ version }), {
      ...Object.fromEntries([1, 2, 3].map((at) => [`large-${at}.txt`, `${at} ${version} `.repeat(3_000)])),
    });
  for (const [name, version] of [
    ['shell', '1.0.0'],
    ['mf-player', '1.0.0'],
    ['mf-catalog', '1.0.0'],
    ['mf-catalog', '1.1.0'],
  ] as const)
    expect(await check(name, version)).toMatchObject({ descriptor: { name, version } });
  storage.unavailable(true);
  expect(await check('shell', '1.0.0')).toMatchObject({ descriptor: { name: 'shell' } });
  expect(await check('mf-player', '1.0.0')).toMatchObject({ descriptor: { name: 'mf-player' } });
  expect(await check('mf-catalog', '1.0.0')).toMatchObject({ kind: 'unreadable' });
});
