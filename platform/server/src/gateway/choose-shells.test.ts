import { beforeEach, expect, test } from '@jest/globals';
import { applyChange } from '../release/apply-change.ts';
import { aShell } from '../testing/built-folders.ts';
import type { FaultyStorage, ReadFault } from '../testing/faulty-storage.ts';
import { aProcess, blobKeyOf } from '../testing/large-site.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { composeRelease } from './compose-release.ts';

const PATIENCE_MS = 1_000;
const keys = someKeys();
const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0', '1.5.0'];
let storage: ReturnType<typeof aStorage>;

beforeEach(async () => {
  storage = aStorage();
  const { registry } = aProcess(storage, keys);
  for (const version of versions) {
    await publish(registry, aShell({ version }), { 'main.js': `shell('${version}')` });
    const releases = [{ name: 'shell', version }];
    await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  }
});

/** What a fresh gateway gives to pages, and how long it took to know. */
async function compose(spoil: (storage: FaultyStorage) => unknown) {
  const { registry, storage: own } = aProcess(storage, keys);
  await spoil(own);
  const revision = (await registry.channels.findLatest('production'))!;
  const began = performance.now();
  const served = await composeRelease(registry, revision, { patienceMs: PATIENCE_MS });
  return { shells: [...served!.shells.keys()], before: served!.shellBefore, ms: performance.now() - began };
}

/** The script of each of these shells. */
const spoilScripts = (spoilt: readonly string[], fault: ReadFault) => async (own: FaultyStorage) => {
  const { registry } = aProcess(storage, keys);
  for (const version of spoilt) own.spoil(await blobKeyOf(registry, 'shell', version, 'main.js'), fault);
};

test('however many shells are slow, one patience is left for all that may stand in', async () => {
  const { shells, before, ms } = await compose(spoilScripts(versions.slice(2), 'slow'));
  expect([shells, before]).toEqual([['1.1.0', '1.0.0'], '1.0.0']);
  expect(ms).toBeLessThan(2.5 * PATIENCE_MS);
});

test('the newest good shell stands in, and the one before it is for pages that cannot trust it', async () => {
  const { shells, before } = await compose(spoilScripts(['1.5.0', '1.4.0'], 'altered'));
  expect([shells, before]).toEqual([['1.3.0', '1.2.0'], '1.2.0']);
});

test('behind the first eight there may be a good one, too', async () => {
  const { registry } = aProcess(storage, keys);
  const later = Array.from({ length: 8 }, (_, at) => `2.${at}.0`);
  for (const version of later) {
    await publish(registry, aShell({ version }), { 'main.js': `shell('${version}')` });
    const releases = [{ name: 'shell', version }];
    await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
  }
  const { shells } = await compose(spoilScripts(['1.4.0', '1.5.0', ...later], 'absent'));
  expect(shells).toEqual(['1.3.0', '1.2.0']);
});

test('records of earlier shells that do not come keep no page waiting for longer than one patience', async () => {
  const { shells, ms } = await compose((own) => {
    for (const version of versions.slice(0, -1)) own.spoil(`artefacts/shell/${version}.json`, 'slow');
  });
  expect(shells).toEqual(['1.5.0']);
  expect(ms).toBeLessThan(1.5 * PATIENCE_MS);
});
