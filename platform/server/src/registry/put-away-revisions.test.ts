import { beforeEach, expect, test } from '@jest/globals';
import type { SignedText } from '@stoa/shared/platform-contract/release.ts';
import { killAtEvery } from '../testing/faulty-storage.ts';
import { aChange, goOn, revisionsOfBefore } from '../testing/long-channel.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { openChannelStore } from './channel-store.ts';
import { dueRevisions } from './put-away-revisions.ts';
import { signAnew } from './sign-anew.ts';

const keys = someKeys();
let storage: ReturnType<typeof aStorage>;
const open = (given = storage) => openChannelStore(given, keys);
const keyOf = (revision: number) => `channels/production/revisions/${revision}.json`;
const bytesOf = (revision: number) => storage.objects.get(keyOf(revision))!.length;
const downFrom = (revision: number) => Array.from({ length: revision }, (_, index) => revision - index);
const listNumbers = async (given = storage) =>
  (await open(given).listChanges('production')).map(({ revision }) => revision);

beforeEach(() => {
  storage = aStorage();
});

test('of old revisions the changes stay, and the newest fifty stay whole', async () => {
  await goOn(storage, keys, 130);
  const channels = open();
  expect(await channels.listChanges('production')).toEqual(downFrom(130).map(aChange));
  for (const revision of [1, 49, 50, 80]) {
    expect(await channels.findRevision('production', revision)).toBeUndefined();
  }
  for (const revision of [81, 100, 130]) {
    expect(await channels.findRevision('production', revision)).toMatchObject({ change: aChange(revision) });
  }
  expect([bytesOf(1), bytesOf(49), bytesOf(80)].every((bytes) => bytes < 30)).toBe(true);
  expect(await channels.read('production')).toMatchObject({ revision: 130 });
});

test('a process that looked away while revisions were put away follows to the newest', async () => {
  await goOn(storage, keys, 5);
  const channels = open();
  await channels.read('production');
  await goOn(storage, keys, 120);
  expect(await channels.read('production')).toMatchObject({ revision: 120 });
  expect(await channels.listChanges('production', 60)).toEqual(downFrom(120).slice(0, 60).map(aChange));
});

test('a number stays taken: who planned on a revision of long ago cannot write after it', async () => {
  await goOn(storage, keys, 80);
  const { document, change, release, fallback } = (await open().findLatest('production'))!;
  const late = { document: { ...document, revision: 7 }, change: { ...change, revision: 7 } };
  expect(await open().commit({ ...late, release: release!.payload, fallback: fallback!.payload })).toBe(false);
});

test('revisions of before are read, and become small with later changes', async () => {
  await revisionsOfBefore(storage, keys, 230);
  expect(await listNumbers()).toEqual(downFrom(230));
  await goOn(storage, keys, 240);
  expect(await open().listChanges('production')).toEqual(downFrom(240).map(aChange));
  expect([bytesOf(1), bytesOf(49), bytesOf(151)].every((bytes) => bytes < 30)).toBe(true);
  expect(bytesOf(195)).toBeGreaterThan(1_000);
});

test('killed at any write, it is done by the next change, and no change is lost', async () => {
  await revisionsOfBefore(storage, keys, 99);
  const kills = await killAtEvery(
    (faulty) => goOn(faulty, keys, 100),
    async (left) => {
      await goOn(left, keys, 102);
      const channels = openChannelStore(left, keys);
      expect(await channels.listChanges('production')).toEqual(downFrom(102).map(aChange));
      const late = await Promise.all([1, 2, 25, 49, 50].map((number) => channels.findRevision('production', number)));
      expect(late).toEqual(Array.from({ length: 5 }, () => undefined));
      expect(await channels.findRevision('production', 60)).toBeDefined();
    },
    async (empty) => {
      for (const [key, content] of storage.objects) await empty.create(key, content);
    },
  );
  expect(kills).toBeGreaterThan(100);
});

test('two processes that put away at the same time lose nothing', async () => {
  await revisionsOfBefore(storage, keys, 200);
  await goOn(storage, keys, 201);
  const both = [open(), open()];
  for (const channels of both) await channels.read('production');
  await Promise.all(both.map((channels) => channels.putAway('production')));
  expect(await listNumbers()).toEqual(downFrom(201));
});

test('what somebody else takes from a revision is told from what was put away', async () => {
  await goOn(storage, keys, 130);
  const putAway = storage.objects.get(keyOf(3))!;
  storage.objects.set(keyOf(120), putAway);
  await expect(open().findRevision('production', 120)).rejects.toMatchObject({ name: 'RevisionUntrusted' });
  storage.objects.set(keyOf(130), putAway);
  await expect(open().findLatest('production')).rejects.toMatchObject({ name: 'RevisionUntrusted' });
});

test('with a byte more anywhere in a packed revision, what is read is what was signed, or nothing', async () => {
  await goOn(storage, keys, 3);
  const signed = await open().findRevision('production', 2);
  const good = storage.objects.get(keyOf(2))!;
  const outcomes: unknown[] = [];
  for (let at = 0; at <= good.length; at += 1) {
    storage.objects.set(keyOf(2), Buffer.concat([good.subarray(0, at), Buffer.from(' '), good.subarray(at)]));
    outcomes.push(
      await open()
        .findRevision('production', 2)
        .catch((error: Error) => error.name),
    );
  }
  // Nobody reads what comes after the end.
  expect(outcomes.pop()).toEqual(signed);
  expect(new Set(outcomes)).toEqual(new Set(['RevisionUntrusted']));
});

test('the change that a keeper holds is believed with its signature only', async () => {
  await goOn(storage, keys, 130);
  storage.objects.set(keyOf(50), Buffer.from('{"revision":{"payload":"{}","key_id":"k","signature":"s"}}'));
  await expect(open().listChanges('production')).rejects.toThrow(keyOf(50));
  expect(await open().listChanges('production', 80)).toHaveLength(80);
});

test('a revision that is not as it was signed stays as it lies, and its change is kept all the same', async () => {
  await goOn(storage, keys, 55);
  const altered = Buffer.from('{"altered":true}');
  storage.objects.set(keyOf(4), altered);
  await goOn(storage, keys, 70);
  expect(storage.objects.get(keyOf(4))).toEqual(altered);
  expect(await open().listChanges('production')).toEqual(downFrom(70).map(aChange));
  expect(await open().findRevision('production', 5)).toBeUndefined();
});

test('a key can be retired after its revisions were put away', async () => {
  await goOn(storage, keys, 130);
  const next = someKeys();
  const verify = (text: SignedText) => keys.verifier.verify(text) || next.verifier.verify(text);
  await signAnew({ storage, keys: { ...next, verifier: { ...next.verifier, verify } } }, keys.signer.keyId);
  expect(await openChannelStore(storage, next).listChanges('production')).toEqual(downFrom(130).map(aChange));
});

test('they are put away ten at a time, where many wait fifty, and a hint that cannot be true counts for nothing', () => {
  expect(dueRevisions(59, 0)).toBeUndefined();
  expect(dueRevisions(60, 0)).toEqual({ from: 1, upTo: 10 });
  expect(dueRevisions(69, 10)).toBeUndefined();
  expect(dueRevisions(10_000, 300)).toEqual({ from: 301, upTo: 350 });
  expect(dueRevisions(100, 1_000_000)).toEqual({ from: 1, upTo: 50 });
});
