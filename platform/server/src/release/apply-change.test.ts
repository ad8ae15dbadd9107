import { beforeEach, expect, test } from '@jest/globals';
import { fallbackDocument, releaseDocument } from '@stoa/shared/platform-contract/release.ts';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { aRemote, aRoute, aShell } from '../testing/built-folders.ts';
import { countingStorage } from '../testing/counting-storage.ts';
import { aRegistry, publish } from '../testing/registries.ts';
import { applyChange, type Because } from './apply-change.ts';

const because: Because = { by: 'ada', why: 'because' };
const catalogue = (version: string) => ({ name: 'mf-catalog', version });
let registry: Registry;
const promote = (releases: { name: string; version: string }[], given: Because = because, channel = 'production') =>
  applyChange(registry, channel, { kind: 'promote', releases, allowLower: true }, given);
const rollBack = (given: { name?: string; from?: string; to?: string; revoke?: boolean } = {}) =>
  applyChange(registry, 'production', { kind: 'rollback', name: 'mf-catalog', revoke: false, ...given }, because);
const versionOf = async (name: string) => (await registry.channels.read('production')).live[name]?.version;

beforeEach(async () => {
  registry = aRegistry();
  await publish(registry, aShell());
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(registry, aRemote({ version }));
  await promote([{ name: 'shell', version: '1.0.0' }, catalogue('1.0.0')]);
});

test('a promotion is the next revision, and the history tells who, why, what, from and to', async () => {
  const { document } = await promote([catalogue('1.1.0')]);
  expect(document).toMatchObject({ revision: 2, live: { 'mf-catalog': { version: '1.1.0' } } });
  expect((await registry.channels.listChanges('production'))[0]).toMatchObject({
    revision: 2,
    at: document.updated_at,
    by: 'ada',
    why: 'because',
    kind: 'promote',
    moves: [{ name: 'mf-catalog', from: '1.0.0', to: '1.1.0' }],
    automatic: false,
  });
});

test('channels do not touch one another', async () => {
  await promote([{ name: 'shell', version: '1.0.0' }, catalogue('1.2.0')], because, 'staging');
  expect(await versionOf('mf-catalog')).toBe('1.0.0');
  expect((await registry.channels.read('staging')).revision).toBe(1);
});

test('a rollback puts one remote back to the version before, and again to the one before that', async () => {
  await promote([catalogue('1.1.0')]);
  await promote([catalogue('1.2.0')]);
  expect((await rollBack()).change).toMatchObject({ kind: 'rollback', moves: [{ from: '1.2.0', to: '1.1.0' }] });
  await rollBack({ from: '1.1.0' });
  expect(await versionOf('mf-catalog')).toBe('1.0.0');
  await expect(rollBack({ from: '1.0.0' })).rejects.toMatchObject({ code: 'nothing_before' });
});

test('a rollback may name a version that was live before twenty others, and is refused for one that never was', async () => {
  const versions = Array.from({ length: 25 }, (_, index) => `2.${index}.0`);
  for (const version of [...versions, '9.0.0']) await publish(registry, aRemote({ version }));
  for (const version of versions) await promote([catalogue(version)]);
  await expect(rollBack({ to: '9.0.0' })).rejects.toMatchObject({ code: 'nothing_before' });
  expect((await rollBack({ to: '1.0.0' })).change?.moves).toEqual([
    { name: 'mf-catalog', from: '2.24.0', to: '1.0.0' },
  ]);
});

