import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fallbackDocument } from '@stoa/shared/platform-contract/release.ts';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { composeRelease } from '../gateway/compose-release.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { aRemote, aShell } from '../testing/built-folders.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { aProcess, blobKeyOf } from '../testing/large-site.ts';
import { publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { applyChange } from './apply-change.ts';
import type { Intent } from './plan-change.ts';

const NAME = 'mf-catalog';
const OTHER = 'mf-player';
/** More than were ever looked back for. */
const MANY = 600;
const keys = someKeys();
const storage = aStorage();
const change = (intent: Intent) => applyChange(registry, 'production', intent, { by: 'ada' });
const promote = (...releases: { name: string; version: string }[]) => change({ kind: 'promote', releases });
let registry: Registry;

beforeAll(async () => {
  registry = openRegistry(storage, keys);
  await publish(registry, aShell());
  await publish(registry, aShell({ version: '1.1.0' }), { 'main.js': "shell('1.1.0')" });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, aRemote({ name: NAME, version }));
  for (const version of ['1.0.0', '1.1.0']) await publish(registry, aRemote({ name: OTHER, version, routes: [] }));
  await promote(
    { name: 'shell', version: '1.0.0' },
    { name: NAME, version: '1.0.0' },
    { name: OTHER, version: '1.0.0' },
  );
  await promote({ name: 'shell', version: '1.1.0' }, { name: NAME, version: '1.1.0' });
  await promote({ name: NAME, version: '1.2.0' });
  await change({ kind: 'canary', name: OTHER, version: '1.1.0', weight: 5 });
  await othersChange(MANY);
}, 120_000);

/** As a token that may change another remote's canary, and nothing else, can make them. */
async function othersChange(count: number): Promise<void> {
  const { channels } = registry;
  for (let done = 0; done < count; done += 1) {
    const newest = await channels.findLatest('production');
    const { document, release, fallback } = newest!;
    const revision = document.revision + 1;
    const kind = done % 2 === 0 ? 'pause' : 'resume';
    const [from_weight, to_weight] = kind === 'pause' ? [5, 0] : [0, 5];
    const made: ChannelChange = {
      ...newest!.change,
      revision,
      kind,
      moves: [],
      canaries: [{ name: OTHER, version: '1.1.0', from_weight, to_weight }],
    };
    const at = (text: string) => JSON.stringify({ ...JSON.parse(text), revision });
    const [ours, theirs] = [at(release!.payload), at(fallback!.payload)];
    await channels.commit({ document: { ...document, revision }, change: made, release: ours, fallback: theirs });
    await channels.putAway('production');
  }
}

beforeEach(() => {
  registry = openRegistry(storage, keys);
});

const fallbackOf = async (name: string) => {
  const { fallback } = (await registry.channels.findLatest('production'))!;
  return fallbackDocument.parse(JSON.parse(fallback!.payload)).remotes.find((one) => one.name === name)?.version;
};

test('whatever others do, a new process knows what pages can fall back to', async () => {
  await change({ kind: 'canary', name: OTHER, version: '1.1.0', weight: 6 });
  expect(await fallbackOf(NAME)).toBe('1.1.0');
});

test('whatever others do, a gateway that starts on a damaged shell has the one before', async () => {
  const fresh = aProcess(storage, keys);
  fresh.storage.spoil(await blobKeyOf(registry, 'shell', '1.1.0', 'main.js'), 'altered');
  const revision = (await fresh.registry.channels.findLatest('production'))!;
  const served = await composeRelease(fresh.registry, revision, { patienceMs: 1000 });
  expect(served?.document.shell.version).toBe('1.0.0');
});

test('whatever others do, a rollback finds the version before, and one more the version before that', async () => {
  const { change: first } = await change({ kind: 'rollback', name: NAME, from: '1.2.0', revoke: false });
  expect(first?.moves).toEqual([{ name: NAME, from: '1.2.0', to: '1.1.0' }]);
  await othersChange(60);
  // Asked for again, it is known as done, and by whom.
  const again = await change({ kind: 'rollback', name: NAME, from: '1.2.0', revoke: false });
  expect(again).toMatchObject({ already: true, earlier: { revision: first!.revision } });
  const { change: second } = await change({ kind: 'rollback', name: NAME, to: '1.0.0', revoke: false });
  expect(second?.moves).toEqual([{ name: NAME, from: '1.1.0', to: '1.0.0' }]);
});
