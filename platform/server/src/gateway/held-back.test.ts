import { setImmediate as soon } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { HeldBack, VersionFault } from '@stoa/shared/platform-contract/gateways.ts';
import { fallbackDocument } from '@stoa/shared/platform-contract/release.ts';
import { toJson } from '../registry/json-object.ts';
import type { Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import type { FaultyStorage, ReadFault } from '../testing/faulty-storage.ts';
import {
  aLargeSite,
  aProcess,
  blobKeyOf,
  copyOf,
  formKeysOf,
  promoteAll,
  publishPart,
  thirtyNames,
} from '../testing/large-site.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { composeRelease } from './compose-release.ts';
import { watchLiveRelease, type LiveReleaseWatch } from './live-release.ts';

const keys = someKeys();
const because = { by: 'ada' };
const VICTIM = 'mf-part-7';
const log = fastify({ logger: false }).log;

let site: ReadonlyMap<string, Buffer>;
let storage: ReturnType<typeof copyOf>;
/** The process that releases, which nothing is wrong with. */
let registry: Registry;
const watches: LiveReleaseWatch[] = [];

beforeAll(async () => {
  site = await aLargeSite(keys);
});
beforeEach(() => {
  storage = copyOf(site);
  registry = aProcess(storage, keys).registry;
});
afterEach(() => {
  for (const watch of watches.splice(0)) watch.close();
  jest.useRealTimers();
});

interface Gateway {
  storage: FaultyStorage;
  release: LiveReleaseWatch;
}
async function startGateway(
  spoil: (storage: FaultyStorage) => unknown = () => undefined,
  patienceMs = 100,
): Promise<Gateway> {
  const process = aProcess(storage, keys);
  await spoil(process.storage);
  const release = await watchLiveRelease(process.registry, { channel: 'production', log, patienceMs });
  watches.push(release);
  return { storage: process.storage, release };
}

const versionsOf = ({ release }: Gateway): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(release.current()?.channel.live ?? {}).map(([name, { version }]) => [name, version]),
  );
const all = (version: string) => Object.fromEntries(['shell', ...thirtyNames].map((name) => [name, version]));
const heldBy = ({ release }: Gateway): readonly HeldBack[] => release.current()?.held ?? [];
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** From now on the clock goes only where `passTime` lets it, so that a busy machine measures what an idle one does. */
const standStill = (): void =>
  void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
async function passTime(is: () => boolean): Promise<void> {
  while (!is()) {
    // All that is read here lies in memory: what is to be done is done in a few turns.
    for (let turn = 0; turn < 20; turn += 1) await soon();
    jest.advanceTimersByTime(10);
  }
}

const strangersRecord = toJson(someKeys().signer!.sign('{}'));
const faults: [where: string, how: string, fault: ReadFault, kind: VersionFault][] = [
  ['js/remote.js', 'altered', 'altered', 'altered'],
  ['js/remote.js', 'absent', 'absent', 'missing'],
  ['js/remote.js', 'slow', 'slow', 'slow'],
  ['js/remote.js', 'not to be had', 'unavailable', 'unreadable'],
  ['remoteEntry.js', 'malicious', Buffer.from("fetch('https://evil.example')"), 'altered'],
  ['the record', 'altered', 'altered', 'altered'],
  ['the record', 'absent', 'absent', 'missing'],
  ['the record', 'slow', 'slow', 'slow'],
  ['the record', 'signed by a stranger', strangersRecord, 'altered'],
];
const keyOf = (where: string, version = '1.1.0', name = VICTIM): Promise<string> =>
  where === 'the record'
    ? Promise.resolve(`artefacts/${name}/${version}.json`)
    : blobKeyOf(registry, name, version, where);

const formsOf = (version: string): Promise<string[]> => formKeysOf(registry, VICTIM, version, 'js/remote.js');

test.each(faults)('%s is %s: that remote alone is held back, and heals by itself', async (where, _how, fault, kind) => {
  const key = await keyOf(where);
  const gateway = await startGateway((own) => own.spoil(key, fault));
  expect(versionsOf(gateway)).toEqual({ ...all('1.1.0'), [VICTIM]: '1.0.0' });
  expect(heldBy(gateway)).toEqual([
    expect.objectContaining({ name: VICTIM, version: '1.1.0', serving: '1.0.0', canary: false, fault: kind }),
  ]);
  expect(heldBy(gateway)[0]?.why).toContain(`${VICTIM}@1.1.0`);
  gateway.storage.mend(key);
  await until(() => heldBy(gateway).length === 0);
  expect(versionsOf(gateway)).toEqual(all('1.1.0'));
  expect(gateway.release.current()?.standIns).toBeUndefined();
});

