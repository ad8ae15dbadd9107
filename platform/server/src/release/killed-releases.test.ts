import { expect, test } from '@jest/globals';
import { openRegistry, type Registry } from '../registry/registry.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { aBuiltFolder, aRemote, aShell } from '../testing/built-folders.ts';
import { killAtEvery } from '../testing/faulty-storage.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { applyChange, recordChanges } from './apply-change.ts';
import type { Intent } from './plan-change.ts';
import { publishFolder } from './publish-artefact.ts';
import { retireVersion } from './retire-version.ts';

const keys = someKeys();
const because = { by: 'ada' };
const reopen = (storage: ObjectStorage): Registry => openRegistry(storage, keys);
const change = (registry: Registry, intent: Intent) => applyChange(registry, 'production', intent, because);
const promote = (version: string): Intent => ({ kind: 'promote', releases: [{ name: 'mf-catalog', version }] });

const shell = await aBuiltFolder(aShell());
const first = await aBuiltFolder(aRemote());
const second = await aBuiltFolder(aRemote({ version: '1.1.0' }), { 'js/remote.js': 'second();' });

/** Shell and mf-catalog 1.0.0 are live. */
async function aSite(storage: ObjectStorage): Promise<void> {
  const registry = reopen(storage);
  for (const folder of [shell, first]) await publishFolder(registry, folder, 'ada');
  const releases = ['shell', 'mf-catalog'].map((name) => ({ name, version: '1.0.0' }));
  await change(registry, { kind: 'promote', releases });
}

/** Whatever was going on: what is live is whole and signed, and the log can be completed and verified. */
async function expectSound(storage: ObjectStorage): Promise<Registry> {
  const registry = reopen(storage);
  const { live } = await registry.channels.read('production');
  for (const [name, { version, digest }] of Object.entries(live)) {
    const artefact = await registry.artefacts.find(name, version);
    expect(artefact?.digest).toBe(digest);
    const blobs = artefact!.files.map(({ integrity }) => Buffer.from(integrity.slice(7), 'base64').toString('hex'));
    expect(await registry.blobs.findUnsound(blobs)).toEqual(new Set());
  }
  await recordChanges(registry);
  const changes = await registry.channels.listChanges('production');
  const entries = (await registry.audit.list({ limit: 100 })).filter(({ channel }) => channel === 'production');
  expect(entries.map(({ revision }) => revision)).toEqual(changes.map(({ revision }) => revision));
  expect(await registry.audit.verify()).toMatchObject({ valid: true });
  return registry;
}

test('a publisher killed at any write leaves no half version, and publishing again completes it', async () => {
  const kills = await killAtEvery(
    (storage) => publishFolder(reopen(storage), second, 'ada').then(() => undefined),
    async (storage) => {
      const registry = await expectSound(storage);
      await publishFolder(registry, second, 'ada');
      await change(registry, promote('1.1.0'));
      await expectSound(storage);
    },
    aSite,
  );
  expect(kills).toBeGreaterThan(10);
});

test.each<[string, Intent, Intent | null]>([
  ['a promotion', promote('1.1.0'), null],
  ['a canary', { kind: 'canary', name: 'mf-catalog', version: '1.1.0', weight: 5 }, null],
  ['a rollback', { kind: 'rollback', name: 'mf-catalog', revoke: true }, promote('1.1.0')],
])('whoever makes %s and is killed at any write has made it or has not', async (_, intent, before) => {
  await killAtEvery(
    (storage) => change(reopen(storage), intent).then(() => undefined),
    async (storage) => {
      const registry = await expectSound(storage);
      // Asked for again, it is there: once.
      const { document } = await change(registry, intent);
      expect(document.revision).toBe(before ? 3 : 2);
      await expectSound(storage);
    },
    async (storage) => {
      await aSite(storage);
      await publishFolder(reopen(storage), second, 'ada');
      if (before) await change(reopen(storage), before);
    },
  );
});

test('whoever retires a version and is killed at any write harms no other, and doing it again completes it', async () => {
  const retire = (registry: Registry) =>
    retireVersion(registry, { name: 'mf-catalog', version: '1.1.0' }, { by: 'ada', why: '' });
  await killAtEvery(
    (storage) => retire(reopen(storage)).then(() => undefined),
    async (storage) => {
      const registry = await expectSound(storage);
      await retire(registry);
      expect(await registry.artefacts.find('mf-catalog', '1.1.0')).toBeUndefined();
      await expectSound(storage);
    },
    async (storage) => {
      await aSite(storage);
      await publishFolder(reopen(storage), second, 'ada');
    },
  );
});
