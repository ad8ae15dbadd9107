import { rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readBuiltFolder } from '../registry/built-folder.ts';
import { openRegistry } from '../registry/registry.ts';
import { aBuiltFolder, aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { aRegistry } from '../testing/registries.ts';
import { applyChange } from './apply-change.ts';
import { planPublish, publishArtefact, publishFolder } from './publish-artefact.ts';

const because = { by: 'ada' };
const refusal = (code: string, words: string) => ({ code, message: expect.stringContaining(words) });

test('a built folder is published once, and again is told so', async () => {
  const registry = aRegistry();
  const folder = await aBuiltFolder(aRemote());
  expect(await publishFolder(registry, folder, 'ada')).toEqual({
    name: 'mf-catalog',
    version: '1.0.0',
    outcome: 'published',
    proof: null,
  });
  expect((await publishFolder(registry, folder, 'ada')).outcome).toBe('already-published');
  const found = await registry.artefacts.find('mf-catalog', '1.0.0');
  expect(found).toMatchObject({ published_by: 'ada', descriptor: { name: 'mf-catalog' } });
  expect(found?.files.find(({ path }) => path === 'js/remote.js')?.copies).toMatchObject([{ encoding: 'br' }]);
});

test('a rebuild at another time with the same files is the same release', async () => {
  const registry = aRegistry();
  await publishFolder(registry, await aBuiltFolder(aRemote()), 'ada');
  const later = aRemote({ build: { ...aRemote().build, built_at: '2026-02-02T00:00:00.000Z' } });
  expect((await publishFolder(registry, await aBuiltFolder(later), 'ada')).outcome).toBe('already-published');
});

test('the same version with other bytes is refused, naming the first file that differs', async () => {
  const registry = aRegistry();
  await publishFolder(registry, await aBuiltFolder(aRemote()), 'ada');
  const other = await aBuiltFolder(aRemote(), { 'js/remote.js': 'other()' });
  await expect(publishFolder(registry, other, 'ada')).rejects.toMatchObject(refusal('version_taken', 'js/remote.js'));
  const routes = await aBuiltFolder(aRemote({ routes: [] }));
  await expect(publishFolder(registry, routes, 'ada')).rejects.toMatchObject(refusal('version_taken', 'remote.json'));
});

test('of many processes that publish one version at once, one publishes', async () => {
  const { storage, keys } = aRegistry();
  const folder = await aBuiltFolder(aShell());
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, async () => (await publishFolder(openRegistry(storage, keys), folder, 'ada')).outcome),
  );
  expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(1);
});

test.each<[string, string, (folder: string) => Promise<unknown>]>([
  ['a file was changed after the build', 'remoteEntry.js', (folder) => writeFile(join(folder, 'remoteEntry.js'), 'x')],
  ['a file is missing', 'css/remote.css', (folder) => rm(join(folder, 'css/remote.css'))],
  ['a file is not listed', 'extra.js', (folder) => writeFile(join(folder, 'extra.js'), 'x')],
  ['a compressed copy is broken', 'js/remote.js', (folder) => writeFile(join(folder, 'js/remote.js.br'), 'x')],
  ['a link points out of the folder', 'out.js', (folder) => symlink('/etc/hostname', join(folder, 'out.js'))],
  ['there is no list', 'files.json', (folder) => rm(join(folder, 'files.json'))],
  ['there is no descriptor', 'Build it first', (folder) => rm(join(folder, 'remote.json'))],
])('a release is refused when %s', async (_, words, spoil) => {
  const registry = aRegistry();
  const folder = await aBuiltFolder(aRemote());
  await spoil(folder);
  await expect(publishFolder(registry, folder, 'ada')).rejects.toMatchObject(refusal('artefact_invalid', words));
  expect(await registry.artefacts.listNames()).toEqual([]);
});