test('two gateways, one old and one fresh, serve the same, and later changes of others reach both', async () => {
  const old = await startGateway();
  await publishPart(registry, VICTIM, '1.2.0');
  const key = await blobKeyOf(registry, VICTIM, '1.2.0', 'js/remote.js');
  old.storage.spoil(key, 'altered');
  await promoteAll(registry, '1.2.0', [VICTIM]);
  await until(() => old.release.current()?.document.revision === 3);
  const fresh = await startGateway((own) => own.spoil(key, 'altered'));
  await publishPart(registry, 'mf-part-3', '1.2.0');
  await promoteAll(registry, '1.2.0', ['mf-part-3']);
  for (const gateway of [old, fresh]) {
    await until(() => gateway.release.current()?.document.revision === 4);
    expect(versionsOf(gateway)).toEqual({ ...all('1.1.0'), 'mf-part-3': '1.2.0' });
    expect(heldBy(gateway)).toMatchObject([{ name: VICTIM, version: '1.2.0', serving: '1.1.0' }]);
  }
});

test('what stands in is signed by a key of the site, in a text that names just that version', async () => {
  const key = await keyOf('js/remote.js');
  const { release } = await startGateway((own) => own.spoil(key, 'altered'));
  const { withheld, taken, texts } = release.current()!.standIns!;
  expect([withheld, taken]).toEqual([[`${VICTIM}@1.1.0`], [`${VICTIM}@1.0.0`]]);
  expect(texts).toHaveLength(1);
  expect(keys.verifier.verify(texts[0]!)).toBe(true);
  const { remotes } = fallbackDocument.parse(JSON.parse(texts[0]!.payload));
  expect(remotes.find(({ name }) => name === VICTIM)?.version).toBe('1.0.0');
});

test('a remote without a good version is absent, its addresses are known, and all others are served', async () => {
  const [newest, before] = [await formsOf('1.1.0'), await formsOf('1.0.0')];
  const gateway = await startGateway((own) => {
    for (const key of newest) own.spoil(key, 'altered');
    for (const key of before) own.spoil(key, 'absent');
  });
  const { [VICTIM]: _, ...others } = all('1.1.0');
  expect(versionsOf(gateway)).toEqual(others);
  expect(heldBy(gateway)).toMatchObject([{ name: VICTIM, serving: null }]);
  expect(gateway.release.current()?.routesWith([])(`/${VICTIM}`)).toMatchObject({ kind: 'remote' });
});

test('a version of which one form of a file is altered is served from another, where nothing can stand in', async () => {
  const [newest = ''] = await formsOf('1.1.0');
  const before = await formsOf('1.0.0');
  const gateway = await startGateway((own) => {
    own.spoil(newest, 'altered');
    for (const key of before) own.spoil(key, 'absent');
  });
  expect(versionsOf(gateway)).toEqual(all('1.1.0'));
  const why = `${VICTIM}@1.1.0: js/remote.js is altered in the registry`;
  expect(heldBy(gateway)).toEqual([
    { name: VICTIM, version: '1.1.0', canary: false, serving: '1.1.0', fault: 'altered', why },
  ]);
  // Also while it is not asked again, because others have news.
  await publishPart(registry, 'mf-part-3', '1.2.0');
  await promoteAll(registry, '1.2.0', ['mf-part-3']);
  await until(() => versionsOf(gateway)['mf-part-3'] === '1.2.0');
  expect(heldBy(gateway)).toMatchObject([{ name: VICTIM, serving: '1.1.0' }]);
});

test('a canary with a fault is withheld, and nothing else', async () => {
  await publishPart(registry, VICTIM, '1.2.0');
  await applyChange(registry, 'production', { kind: 'canary', name: VICTIM, version: '1.2.0', weight: 50 }, because);
  const key = await keyOf('js/remote.js', '1.2.0');
  const gateway = await startGateway((own) => own.spoil(key, 'absent'));
  expect(versionsOf(gateway)).toEqual(all('1.1.0'));
  expect(heldBy(gateway)).toMatchObject([{ name: VICTIM, version: '1.2.0', canary: true, serving: '1.1.0' }]);
  const { channel, decided } = gateway.release.current()!;
  expect(channel.live[VICTIM]?.canary).toBeNull();
  // Who may speak for or against the canary is known all the same.
  expect(decided.live[VICTIM]?.canary).toMatchObject({ version: '1.2.0' });
  expect(gateway.release.current()?.document.canaries).toEqual([]);
});

test('with a fault of its own the shell stays at its last good version, and remotes are new', async () => {
  const key = await blobKeyOf(registry, 'shell', '1.1.0', 'main.js');
  const gateway = await startGateway((own) => own.spoil(key, 'altered'));
  expect(versionsOf(gateway)).toEqual({ ...all('1.1.0'), shell: '1.0.0' });
  expect([...gateway.release.current()!.shells.keys()]).toEqual(['1.0.0']);
  expect(heldBy(gateway)).toMatchObject([{ name: 'shell', version: '1.1.0', serving: '1.0.0' }]);
});

