import { beforeAll, expect, test } from '@jest/globals';
import { openRegistry, type Registry } from '@stoa/server/registry/registry.ts';
import { countingStorage } from '@stoa/server/testing/counting-storage.ts';
import { aLargeSite, copyOf, promoteAll, thirtyNames } from '@stoa/server/testing/large-site.ts';
import { goOn } from '@stoa/server/testing/long-channel.ts';
import { someKeys } from '@stoa/server/testing/signing-keys.ts';

const keys = someKeys();
let site: ReadonlyMap<string, Buffer>;
/** The same after so many revisions. */
const aged = new Map<number, ReadonlyMap<string, Buffer>>();
beforeAll(async () => {
  site = await aLargeSite(keys);
  const storage = copyOf(site);
  for (const revision of [10, 1_000, 10_000]) {
    await goOn(storage, keys, revision);
    const { audit, channels } = openRegistry(storage, keys);
    await audit.reconcile(channels);
    aged.set(revision, new Map(storage.objects));
  }
});

/** What a change leaves behind, besides the versions themselves. */
const LEFT_BEHIND = /^(channels|audit|release-sets)\//;
/** One remote with each change, and never the same set of versions twice, as a Gray code goes. */
const remoteOf = (revision: number): string => thirtyNames[31 - Math.clz32(revision & -revision)]!;

async function promoteUpTo(registry: Registry, upTo: number): Promise<void> {
  let { revision, live } = await registry.channels.read('production');
  for (; revision < upTo; revision += 1) {
    const name = remoteOf(revision);
    await promoteAll(registry, live[name]?.version === '1.1.0' ? '1.0.0' : '1.1.0', [name]);
    ({ live } = await registry.channels.read('production'));
  }
}

test('with thirty remotes a revision leaves at most 3,000 bytes, the audit log and the release set included', async () => {
  const storage = copyOf(site);
  const registry = openRegistry(storage, keys);
  const bytes = () =>
    [...storage.objects].reduce((sum, [key, { length }]) => sum + (LEFT_BEHIND.test(key) ? length : 0), 0);
  await promoteUpTo(registry, 200);
  const [before, sets] = [bytes(), [...storage.objects.keys()].filter((key) => key.startsWith('release-sets/')).length];
  await promoteUpTo(registry, 400);
  const growth = (bytes() - before) / 200;
  expect([...storage.objects.keys()].filter((key) => key.startsWith('release-sets/'))).toHaveLength(sets + 200);
  expect(growth).toBeLessThanOrEqual(3_000);
  // What the newest hold more than the others is the same after any number of them.
  expect((before + 9_800 * growth) / 10_000).toBeLessThanOrEqual(3_000);
});

const makers = ['a process that has run for long', 'one that was just started'] as const;
type Maker = (typeof makers)[number];
/** Of the channel when it had so many revisions; whoever was just started opens the registry for each change. */
async function openAged(revision: number, maker: Maker) {
  const { storage, takeCalls } = countingStorage(copyOf(aged.get(revision)!));
  const open = () => openRegistry(storage, keys);
  if (maker === 'one that was just started') return { registryOf: open, takeCalls };
  const lasting = open();
  await lasting.channels.listChanges('production', 500);
  return { registryOf: () => lasting, takeCalls };
}

async function promoteOther(registry: Registry, name: string): Promise<void> {
  const { revision, live } = await registry.channels.read('production');
  const version = live[name]?.version === '1.1.0' ? '1.0.0' : '1.1.0';
  expect(await promoteAll(registry, version, [name])).toMatchObject({ change: { revision: revision + 1 } });
}

/** Ten changes: in each ten, revisions are put away once. */
async function callsOfTen({ registryOf, takeCalls }: Awaited<ReturnType<typeof openAged>>): Promise<string[]> {
  await registryOf().channels.read('production');
  takeCalls();
  for (const name of thirtyNames.slice(0, 10)) await promoteOther(registryOf(), name);
  // What is read of the versions is the same with any history.
  return takeCalls().filter((call) => /channels?|audit/.test(call));
}

const MORE_CALLS: Record<Maker, number> = { [makers[0]]: 3, [makers[1]]: 25 };
test.each(makers)(
  'a change made by %s asks the storage as often after 10,000 revisions as after 1,000',
  async (maker) => {
    const sites = await Promise.all([10, 1_000, 10_000].map((revision) => openAged(revision, maker)));
    const [young, middle, old] = await Promise.all(sites.map(callsOfTen));
    expect(old).toHaveLength(middle!.length);
    expect(old!.length - young!.length).toBeLessThanOrEqual(10 * MORE_CALLS[maker]);
    expect(old!.filter((call) => call.startsWith('list channels/'))).toEqual([]);
  },
);

const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1]!;
test.each(makers)('a change made by %s takes no longer after 10,000 revisions than after 1,000', async (maker) => {
  const sites = await Promise.all([1_000, 1_000].map((revision) => openAged(revision, maker)));
  const took = sites.map((): number[] => []);
  // By turns: whatever else the machine does meets both.
  for (const name of thirtyNames) {
    for (const [index, { registryOf }] of sites.entries()) {
      const began = performance.now();
      await promoteOther(registryOf(), name);
      took[index]!.push(performance.now() - began);
    }
  }
  const [middle, old] = took.map(median);
  // Ten times as long where it grew with the history; the rest is the machine's.
  expect(old).toBeLessThan(2 * middle!);
});