test('routes that clash in one channel only are told, and refused where the version would go live there', async () => {
  const registry = aRegistry();
  const publishIt = async (descriptor: Parameters<typeof aBuiltFolder>[0]) =>
    publishFolder(registry, await aBuiltFolder(descriptor), 'ada');
  const promote = (channel: string, names: string[]) =>
    applyChange(
      registry,
      channel,
      { kind: 'promote', releases: names.map((name) => ({ name, version: '1.0.0' })) },
      because,
    );
  await publishIt(aShell());
  await publishIt(aRemote({ name: 'mf-tried', routes: [aRoute('/catalogue')] }));
  await promote('production', ['shell']);
  await promote('staging', ['shell', 'mf-tried']);
  const clashing = aRemote({ routes: [aRoute('/catalogue')] });
  const { outcome, checks } = await planPublish(registry, await readBuiltFolder(await aBuiltFolder(clashing)));
  expect(outcome).toBe('new');
  expect(checks.join()).toContain('clash with mf-tried, which is live in staging: there it cannot be promoted');
  await publishIt(clashing);
  await expect(promote('staging', ['mf-catalog'])).rejects.toMatchObject({ code: 'route_clash' });
  expect((await promote('production', ['mf-catalog'])).change).not.toBeNull();

  await promote('production', ['mf-catalog']);
  const third = await aBuiltFolder(aRemote({ name: 'mf-third', routes: [aRoute('/catalogue')] }));
  await expect(publishFolder(registry, third, 'ada')).rejects.toMatchObject({ code: 'route_clash' });
});

test("the builder's hidden notes are no part of a release", async () => {
  const registry = aRegistry();
  const folder = await aBuiltFolder(aRemote());
  await writeFile(join(folder, '.build-hash'), 'x');
  await publishFolder(registry, folder, 'ada');
  const files = (await registry.artefacts.find('mf-catalog', '1.0.0'))?.files.map(({ path }) => path);
  expect(files).not.toContain('.build-hash');
});

test('versions are listed newest first', async () => {
  const registry = aRegistry();
  for (const version of ['1.9.0', '1.10.0', '1.10.0-rc.1']) {
    await publishFolder(registry, await aBuiltFolder(aRemote({ version })), 'ada');
  }
  expect(await registry.artefacts.listVersions('mf-catalog')).toEqual(['1.10.0', '1.10.0-rc.1', '1.9.0']);
});

test('an upload that broke off goes on with what is missing, and exists only when it is whole', async () => {
  const registry = aRegistry();
  const built = await readBuiltFolder(await aBuiltFolder(aRemote()));
  const candidate = { descriptor: built.descriptor, files: built.files };
  const plan = await planPublish(registry, candidate);
  expect(plan).toMatchObject({ outcome: 'new', refusals: [] });
  const [first, ...rest] = plan.missing;
  await registry.blobs.put(first!.blob, await built.readBlob(first!.blob));
  await expect(publishArtefact(registry, candidate, 'ada')).rejects.toMatchObject(
    refusal('artefact_invalid', 'not uploaded yet'),
  );
  expect(await registry.artefacts.find('mf-catalog', '1.0.0')).toBeUndefined();
  expect((await planPublish(registry, candidate)).missing).toHaveLength(rest.length);
  for (const { blob } of rest) await registry.blobs.put(blob, await built.readBlob(blob));
  expect((await publishArtefact(registry, candidate, 'ada')).outcome).toBe('published');
});

test('a blob with other bytes than its name says is refused, and one that was altered in the storage is found out and put right', async () => {
  const storage = aStorage();
  const registry = aRegistry(storage);
  const built = await readBuiltFolder(await aBuiltFolder(aRemote()));
  const [file] = built.files;
  await expect(registry.blobs.put('0'.repeat(96), Buffer.from('x'))).rejects.toMatchObject({ code: 'blob_invalid' });
  await publishFolder(registry, await aBuiltFolder(aRemote()), 'ada');
  const blob = Buffer.from(file!.integrity.slice(7), 'base64').toString('hex');
  storage.objects.set(`blobs/${blob.slice(0, 2)}/${blob}`, Buffer.from('altered'));
  const other = () => openRegistry(storage, registry.keys);
  await expect(other().blobs.read(blob)).rejects.toMatchObject({ name: 'BlobCorrupt' });
  expect((await publishFolder(other(), await aBuiltFolder(aRemote()), 'ada')).outcome).toBe('already-published');
  expect(await other().blobs.read(blob)).toBeDefined();
});

