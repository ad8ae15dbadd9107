import { beforeEach, expect, test } from '@jest/globals';
import type { AuditEntry } from '@stoa/shared/platform-contract/access.ts';
import type { ChannelChange } from '@stoa/shared/platform-contract/channels.ts';
import { aStorage } from '../testing/memory-storage.ts';
import { someKeys } from '../testing/signing-keys.ts';
import { hashOf, sealEntry, type AuditDraft } from './audit-entry.ts';
import { auditKeyOf, openAuditLog, type AuditedChannels } from './audit-log.ts';

let storage: ReturnType<typeof aStorage>;
let keys: ReturnType<typeof someKeys>;
beforeEach(() => {
  storage = aStorage();
  keys = someKeys();
});
const open = () => openAuditLog(storage, keys);
const aPublish = (number: number): AuditDraft => ({
  kind: 'publish',
  by: 'player team, CI',
  subject: `mf-player@1.${number}.0`,
  details: { files: number, nothing: undefined },
});
async function aLogOf(entries: number) {
  const log = open();
  for (let number = 1; number <= entries; number += 1) await log.append(aPublish(number));
  return log;
}
const stored = (seq: number): AuditEntry => JSON.parse(String(storage.objects.get(auditKeyOf(seq)))) as AuditEntry;
const store = (seq: number, entry: AuditEntry) =>
  storage.objects.set(auditKeyOf(seq), Buffer.from(JSON.stringify(entry)));
const verdict = () => open().verify();

const aChange = (revision: number): ChannelChange => ({
  revision,
  at: '2026-11-02T10:00:00.000Z',
  by: 'Ada',
  why: 'New filters',
  kind: 'promote',
  moves: [{ name: 'mf-catalog', from: null, to: `1.${revision}.0` }],
  canaries: [],
  revoked: [],
  approved_by: null,
  automatic: false,
});
function channelsAt(revisions: Record<string, number>): AuditedChannels {
  return {
    listChannels: async () => Object.keys(revisions),
    listChanges: async (channel, limit = Number.POSITIVE_INFINITY) =>
      Array.from({ length: revisions[channel] ?? 0 }, (_, index) => aChange(index + 1))
        .reverse()
        .slice(0, limit),
  };
}

test('fifty entries of five processes at once become one unbroken chain', async () => {
  const logs = Array.from({ length: 5 }, open);
  await Promise.all(Array.from({ length: 50 }, (_, number) => logs[number % 5]!.append(aPublish(number))));
  expect(await verdict()).toEqual({ entries: 50, valid: true, broken_at: null, reason: null });
  const entries = await open().list({ limit: 100 });
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
  expect(new Set(entries.map(({ subject }) => subject)).size).toBe(50);
});

test('lists the newest first, page by page', async () => {
  const log = await aLogOf(25);
  expect((await log.list({ limit: 3 })).map(({ seq }) => seq)).toEqual([25, 24, 23]);
  expect((await log.list({ limit: 3, before: 3 })).map(({ seq }) => seq)).toEqual([2, 1]);
  expect(await log.list({ limit: 3, before: 1 })).toEqual([]);
  expect(await openAuditLog(aStorage(), keys).list({ limit: 3 })).toEqual([]);
});

test('a process that starts reads the hint and the few entries after it', async () => {
  await aLogOf(47);
  const read: string[] = [];
  const counted = { ...storage, read: (key: string) => (read.push(key), storage.read(key)) };
  await openAuditLog(counted, keys).append(aPublish(48));
  expect(read[0]).toBe('audit/latest.json');
  expect(read).not.toContain(auditKeyOf(40));
  expect((await verdict()).entries).toBe(48);
});

test('a hint that somebody else signed counts for nothing', async () => {
  await aLogOf(12);
  const forged = someKeys().signer.sign(JSON.stringify({ seq: 99, hash: '0'.repeat(64), revisions: {} }));
  storage.objects.set('audit/latest.json', Buffer.from(JSON.stringify(forged)));
  expect((await open().append(aPublish(13))).seq).toBe(13);
  expect((await verdict()).valid).toBe(true);
});

test('an altered entry is named', async () => {
  await aLogOf(5);
  store(3, { ...stored(3), by: 'Nobody' });
  expect(await verdict()).toMatchObject({ valid: false, broken_at: 3, reason: expect.stringContaining('was altered') });
  storage.objects.set(auditKeyOf(3), Buffer.from('{"seq":3'));
  expect(await verdict()).toMatchObject({
    valid: false,
    broken_at: 3,
    reason: expect.stringContaining('cannot be read'),
  });
});

test('an entry whose hash was made to fit is named, for its signature does not', async () => {
  await aLogOf(5);
  const altered = { ...stored(3), by: 'Nobody' };
  store(3, { ...altered, hash: hashOf(altered) });
  expect(await verdict()).toMatchObject({ broken_at: 3, reason: expect.stringContaining('was forged') });
  store(3, sealEntry({ ...aPublish(3), by: 'Nobody' }, { seq: 3, previous: stored(2).hash }, someKeys().signer));
  expect(await verdict()).toMatchObject({ broken_at: 3, reason: expect.stringContaining('does not know') });
});

