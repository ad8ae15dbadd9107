import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeStorage } from '../testing/describe-storage.ts';
import { openFolderStorage } from './folder-storage.ts';

let dataDir = '';
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'stoa-folder-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describeStorage('a folder', {
  open: async () => openFolderStorage(join(dataDir, 'releases')),
  settings: () => ({ dataDir }),
});

test('an object is a plain file that any tool can read', async () => {
  const folder = join(dataDir, 'plain');
  await openFolderStorage(folder).create('a/b.json', Buffer.from('{}'));
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['a', 'a/b.json', '~storage', '~tmp']);
});

test('what killed writers left behind is swept after a day', async () => {
  const folder = join(dataDir, 'swept');
  await openFolderStorage(folder).create('a', Buffer.from('1'));
  await writeFile(join(folder, '~tmp', 'young'), 'x');
  await writeFile(join(folder, '~tmp', 'old'), 'x');
  await utimes(join(folder, '~tmp', 'old'), new Date(0), new Date(0));
  await openFolderStorage(folder).create('b', Buffer.from('1'));
  expect(await readdir(join(folder, '~tmp'))).toEqual(['young']);
});

test('a drive that is no longer mounted is not taken for an empty storage', async () => {
  const folder = join(dataDir, 'mounted');
  const storage = openFolderStorage(folder);
  await storage.create('a', Buffer.from('1'));
  await rename(folder, `${folder}-elsewhere`);
  await mkdir(folder);
  const tag = 'any';
  for (const act of [
    () => storage.read('a'),
    () => storage.create('b', Buffer.from('1')),
    () => storage.replace('a', Buffer.from('1'), tag),
    () => storage.remove('a'),
    () => storage.list('')[Symbol.asyncIterator]().next(),
  ]) {
    await expect(act()).rejects.toMatchObject({ name: 'StorageUnavailable' });
  }
  await rm(folder, { recursive: true });
  await rename(`${folder}-elsewhere`, folder);
  expect((await storage.read('a'))?.content.toString()).toBe('1');
});