test('a document of before the past was carried has it from the history, and the next change carries it', async () => {
  await promote([catalogue('1.1.0')]);
  const { document, change, release, fallback } = (await registry.channels.findLatest('production'))!;
  const live = Object.entries(document.live).map(([name, { past: _, changed_in: __, ...one }]) => [name, one]);
  const of = (text: string) => JSON.stringify({ ...JSON.parse(text), revision: 3 });
  await registry.channels.commit({
    document: { ...document, revision: 3, live: Object.fromEntries(live) },
    change: { ...change, revision: 3, moves: [], revoked: ['shell@0.9.0'] },
    release: of(release!.payload),
    fallback: of(fallback!.payload),
  });
  const { document: next } = await rollBack();
  expect(next.live['mf-catalog']).toMatchObject({
    version: '1.0.0',
    past: [{ version: '1.1.0', left: 'rolled_back' }],
    changed_in: [4, 2, 1],
  });
  expect(next.live['shell']).toMatchObject({ past: [], changed_in: [3, 1] });
});

test('a rollback may name its version, and is refused for a remote that is not live', async () => {
  await promote([catalogue('1.2.0')]);
  await expect(rollBack({ to: '1.1.0' })).rejects.toMatchObject({ code: 'nothing_before' });
  await promote([catalogue('1.1.0')]);
  await promote([catalogue('1.2.0')]);
  await rollBack({ to: '1.1.0' });
  expect(await versionOf('mf-catalog')).toBe('1.1.0');
  await expect(rollBack({ name: 'mf-player' })).rejects.toMatchObject({ code: 'not_live' });
});

test('of many that promote on the same revision, exactly one wins', async () => {
  const { storage, keys } = registry;
  const attempts = Array.from({ length: 12 }, (_, index) =>
    applyChange(
      openRegistry(storage, keys),
      'production',
      { kind: 'promote', releases: [catalogue(index % 2 ? '1.1.0' : '1.2.0')] },
      { ...because, expectedRevision: 1 },
    ),
  );
  const outcomes = await Promise.allSettled(attempts);
  const won = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.change !== null);
  expect(won).toHaveLength(1);
  for (const outcome of outcomes) {
    // Who wanted the version that won, has it.
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'revision_moved' });
    else expect(outcome.value.already).toBe(outcome.value.change === null);
  }
  expect((await registry.channels.read('production')).revision).toBe(2);
});

test('teams that promote at the same time without naming a revision all get through', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
  for (const name of names) await publish(registry, aRemote({ name, routes: [] }));
  const { storage, keys } = registry;
  await Promise.all(
    names.map((name) =>
      applyChange(
        openRegistry(storage, keys),
        'production',
        { kind: 'promote', releases: [{ name, version: '1.0.0' }] },
        because,
      ),
    ),
  );
  const { revision, live } = await registry.channels.read('production');
  expect(revision).toBe(5);
  expect(Object.keys(live)).toEqual(expect.arrayContaining(names));
});

const textsOf = async () => {
  const latest = await registry.channels.findLatest('production');
  for (const text of [latest?.release, latest?.fallback]) expect(registry.keys.verifier.verify(text!)).toBe(true);
  return {
    release: releaseDocument.parse(JSON.parse(latest!.release!.payload)),
    fallback: fallbackDocument.parse(JSON.parse(latest!.fallback!.payload)),
  };
};

test('pages get a signed document with the stable versions, the canaries and what was revoked', async () => {
  await applyChange(registry, 'production', { kind: 'canary', ...catalogue('1.1.0'), weight: 5 }, because);
  await rollBack({ revoke: true });
  await applyChange(registry, 'production', { kind: 'canary', ...catalogue('1.2.0'), weight: 5 }, because);
  const { release } = await textsOf();
  expect(release).toMatchObject({ revision: 4, shell: { version: '1.0.0' }, revoked: ['mf-catalog@1.1.0'] });
  expect(release.remotes.map(({ version }) => version)).toEqual(['1.0.0']);
  expect(release.canaries.map(({ version }) => version)).toEqual(['1.2.0']);
});

test('nothing in the document of a page can end the element that it stands in', async () => {
  await publish(registry, aRemote({ name: 'mf-odd', routes: [aRoute('/odd', { title: '</script><b>' })] }));
  await promote([{ name: 'mf-odd', version: '1.0.0' }]);
  const latest = await registry.channels.findLatest('production');
  expect(latest?.release?.payload).not.toContain('<');
  expect((await textsOf()).release.remotes.at(-1)?.routes[0]?.title).toBe('</script><b>');
});

