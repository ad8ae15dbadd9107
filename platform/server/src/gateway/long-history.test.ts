import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { findHolders } from '../release/holders.ts';
import { aProcess, aLargeSite, blobKeyOf, copyOf, promoteAll } from '../testing/large-site.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { watchLiveRelease, type LiveReleaseWatch } from './live-release.ts';

/** Revisions 1 and 2 made all of the site live; then one remote changed and changed, until those two were put away. */
const NEWEST = 71;
const VICTIM = 'mf-part-7';
const keys = someKeys();
const log = fastify({ logger: false }).log;
let site: ReadonlyMap<string, Buffer>;
let storage: ReturnType<typeof copyOf>;
let registry: Registry;
const watches: LiveReleaseWatch[] = [];
const keyOf = (revision: number) => `channels/production/revisions/${revision}.json`;

beforeAll(async () => {
  const aged = copyOf(await aLargeSite(keys));
  const own = openRegistry(aged, keys);
  for (let revision = 3; revision <= NEWEST; revision += 1) {
    await promoteAll(own, revision % 2 ? '1.0.0' : '1.1.0', ['mf-part-1']);
  }
  site = aged.objects;
});
beforeEach(() => {
  storage = copyOf(site);
  registry = openRegistry(storage, keys);
});
afterAll(() => {
  for (const watch of watches) watch.close();
});

async function served(spoiltKeys: readonly string[]) {
  const process = aProcess(storage, keys);
  for (const key of spoiltKeys) process.storage.spoil(key, 'altered');
  const release = await watchLiveRelease(process.registry, { channel: 'production', log, patienceMs: 100 });
  watches.push(release);
  const { document, channel } = release.current()!;
  return { revision: document.revision, victim: channel.live[VICTIM]?.version };
}

test('the revision that put a version live is put away, and the version before still stands in for it', async () => {
  expect(await registry.channels.findRevision('production', 2)).toBeUndefined();
  const key = await blobKeyOf(registry, VICTIM, '1.1.0', 'js/remote.js');
  expect(await served([key])).toEqual({ revision: NEWEST, victim: '1.0.0' });
});

test('a gateway that starts on damaged revisions goes back as many as before any was put away', async () => {
  const damaged = Array.from({ length: 19 }, (_, index) => keyOf(NEWEST - index));
  expect(await served(damaged)).toEqual({ revision: NEWEST - 19, victim: '1.1.0' });
});

test('a rollback goes back to what a revision that was put away had live', async () => {
  const { change } = await applyChange(
    registry,
    'production',
    { kind: 'rollback', name: VICTIM, revoke: false },
    { by: 'ada' },
  );
  expect(change?.moves).toEqual([{ name: VICTIM, from: '1.1.0', to: '1.0.0' }]);
});

test('what a rollback needs is held, and the audit log is whole, after revisions were put away', async () => {
  const { channels, audit } = registry;
  const question = {
    name: VICTIM,
    version: '1.0.0',
    channels: [await channels.read('production')],
    changesOf: (channel: string) => channels.listChanges(channel),
    leases: new Map(),
  };
  expect(await findHolders(question)).toContainEqual({ kind: 'rollback-target', detail: 'production', until: null });
  expect(await audit.verify({ expected: async () => ({ production: NEWEST }) })).toMatchObject({ valid: true });
  await audit.reconcile(channels);
  expect((await audit.list({ limit: 1 }))[0]).toMatchObject({ revision: NEWEST, release_set: expect.any(String) });
});
