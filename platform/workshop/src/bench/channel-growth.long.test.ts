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
  for (const revision of [10, 1_000, 2_000]) {
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

/** Ten changes: in each ten, revisions are put away once. */
async function callsOfTen(registryOf: () => Registry, takeCalls: () => string[]): Promise<string[]> {
  const { revision, live } = await registryOf().channels.read('production');
  takeCalls();
  for (const [index, name] of thirtyNames.slice(0, 10).entries()) {
    const version = live[name]?.version === '1.1.0' ? '1.0.0' : '1.1.0';
    expect(await promoteAll(registryOf(), version, [name])).toMatchObject({
      change: { revision: revision + index + 1 },
    });
  }
  // What is read of the versions is the same with any history.
  return takeCalls().filter((call) => /channels?|audit/.test(call));
}

test.each([
  ['a process that has run for long', 3],
  ['one that was just started', 25],
])('a change made by %s asks the storage as often after 2,000 revisions as after 1,000', async (who, more) => {
  const [young, middle, old] = await Promise.all(
    [10, 1_000, 2_000].map(async (revision) => {
      const { storage, takeCalls } = countingStorage(copyOf(aged.get(revision)!));
      const lasting = openRegistry(storage, keys);
      const isLasting = who.includes('long');
      if (isLasting) await lasting.channels.listChanges('production', 500);
      return callsOfTen(() => (isLasting ? lasting : openRegistry(storage, keys)), takeCalls);
    }),
  );
  expect(old).toHaveLength(middle!.length);
  expect(old!.length - young!.length).toBeLessThanOrEqual(10 * more);
  expect(old!.filter((call) => call.startsWith('list channels/'))).toEqual([]);
});