test('the fallback of a version is the one that it replaced, unless that was revoked', async () => {
  await promote([catalogue('1.1.0')]);
  expect((await textsOf()).fallback.remotes.map(({ version }) => version)).toEqual(['1.0.0']);
  await promote([catalogue('1.2.0')]);
  await rollBack({ revoke: true });
  await promote([{ name: 'shell', version: '1.0.0' }, catalogue('1.0.0')]);
  expect((await textsOf()).fallback.remotes.map(({ version }) => version)).toEqual(['1.1.0']);
});

test('every change stands in the audit log', async () => {
  await promote([catalogue('1.1.0')]);
  await rollBack();
  const entries = await registry.audit.list({ limit: 10 });
  const ofChannel = entries.filter(({ channel }) => channel === 'production');
  expect(ofChannel.map(({ kind, revision }) => [kind, revision])).toEqual([
    ['rollback', 3],
    ['promote', 2],
    ['promote', 1],
  ]);
  expect((await registry.audit.verify()).valid).toBe(true);
});

test('whether a version was retired is asked of the remote that changes, and of no other', async () => {
  const { storage, takeCalls } = countingStorage(registry.storage);
  await publish(registry, aRemote({ name: 'mf-player', routes: [aRoute('/player')] }));
  await promote([{ name: 'mf-player', version: '1.0.0' }]);
  await promote([catalogue('1.1.0')]);
  const again = openRegistry(storage, registry.keys);
  await applyChange(again, 'production', { kind: 'promote', releases: [catalogue('1.2.0')] }, because);
  const asked = takeCalls().filter((call) => call.startsWith('read retired/'));
  expect(asked.sort()).toEqual(['1.0.0', '1.1.0', '1.2.0'].map((version) => `read retired/mf-catalog/${version}.json`));
});

test('a pipeline that repeats its promotion does not undo a rollback; who gives a reason may', async () => {
  await promote([catalogue('1.1.0')]);
  await rollBack({ from: '1.1.0' });
  const again = (given: { allowTakenBack?: boolean } = {}) =>
    applyChange(
      registry,
      'production',
      { kind: 'promote', releases: [{ ...catalogue('1.1.0'), from: '1.0.0' }], ...given },
      because,
    );
  await expect(again()).rejects.toMatchObject({
    code: 'taken_back',
    message: 'mf-catalog@1.1.0 was taken back by ada: because',
  });
  // However much happens to the remote in between.
  for (let pauses = 0; pauses < 6; pauses += 1) {
    await applyChange(registry, 'production', { kind: 'canary', ...catalogue('1.2.0'), weight: pauses + 1 }, because);
    await rollBack({ from: '1.2.0' });
  }
  await expect(again()).rejects.toMatchObject({ code: 'taken_back' });
  await again({ allowTakenBack: true });
  expect(await versionOf('mf-catalog')).toBe('1.1.0');
  expect(await again()).toMatchObject({ already: true });
});

test('a version that was revoked is refused for that, whatever else was done to it', async () => {
  await promote([catalogue('1.1.0')]);
  await rollBack({ from: '1.1.0', revoke: true });
  await expect(promote([catalogue('1.1.0')])).rejects.toMatchObject({ code: 'revoked' });
});

test('neither goes live a version whose canary was taken back, until it is a canary again', async () => {
  await applyChange(registry, 'production', { kind: 'canary', ...catalogue('1.1.0'), weight: 5 }, because);
  await rollBack({ from: '1.1.0' });
  await expect(promote([catalogue('1.1.0')])).rejects.toMatchObject({ code: 'taken_back' });
  await applyChange(registry, 'production', { kind: 'canary', ...catalogue('1.1.0'), weight: 5 }, because);
  await promote([catalogue('1.1.0')]);
  expect(await versionOf('mf-catalog')).toBe('1.1.0');
});