test('a record that no trusted key signed is as if it were not there, and says so', async () => {
  const storage = aStorage();
  await publishFolder(aRegistry(storage), await aBuiltFolder(aRemote()), 'ada');
  await expect(aRegistry(storage).artefacts.find('mf-catalog', '1.0.0')).rejects.toMatchObject({
    name: 'ArtefactUntrusted',
  });
});

test.each(['{}', 'no JSON at all'])(
  'a record overwritten with %s is no record, and no fault of the storage',
  async (text) => {
    const storage = aStorage();
    const registry = aRegistry(storage);
    await publishFolder(registry, await aBuiltFolder(aRemote()), 'ada');
    const key = [...storage.objects.keys()].find((one) => one.startsWith('artefacts/mf-catalog/'))!;
    storage.objects.set(key, Buffer.from(text));
    await expect(openRegistry(storage, registry.keys).artefacts.find('mf-catalog', '1.0.0')).rejects.toMatchObject({
      name: 'ArtefactUntrusted',
      message: expect.stringContaining(key),
    });
  },
);

test('a remote may need the build of the shell that was published before it, whatever its name', async () => {
  const registry = aRegistry();
  const shells = [aShell({ contract: '1.0.0' }), aShell({ version: '1.0.0-b00000002', contract: '1.4.0' })];
  for (const shell of shells) await publishFolder(registry, await aBuiltFolder(shell), 'ada');
  await applyChange(
    registry,
    'production',
    { kind: 'promote', releases: [{ name: 'shell', version: '1.0.0' }] },
    because,
  );
  const remote = await aBuiltFolder(aRemote({ contract: '^1.4.0' }));
  expect((await publishFolder(registry, remote, 'ada')).outcome).toBe('published');
  const together = [
    { name: 'shell', version: '1.0.0-b00000002' },
    { name: 'mf-catalog', version: '1.0.0' },
  ];
  await applyChange(registry, 'production', { kind: 'promote', releases: together }, because);
  expect((await registry.channels.read('production')).live['mf-catalog']?.version).toBe('1.0.0');
});

test("names of the live shell and of other remotes' fonts are taken", async () => {
  const registry = aRegistry();
  const player = aRemote({ name: 'mf-player', routes: [] });
  await publishFolder(registry, await aBuiltFolder(aShell(), { 'main.css': '@layer shell{.nt5dUP{top:0}}' }), 'ada');
  const font = '@font-face{font-family:Inter;src:url(a.woff2)}';
  await publishFolder(registry, await aBuiltFolder(player, { 'css/remote.css': font }), 'ada');
  const releases = [aShell(), player].map(({ name, version }) => ({ name, version }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, because);

  const css = `@layer remote{.nt5dUP{display:none}}${font}`;
  const folder = await aBuiltFolder(aRemote(), { 'css/remote.css': css });
  // Sources are looked into when they are uploaded.
  const built = await readBuiltFolder(folder);
  await Promise.all(
    (await planPublish(registry, built)).missing.map(async ({ blob }) =>
      registry.blobs.put(blob, await built.readBlob(blob)),
    ),
  );
  await expect(planPublish(registry, built)).resolves.toMatchObject({
    outcome: 'refused',
    refusals: [
      { code: 'style_leaks', message: expect.stringContaining('not the remote’s own: .nt5dUP') },
      { code: 'style_leaks', message: expect.stringContaining('mf-player’s') },
    ],
  });
});
