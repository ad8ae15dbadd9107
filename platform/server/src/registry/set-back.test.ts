import { beforeEach, expect, test } from '@jest/globals';
import { applyChange } from '../release/apply-change.ts';
import { aDataDir, aRemote, aShell } from '../testing/built-folders.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { publish } from '../testing/registries.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { toJson } from './json-object.ts';
import type { Override } from './override-store.ts';
import { principalOfToken } from './principal.ts';
import { openRegistry, type Registry } from './registry.ts';
import { findSetBack } from './set-back.ts';
import { openWitness } from './witness.ts';
import { witnessRights } from './witness-rights.ts';

const keys = someKeys();
const aToken = { name: 'player team', remotes: ['*'], verbs: ['approve' as const], days: 30 };
const anOverride = (): Override => ({
  id: 'a'.repeat(24),
  name: 'mf-catalog',
  origin: null,
  version: '1.1.0',
  remote: null,
  person: 'ada@stoa.example',
  created_at: new Date().toISOString(),
  created_by: 'Ada',
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  ended_at: null,
});
let storage: ReturnType<typeof aStorage>;
let dataDir: string;
let registry: Registry;
/** Another process on the same machine: what it knows, it has from the disk. */
const startAgain = async () => openRegistry(storage, keys, await openWitness(dataDir, 'memory'));
const promote = (version: string) =>
  applyChange(registry, 'production', { kind: 'promote', releases: [{ name: 'mf-catalog', version }] }, { by: 'ada' });
/** What somebody who can write to the storage copies, and puts back later, signatures and all. */
const backup = () => {
  const objects = new Map(storage.objects);
  return () => {
    storage.objects.clear();
    for (const [key, content] of objects) storage.objects.set(key, content);
  };
};

beforeEach(async () => {
  storage = aStorage();
  dataDir = await aDataDir();
  registry = await startAgain();
  await publish(registry, aShell());
  for (const version of ['1.0.0', '1.1.0']) await publish(registry, aRemote({ version }));
  const releases = ['shell', 'mf-catalog'].map((name) => ({ name, version: '1.0.0' }));
  await applyChange(registry, 'production', { kind: 'promote', releases }, { by: 'ada' });
});

test('a channel that was set back is neither read nor changed by the next process', async () => {
  const putBack = backup();
  await promote('1.1.0');
  putBack();
  registry = await startAgain();
  await expect(registry.channels.read('production')).rejects.toMatchObject({
    name: 'RevisionUntrusted',
    message: expect.stringContaining('production ends at revision 1, and revision 2 was seen here'),
  });
  await expect(registry.channels.listRevisionNumbers('production')).rejects.toThrow('an older state was put back');
  await expect(promote('1.1.0')).rejects.toMatchObject({ name: 'RevisionUntrusted' });
});

test('a revision that cannot be read at the end does not make the ones before the seen one good', async () => {
  await promote('1.1.0');
  storage.objects.delete('channels/production/revisions/2.json');
  storage.objects.set('channels/production/revisions/3.json', Buffer.from('{}'));
  const again = await startAgain();
  await expect(again.channels.listRevisionNumbers('production')).rejects.toMatchObject({ name: 'RevisionUntrusted' });
});

test('a token that was revoked stays revoked when its record is put back', async () => {
  const body = { name: 'player team', remotes: ['mf-player'], verbs: ['publish' as const], days: 30 };
  const { token, facts } = await registry.tokens.create(body, 'Ada');
  const putBack = backup();
  await registry.tokens.revoke(facts.id);
  putBack();
  await expect((await startAgain()).tokens.find(token)).rejects.toMatchObject({ name: 'RecordUntrusted' });
});

test('a proposal that was decided is not open again when its record is put back', async () => {
  const proposer = principalOfToken((await registry.tokens.create(aToken, 'Ada')).facts);
  const judge = principalOfToken((await registry.tokens.create({ ...aToken, name: 'judge' }, 'Grace')).facts);
  const draft = {
    channel: 'production',
    kind: 'promote' as const,
    releases: [{ name: 'mf-catalog', version: '1.1.0' }],
    weight: null,
    by: 'Ada',
    why: '',
  };
  for (const decision of ['rejected', 'approved'] as const) {
    const { id } = await registry.proposals.create(draft, proposer);
    const putBack = backup();
    await registry.proposals.decide('production', id, decision, judge);
    putBack();
    const again = await startAgain();
    await expect(again.proposals.decide('production', id, 'approved', judge)).rejects.toThrow('edition 2');
    expect(await findSetBack(again)).toEqual([{ place: `proposals/production/${id}.json`, seen: 2, now: 1 }]);
    await again.witness.forget();
    registry = await startAgain();
  }
});

