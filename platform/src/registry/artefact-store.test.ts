import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pack } from 'tar-stream';
import { aBuiltFolder, aDataDir, aRemote, aShell } from '../testing/built-folders.ts';
import { packFolder, unpackArchive } from './archive.ts';
import { openRegistry } from './registry.ts';

const anArtefactStore = async () => openRegistry(await aDataDir()).artefacts;
const refusal = (code: string, words: string) => ({ code, message: expect.stringContaining(words) });

test('a built folder is published once, and again is told so', async () => {
  const store = await anArtefactStore();
  const folder = await aBuiltFolder(aRemote());
  expect(await store.publish(folder)).toEqual({ name: 'mf-catalog', version: '1.0.0', outcome: 'published' });
  expect((await store.publish(folder)).outcome).toBe('already-published');
  expect(await readdir(join(store.folder, 'mf-catalog', '1.0.0'))).toContain('remoteEntry.js.br');
  expect((await store.find('mf-catalog', '1.0.0'))?.descriptor.name).toBe('mf-catalog');
});

test('a rebuild at another time with the same files is the same release', async () => {
  const store = await anArtefactStore();
  await store.publish(await aBuiltFolder(aRemote()));
  const later = aRemote({ build: { ...aRemote().build, built_at: '2026-02-02T00:00:00.000Z' } });
  expect((await store.publish(await aBuiltFolder(later))).outcome).toBe('already-published');
});

test('the same version with other bytes is refused, naming the first file that differs', async () => {
  const store = await anArtefactStore();
  await store.publish(await aBuiltFolder(aRemote()));
  const other = await aBuiltFolder(aRemote(), { 'js/remote.js': 'other()', 'remoteEntry.js': 'other()' });
  await expect(store.publish(other)).rejects.toMatchObject(refusal('version_taken', 'js/remote.js'));
  const routes = await aBuiltFolder(aRemote({ routes: [] }));
  await expect(store.publish(routes)).rejects.toMatchObject(refusal('version_taken', 'remote.json'));
});

test('of many processes that publish one version at once, one publishes', async () => {
  const dataDir = await aDataDir();
  const folder = await aBuiltFolder(aShell());
  const stores = Array.from({ length: 8 }, () => openRegistry(dataDir).artefacts);
  const outcomes = await Promise.all(stores.map(async (store) => (await store.publish(folder)).outcome));
  expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(1);
  expect(await readdir(join(dataDir, 'registry', 'incoming'))).toEqual([]);
});

test.each<[string, string, (folder: string) => Promise<unknown>]>([
  ['a file was changed after the build', 'remoteEntry.js', (folder) => writeFile(join(folder, 'remoteEntry.js'), 'x')],
  ['a file is missing', 'css/remote.css', (folder) => rm(join(folder, 'css/remote.css'))],
  ['a file is not listed', 'extra.js', (folder) => writeFile(join(folder, 'extra.js'), 'x')],
  ['a compressed copy is broken', 'js/remote.js.br', (folder) => writeFile(join(folder, 'js/remote.js.br'), 'x')],
  ['a link points out of the folder', 'out.js', (folder) => symlink('/etc/hostname', join(folder, 'out.js'))],
  ['there is no list', 'files.json', (folder) => rm(join(folder, 'files.json'))],
  ['there is no descriptor', 'Build it first', (folder) => rm(join(folder, 'remote.json'))],
])('a release is refused when %s', async (_, words, spoil) => {
  const store = await anArtefactStore();
  const folder = await aBuiltFolder(aRemote());
  await spoil(folder);
  await expect(store.publish(folder)).rejects.toMatchObject(refusal('artefact_invalid', words));
  expect(await store.listNames()).toEqual([]);
});

test("the builder's hidden notes are no part of a release", async () => {
  const store = await anArtefactStore();
  const folder = await aBuiltFolder(aRemote());
  await writeFile(join(folder, '.build-hash'), 'x');
  await store.publish(folder);
  expect(await readdir(join(store.folder, 'mf-catalog', '1.0.0'))).not.toContain('.build-hash');
});

test('versions are listed newest first', async () => {
  const store = await anArtefactStore();
  for (const version of ['1.9.0', '1.10.0', '1.10.0-rc.1'])
    await store.publish(await aBuiltFolder(aRemote({ version })));
  const versions = await store.listVersions('mf-catalog');
  expect(versions.map(({ version }) => version)).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0']);
});

test('a folder survives the way through an archive', async () => {
  const store = await anArtefactStore();
  const incoming = await store.openIncoming();
  await unpackArchive(packFolder(await aBuiltFolder(aRemote())), incoming);
  expect((await store.publishIncoming(incoming)).outcome).toBe('published');
});

test('an archive with a path that leaves its folder is refused', async () => {
  const archive = pack();
  archive.entry({ name: '../outside.js' }, 'x');
  archive.finalize();
  const incoming = join(await aDataDir(), 'in');
  await mkdir(incoming);
  await expect(unpackArchive(Readable.from(archive), incoming)).rejects.toMatchObject(
    refusal('archive_invalid', 'outside.js'),
  );
});
