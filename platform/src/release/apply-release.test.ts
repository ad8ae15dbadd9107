import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { openRegistry, type Registry } from '../registry/registry.ts';
import { aBuiltFolder, aDataDir, aRemote, aShell } from '../testing/built-folders.ts';
import { promote, rollBack } from './apply-release.ts';

const because = { by: 'ada', why: 'because' };
const catalog = (version: string) => ({ name: 'mf-catalog', version });
let dataDir: string;
let registry: Registry;

beforeEach(async () => {
  dataDir = await aDataDir();
  registry = openRegistry(dataDir);
  await registry.artefacts.publish(await aBuiltFolder(aShell()));
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await registry.artefacts.publish(await aBuiltFolder(aRemote({ version })));
  }
  await promote(registry, 'production', [{ name: 'shell', version: '1.0.0' }, catalog('1.0.0')], because);
});

test('a promotion is the next revision, and the history tells who, why, what, from and to', async () => {
  const { document } = await promote(registry, 'production', [catalog('1.1.0')], because);
  expect(document).toMatchObject({ revision: 2, live: { 'mf-catalog': { version: '1.1.0' } } });
  expect((await registry.channels.listChanges('production'))[0]).toEqual({
    revision: 2,
    at: document.updated_at,
    by: 'ada',
    why: 'because',
    kind: 'promote',
    moves: [{ name: 'mf-catalog', from: '1.0.0', to: '1.1.0' }],
  });
});

test('channels do not touch one another', async () => {
  await promote(registry, 'staging', [{ name: 'shell', version: '1.0.0' }, catalog('1.2.0')], because);
  expect((await registry.channels.read('production')).live['mf-catalog']).toEqual({ version: '1.0.0' });
  expect((await registry.channels.read('staging')).revision).toBe(1);
});

test('a rollback puts one remote back to the version before, and again to the one before that', async () => {
  await promote(registry, 'production', [catalog('1.1.0')], because);
  await promote(registry, 'production', [catalog('1.2.0')], because);
  const once = await rollBack(registry, 'production', { name: 'mf-catalog' }, because);
  expect(once.change).toMatchObject({ kind: 'rollback', moves: [{ from: '1.2.0', to: '1.1.0' }] });
  const twice = await rollBack(registry, 'production', { name: 'mf-catalog' }, because);
  expect(twice.document.live).toEqual({ shell: { version: '1.0.0' }, 'mf-catalog': { version: '1.0.0' } });
  await expect(rollBack(registry, 'production', { name: 'mf-catalog' }, because)).rejects.toMatchObject({
    code: 'nothing_before',
  });
});

test('a rollback may name its version, and is refused for a remote that is not live', async () => {
  await promote(registry, 'production', [catalog('1.2.0')], because);
  const { document } = await rollBack(registry, 'production', { name: 'mf-catalog', to: '1.1.0' }, because);
  expect(document.live['mf-catalog']).toEqual({ version: '1.1.0' });
  await expect(rollBack(registry, 'production', { name: 'mf-player' }, because)).rejects.toMatchObject({
    code: 'not_live',
  });
});

test('of many that promote on the same revision, exactly one wins', async () => {
  const attempts = Array.from({ length: 12 }, (_, index) =>
    promote(openRegistry(dataDir), 'production', [catalog(index % 2 ? '1.1.0' : '1.2.0')], {
      ...because,
      expectedRevision: 1,
    }),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'revision_moved' });
  }
  expect((await registry.channels.read('production')).revision).toBe(2);
});

test('teams that promote at the same time without naming a revision all get through', async () => {
  for (const name of ['mf-a', 'mf-b', 'mf-c', 'mf-d']) {
    await registry.artefacts.publish(await aBuiltFolder(aRemote({ name, routes: [] })));
  }
  await Promise.all(
    ['mf-a', 'mf-b', 'mf-c', 'mf-d'].map((name) =>
      promote(openRegistry(dataDir), 'production', [{ name, version: '1.0.0' }], because),
    ),
  );
  const { revision, live } = await registry.channels.read('production');
  expect(revision).toBe(5);
  expect(Object.keys(live)).toEqual(expect.arrayContaining(['mf-a', 'mf-b', 'mf-c', 'mf-d']));
});

test('a process that died between the revision and the live document loses nothing', async () => {
  await promote(registry, 'production', [catalog('1.1.0')], because);
  await rm(join(registry.folder, 'channels/production/channel.json'));
  expect((await openRegistry(dataDir).channels.read('production')).revision).toBe(2);
  await promote(registry, 'production', [catalog('1.2.0')], because);
  const kept = await readFile(join(registry.folder, 'channels/production/channel.json'), 'utf8');
  expect(JSON.parse(kept)).toMatchObject({ revision: 3 });
});
