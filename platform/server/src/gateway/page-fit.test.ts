import { beforeEach, expect, test } from '@jest/globals';
import type { HeldBack } from '@stoa/shared/platform-contract/gateways.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { applyChange } from '../release/apply-change.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { aProcess, blobKeyOf } from '../testing/large-site.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { composeRelease } from './compose-release.ts';

const keys = someKeys();
let storage: ReturnType<typeof aStorage>;
let registry: Registry;
beforeEach(() => {
  storage = aStorage();
  registry = openRegistry(storage, keys);
});

const promote = (releases: Record<string, string>) =>
  applyChange(
    registry,
    'production',
    { kind: 'promote', releases: Object.entries(releases).map(([name, version]) => ({ name, version })) },
    { by: 'ada' },
  );

/** What a fresh gateway makes of the newest revision, where this file is altered. */
async function composed(name: string, version: string, path: string) {
  const fresh = aProcess(storage, keys);
  fresh.storage.spoil(await blobKeyOf(registry, name, version, path), 'altered');
  const revision = (await fresh.registry.channels.findLatest('production'))!;
  const served = (await composeRelease(fresh.registry, revision, { patienceMs: 1000 }))!;
  const live = Object.entries(served.channel.live).map(([one, { version: at }]) => [one, at]);
  return { live: Object.fromEntries(live) as Record<string, string>, held: served.held };
}
const facts = (held: readonly HeldBack[]) => held.map(({ name, serving, fault }) => [name, serving, fault]);

test('remotes that were made for a shell with a fault wait with it; those that fit the last good one do not', async () => {
  const remote = (name: string, version: string, contract: string) =>
    publish(registry, aRemote({ name, version, contract, routes: [aRoute(`/${name}`)] }), {
      'js/remote.js': `run('${name} ${version}')`,
    });
  await publish(registry, aShell());
  await remote('mf-strict', '1.0.0', '^1.0.0');
  await remote('mf-lenient', '1.0.0', '^1.0.0');
  await promote({ shell: '1.0.0', 'mf-strict': '1.0.0', 'mf-lenient': '1.0.0' });
  await publish(registry, aShell({ version: '2.0.0', contract: '2.0.0' }), { 'main.js': "shell('2.0.0')" });
  await remote('mf-strict', '2.0.0', '^2.0.0');
  await remote('mf-lenient', '2.0.0', '^1.0.0 || ^2.0.0');
  await promote({ shell: '2.0.0', 'mf-strict': '2.0.0', 'mf-lenient': '2.0.0' });

  const { live, held } = await composed('shell', '2.0.0', 'main.js');
  expect(live).toEqual({ shell: '1.0.0', 'mf-strict': '1.0.0', 'mf-lenient': '2.0.0' });
  expect(facts(held)).toEqual([
    ['shell', '1.0.0', 'altered'],
    ['mf-strict', '1.0.0', 'misfit'],
  ]);
});

test('nothing stands in that claims what another remote owns by now', async () => {
  const remote = (name: string, version: string, paths: string[]) =>
    publish(registry, aRemote({ name, version, routes: paths.map((path) => aRoute(path)) }), {
      'js/remote.js': `run('${name} ${version}')`,
    });
  await publish(registry, aShell());
  await remote('mf-giving', '1.0.0', ['/giving']);
  await promote({ shell: '1.0.0', 'mf-giving': '1.0.0' });
  await remote('mf-giving', '1.1.0', ['/giving', '/moved']);
  await promote({ 'mf-giving': '1.1.0' });
  await remote('mf-giving', '1.2.0', ['/giving']);
  await remote('mf-taking', '1.0.0', ['/moved']);
  await promote({ 'mf-giving': '1.2.0', 'mf-taking': '1.0.0' });

  const { live, held } = await composed('mf-giving', '1.2.0', 'js/remote.js');
  expect(live).toEqual({ shell: '1.0.0', 'mf-giving': '1.0.0', 'mf-taking': '1.0.0' });
  expect(facts(held)).toEqual([['mf-giving', '1.0.0', 'altered']]);
});

test('who took the route of what a rollback brought back is held back alone, with the reason, until it fits again', async () => {
  const remote = (name: string, version: string, ...paths: string[]) =>
    publish(registry, aRemote({ name, version, routes: [`/${name}`, ...paths].map((path) => aRoute(path)) }), {
      'js/remote.js': `run('${name} ${version}')`,
    });
  await publish(registry, aShell());
  await remote('mf-giving', '1.0.0', '/offers');
  await remote('mf-giving', '1.1.0');
  await remote('mf-taking', '1.0.0');
  await remote('mf-taking', '1.1.0', '/offers');
  await promote({ shell: '1.0.0', 'mf-giving': '1.0.0', 'mf-taking': '1.0.0' });
  await promote({ 'mf-giving': '1.1.0' });
  await promote({ 'mf-taking': '1.1.0' });
  const compose = async () => {
    const fresh = aProcess(storage, keys);
    const revision = (await fresh.registry.channels.findLatest('production'))!;
    const served = (await composeRelease(fresh.registry, revision, { patienceMs: 1000 }))!;
    return { held: served.held, live: served.document.remotes.map(({ name, version }) => `${name}@${version}`) };
  };

  await applyChange(registry, 'production', { kind: 'rollback', name: 'mf-giving', revoke: false }, { by: 'ada' });
  const { held, live } = await compose();
  expect(live).toEqual(['mf-giving@1.0.0', 'mf-taking@1.0.0']);
  expect(facts(held)).toEqual([['mf-taking', '1.0.0', 'misfit']]);
  expect(held[0]?.why).toMatch(/mf-giving@1\.0\.0, which a rollback brought back: mf-taking@1\.1\.0 claims \/offers/);
  await remote('mf-giving', '1.2.0');
  await promote({ 'mf-giving': '1.2.0' });
  expect(await compose()).toEqual({ held: [], live: ['mf-giving@1.2.0', 'mf-taking@1.1.0'] });
});