test('a missing entry is named', async () => {
  await aLogOf(5);
  storage.objects.delete(auditKeyOf(3));
  expect(await verdict()).toEqual({ entries: 5, valid: false, broken_at: 3, reason: 'Entry 3 is missing.' });
});

test('entries that changed places are named', async () => {
  await aLogOf(5);
  const [third, fourth] = [stored(3), stored(4)];
  store(3, fourth);
  store(4, third);
  expect(await verdict()).toMatchObject({ broken_at: 3, reason: expect.stringContaining('it holds entry 4') });
});

test('entries cut out of the middle are named, also when the later ones are signed anew by an older copy of the site', async () => {
  await aLogOf(5);
  store(3, sealEntry(aPublish(3), { seq: 3, previous: stored(1).hash }, keys.signer));
  expect(await verdict()).toMatchObject({ broken_at: 3, reason: expect.stringContaining('does not follow entry 2') });
});

test('an end cut off is named by a process that remembers it, and by the signed hint', async () => {
  const log = await aLogOf(20);
  storage.objects.delete(auditKeyOf(20));
  storage.objects.delete(auditKeyOf(19));
  const cut = { valid: false, broken_at: 19, reason: 'Entry 19 is missing.' };
  expect(await log.verify()).toMatchObject(cut);
  expect(await verdict()).toMatchObject(cut);
});

test('an end cut off is seen by the revisions of the channels', async () => {
  const log = open();
  await log.reconcile(channelsAt({ production: 3, staging: 1 }));
  for (const seq of [3, 4]) storage.objects.delete(auditKeyOf(seq));
  const expected = async () => ({ production: 3, staging: 1 });
  expect(await open().verify({ expected })).toMatchObject({
    valid: false,
    broken_at: 3,
    reason: expect.stringContaining('channel production up to revision 2'),
  });
});

test('a spoiled entry keeps nobody from writing the next', async () => {
  await aLogOf(3);
  storage.objects.set(auditKeyOf(2), Buffer.from('zzz'));
  expect((await open().append(aPublish(4))).seq).toBe(4);
  expect((await open().list({ limit: 9 })).map(({ seq }) => seq)).toEqual([4, 3, 1]);
  expect(await verdict()).toMatchObject({ entries: 4, broken_at: 2 });
});

test('revisions without an entry get one, once, however many processes look', async () => {
  const channels = channelsAt({ production: 7, staging: 2 });
  await Promise.all(Array.from({ length: 6 }, () => open().reconcile(channels)));
  const entries = await open().list({ limit: 100 });
  const told = entries.map(({ channel, revision }) => `${channel} ${revision}`).sort();
  expect(told).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((revision) => `production ${revision}`).concat('staging 1', 'staging 2'),
  );
  expect(await open().reconcile(channels)).toBe(0);
  expect(entries.at(-1)).toMatchObject({ kind: 'promote', by: 'Ada', why: 'New filters', subject: 'mf-catalog@1.1.0' });
  const expected = async () => ({ production: 7, staging: 2 });
  expect((await open().verify({ expected })).valid).toBe(true);
});

test('what a change does not say itself can be added', async () => {
  const log = open();
  await log.reconcile(channelsAt({ production: 1 }), async () => ({ release_set: 'rsabc' }));
  expect(await log.list({ limit: 1 })).toMatchObject([{ release_set: 'rsabc', details: { moves: aChange(1).moves } }]);
});

test('a retired key is good for old entries, but not for new ones', async () => {
  const log = await aLogOf(2);
  const states = new Map([[keys.signer.keyId, 'retired' as const]]);
  const next = someKeys();
  const rotated = {
    ...next,
    list: () => [...next.list(), ...keys.list().map((key) => ({ ...key, state: states.get(key.id) ?? key.state }))],
  };
  expect(await openAuditLog(storage, rotated).verify()).toMatchObject({
    valid: false,
    broken_at: 1,
    reason: expect.stringContaining('retired key'),
  });
  await openAuditLog(storage, rotated).append({ kind: 'key-rotate', by: 'Ada', subject: next.signer.keyId });
  expect(await openAuditLog(storage, rotated).verify()).toMatchObject({ entries: 3, valid: true });
  // Somebody has the retired key still.
  await log.append(aPublish(4));
  expect(await openAuditLog(storage, rotated).verify()).toMatchObject({ valid: false, broken_at: 4 });
});

test('a process without a signing key reads and verifies, and says that it cannot write', async () => {
  await aLogOf(2);
  const serving = openAuditLog(storage, { ...keys, signer: undefined });
  expect((await serving.verify()).valid).toBe(true);
  await expect(serving.append(aPublish(3))).rejects.toMatchObject({ code: 'unavailable' });
});

test('progress is told', async () => {
  await aLogOf(40);
  const told: [number, number][] = [];
  await open().verify({ onProgress: (done, total) => told.push([done, total]) });
  expect(told).toEqual([
    [16, 40],
    [32, 40],
    [40, 40],
  ]);
});