test('an override that was ended does not run again when its record is put back, and is forgotten with it', async () => {
  const made = anOverride();
  await registry.overrides.create(made);
  const putBack = backup();
  await registry.overrides.end(made.id);
  putBack();
  const again = await startAgain();
  await expect(again.overrides.find(made.id)).rejects.toMatchObject({ name: 'RecordUntrusted' });
  // Expired ones are removed: that is no older state.
  storage.objects.delete(`overrides/${made.id}.json`);
  expect(await findSetBack(again)).toEqual([]);
});

test('who could write to the storage can neither bury a version nor dig it up', async () => {
  const grave = 'retired/mf-catalog/1.1.0.json';
  storage.objects.set(grave, toJson({ retired_at: new Date().toISOString(), retired_by: 'nobody' }));
  await expect(registry.artefacts.isRetired('mf-catalog', '1.1.0')).rejects.toThrow('is not signed');
  storage.objects.delete(grave);
  await registry.artefacts.bury('mf-catalog', '1.1.0', 'ada');
  await registry.artefacts.bury('mf-catalog', '1.1.0', 'ada');
  expect(await (await startAgain()).artefacts.isRetired('mf-catalog', '1.1.0')).toBe(true);
  storage.objects.delete(grave);
  await expect((await startAgain()).artefacts.isRetired('mf-catalog', '1.1.0')).rejects.toThrow(
    'was here, and is gone',
  );
});

test('what others decided is known to a gateway that nobody asked since, once it has looked through it', async () => {
  const { token, facts } = await registry.tokens.create(aToken, 'Ada');
  const putBack = backup();
  const elsewhere = openRegistry(storage, keys);
  await elsewhere.tokens.revoke(facts.id);
  await witnessRights(registry);
  putBack();
  await expect((await startAgain()).tokens.find(token)).rejects.toMatchObject({ name: 'RecordUntrusted' });
});

test('a policy is neither put back nor taken away unseen', async () => {
  await registry.policies.update('production', 'mf-catalog', { approval: false });
  const putBack = backup();
  await registry.policies.update('production', 'mf-catalog', { approval: true });
  putBack();
  await expect((await startAgain()).policies.get('production', 'mf-catalog')).rejects.toThrow('edition 2 was seen');
  storage.objects.delete('policies/production/mf-catalog.json');
  await expect((await startAgain()).policies.get('production', 'mf-catalog')).rejects.toThrow('was here, and is gone');
});

test('what another gateway did while this one was away is no older state', async () => {
  const { facts } = await registry.tokens.create({ name: 'CI', remotes: ['*'], verbs: ['publish'], days: 1 }, 'Ada');
  const other = openRegistry(storage, keys);
  await other.tokens.revoke(facts.id);
  await applyChange(
    other,
    'production',
    { kind: 'promote', releases: [{ name: 'mf-catalog', version: '1.1.0' }] },
    { by: 'bob' },
  );
  const again = await startAgain();
  expect((await again.channels.read('production')).revision).toBe(2);
  expect(await findSetBack(again)).toEqual([]);
});

test('what was set back is found, place by place, for whoever put it back', async () => {
  await registry.policies.update('production', 'mf-catalog', { approval: false });
  const putBack = backup();
  await registry.policies.update('production', 'mf-catalog', { approval: true });
  await promote('1.1.0');
  putBack();
  const again = await startAgain();
  expect(await findSetBack(again)).toEqual([
    { place: 'channels/production', seen: 2, now: 1 },
    { place: 'policies/production/mf-catalog.json', seen: 2, now: 1 },
  ]);
  await again.witness.forget();
  registry = await startAgain();
  await promote('1.1.0');
  expect((await (await startAgain()).channels.read('production')).revision).toBe(2);
});
