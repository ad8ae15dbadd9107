import { beforeEach, expect, test } from '@jest/globals';
import type { Registry } from '@stoa/server/registry/registry.ts';
import { stableSet } from '@stoa/server/registry/stable-set.ts';
import { applyChange } from '@stoa/server/release/apply-change.ts';
import { aRemote, aShell } from '@stoa/server/testing/built-folders.ts';
import { aRegistry, publish } from '@stoa/server/testing/registries.ts';
import { aCommandContext } from '../testing/command-contexts.ts';
import { bisectReport } from './bisect-report.ts';
import type { Versions } from './earlier-sets.ts';
import type { Probe } from './open-probe.ts';

let registry: Registry;
const promote = (...ids: string[]) => {
  const releases = ids.map((id) => id.split('@') as [string, string]).map(([name, version]) => ({ name, version }));
  return applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada', why: ids.join(' ') });
};
const where = { path: '/', at: '2026-11-21T12:00:00.000Z', version: '1.0.0' };
const report = { kind: 'runtime-error' as const, remote: 'mf-catalog', message: 'x is undefined', ...where };

/** A browser in which the failure happens with these versions alone. */
const aBrowser = (fails: (versions: Versions, time: number) => boolean): Probe & { looked: Versions[] } => {
  const looked: Versions[] = [];
  return {
    looked,
    open: async (versions) => (fails(versions, looked.push(versions)) ? [report] : []),
    close: async () => undefined,
  };
};
async function bisect(probe: Probe) {
  const releaseSet = stableSet(await registry.channels.read('production'), registry.releaseSets)!;
  await registry.releaseSets.settled();
  const { client } = aCommandContext(registry);
  return bisectReport({ client, probe, failure: { report, path: '/', releaseSet }, onLook: () => undefined });
}

beforeEach(async () => {
  registry = aRegistry();
  for (const version of ['1.0.0', '2.0.0']) await publish(registry, aShell({ version }));
  for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '1.4.0']) await publish(registry, aRemote({ version }));
  await promote('shell@1.0.0', 'mf-catalog@1.0.0');
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0']) await promote(`mf-catalog@${version}`);
});
const isBad = ({ 'mf-catalog': version = '' }: Versions) => version >= '1.2.0';

test('it names the remote, its version and commit, who did it and why', async () => {
  const { descriptor } = (await registry.artefacts.find('mf-catalog', '1.2.0'))!;
  expect(await bisect(aBrowser(isBad))).toMatchObject({
    outcome: 'found',
    culprits: [{ name: 'mf-catalog', from: '1.1.0', to: '1.2.0', commit: descriptor.build.commit }],
    change: { by: 'ada', why: 'mf-catalog@1.2.0' },
  });
});

test('of several that changed together it tells which one it was', async () => {
  await applyChange(
    registry,
    'production',
    {
      kind: 'promote',
      allowLower: true,
      releases: [
        { name: 'shell', version: '2.0.0' },
        { name: 'mf-catalog', version: '1.0.0' },
      ],
    },
    { by: 'bob' },
  );
  expect(await bisect(aBrowser(({ shell }) => shell === '2.0.0'))).toMatchObject({
    culprits: [{ name: 'shell', from: '1.0.0', to: '2.0.0' }],
    change: { by: 'bob' },
  });
});

test('a failure that comes every other time is found all the same', async () => {
  expect(await bisect(aBrowser((versions, time) => isBad(versions) && time % 2 === 0))).toMatchObject({
    culprits: [{ to: '1.2.0' }],
  });
});

test('what does not happen, or in all that is kept, is said', async () => {
  expect((await bisect(aBrowser(() => false))).outcome).toBe('not-reproduced');
  const always = aBrowser(() => true);
  expect(await bisect(always)).toMatchObject({ outcome: 'always', oldest: { 'mf-catalog': '1.0.0' } });
});

test('versions that were retired are as far back as it goes', async () => {
  await registry.artefacts.bury('mf-catalog', '1.1.0', 'ada');
  await registry.artefacts.remove('mf-catalog', '1.1.0');
  expect(await bisect(aBrowser(isBad))).toMatchObject({ outcome: 'always', oldest: { 'mf-catalog': '1.2.0' } });
});