test('never a version that was revoked stands in, and one that was rolled back only where there is no other', async () => {
  await publishPart(registry, VICTIM, '1.2.0');
  await promoteAll(registry, '1.2.0', [VICTIM]);
  await applyChange(registry, 'production', { kind: 'rollback', name: VICTIM, revoke: false }, because);
  const [newest, before] = [await formsOf('1.1.0'), await formsOf('1.0.0')];
  const gateway = await startGateway((own) => own.spoil(newest[0]!, 'altered'));
  expect(versionsOf(gateway)[VICTIM]).toBe('1.0.0');
  const spoilBoth = (own: FaultyStorage) => {
    for (const key of [...newest, ...before]) own.spoil(key, 'altered');
  };
  expect(versionsOf(await startGateway(spoilBoth))[VICTIM]).toBe('1.2.0');
  const again = { kind: 'promote' as const, releases: [{ name: VICTIM, version: '1.2.0' }], allowTakenBack: true };
  await applyChange(registry, 'production', again, because);
  await applyChange(registry, 'production', { kind: 'rollback', name: VICTIM, revoke: true }, because);
  expect(versionsOf(await startGateway(spoilBoth))[VICTIM]).toBeUndefined();
});

test('a remote of which nothing comes, ten versions of it, keeps neither a fresh gateway nor the news of others waiting', async () => {
  const patienceMs = 2_000;
  for (let minor = 2; minor < 10; minor += 1) {
    await publishPart(registry, VICTIM, `1.${minor}.0`);
    await promoteAll(registry, `1.${minor}.0`, [VICTIM]);
  }
  const keysOf = async (name: string, version: string): Promise<string[]> => {
    const { files } = (await registry.artefacts.find(name, version))!;
    return Promise.all(files.map(({ path }) => keyOf(path, version, name)));
  };
  const shared = await keysOf('mf-part-0', '1.0.0');
  const ownKeys = async (version: string) => (await keysOf(VICTIM, version)).filter((key) => !shared.includes(key));
  const newest = await keyOf('js/remote.js', '1.9.0');
  let asked = 0;
  const spoilAll = async (own: FaultyStorage): Promise<void> => {
    for (const version of await registry.artefacts.listVersions(VICTIM))
      for (const key of await ownKeys(version)) own.spoil(key, 'slow');
    const { read } = own;
    own.read = (key) => {
      if (key === newest) asked += 1;
      return read(key);
    };
  };
  standStill();
  const began = performance.now();
  let gateway: Gateway | undefined;
  void startGateway(spoilAll, patienceMs).then((started) => (gateway = started));
  await passTime(() => gateway !== undefined);
  expect(performance.now() - began).toBeLessThan(3 * patienceMs);
  expect(heldBy(gateway!)).toMatchObject([{ name: VICTIM, version: '1.9.0', serving: null, fault: 'slow' }]);
  for (const version of ['1.2.0', '1.3.0']) {
    await publishPart(registry, 'mf-part-3', version);
    const before = asked;
    await passTime(() => asked > before);
    await promoteAll(registry, version, ['mf-part-3']);
    const told = performance.now();
    await passTime(() => versionsOf(gateway!)['mf-part-3'] === version);
    expect(performance.now() - told).toBeLessThan(0.75 * patienceMs);
  }
  for (const key of await ownKeys('1.0.0')) gateway!.storage.mend(key);
  await passTime(() => versionsOf(gateway!)[VICTIM] === '1.0.0');
});

test('what pages have already stays while the storage does not answer, also where no memory has it any more', async () => {
  const { release } = await startGateway();
  const forgetful = aProcess(storage, keys);
  const key = await keyOf('js/remote.js');
  const revision = (await forgetful.registry.channels.findLatest('production'))!;
  const compose = (fault: ReadFault) => {
    forgetful.storage.spoil(key, fault);
    return composeRelease(forgetful.registry, revision, { before: release.current(), patienceMs: 100 });
  };
  for (const fault of ['unavailable', 'slow'] as const) expect((await compose(fault))?.held).toEqual([]);
  expect((await compose('absent'))?.held).toMatchObject([{ name: VICTIM, serving: '1.0.0', fault: 'missing' }]);
});

test('while the storage is away, pages stay as they are', async () => {
  const key = await keyOf('js/remote.js');
  const gateway = await startGateway((own) => own.spoil(key, 'altered'));
  gateway.storage.unavailable(true);
  await gateway.release.refresh();
  gateway.release.recheck();
  await gateway.release.refresh();
  expect(versionsOf(gateway)).toEqual({ ...all('1.1.0'), [VICTIM]: '1.0.0' });
  expect(gateway.release.trouble()).toMatchObject({ name: 'StorageUnavailable' });
});
