import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openSigningKeys } from './open-keys.ts';
import { exportTrustedKeys, listKeys, retireKey, rotateKeys } from './rotate-keys.ts';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'stoa-keys-'))));
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});
const open = (env: Record<string, string> = {}, folder = dataDir) => openSigningKeys({ dataDir: folder, env });
const aSecret = 'a secret of this site, long enough';
/** The clock a second later: what a process read of the folder is old by then. */
const passASecond = () => {
  const later = Date.now() + 1_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
};

test('processes that start at once in an empty folder get the same keys', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => open()));
  const [first, ...others] = all;
  for (const other of others) {
    expect(other.list()).toEqual(first?.list());
    expect(other.visitorSecret).toEqual(first?.visitorSecret);
    expect(other.verifier.verify(first!.signer!.sign('a text'))).toBe(true);
  }
});

test('only the owner can read the keys', async () => {
  await open();
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(join(dataDir, 'keys'))).toBe('700');
  for (const name of ['signing.pem', 'trusted.json', 'secret']) {
    expect([name, await modeOf(join(dataDir, 'keys', name))]).toEqual([name, '600']);
  }
});

test('an altered text, another signature and an unknown key are refused', async () => {
  const { signer, verifier } = await open();
  const signed = signer!.sign('{"revision":7}');
  expect(verifier.verify(signed)).toBe(true);
  expect(verifier.verify({ ...signed, payload: '{"revision":8}' })).toBe(false);
  expect(verifier.verify({ ...signed, signature: signer!.sign('x').signature })).toBe(false);
  expect(verifier.verify({ ...signed, key_id: '0123456789abcdef' })).toBe(false);
});

test('a rotation is noticed by running processes, and what was signed before still counts until the key is retired', async () => {
  const running = await open();
  const before = running.signer!.sign('before');
  const made = await rotateKeys(dataDir);
  expect(running.signer?.keyId).toBe(made.id);
  const after = running.signer!.sign('after');
  expect(running.verifier.verify(before)).toBe(true);
  expect(running.verifier.verify(after)).toBe(true);
  expect((await open()).visitorSecret).toEqual(running.visitorSecret);

  await retireKey(dataDir, before.key_id);
  expect(running.verifier.verify(before)).toBe(true);
  passASecond();
  expect(running.verifier.verify(before)).toBe(false);
  expect(running.verifier.verify(after)).toBe(true);
  expect((await listKeys(dataDir)).map(({ state }) => state)).toEqual(['signing', 'retired']);
  expect(Object.keys(running.verifier.trusted)).toEqual([made.id]);
});

test('the signing key and an unknown key cannot be retired', async () => {
  const [key] = await listKeys(dataDir);
  await expect(retireKey(dataDir, key!.id)).rejects.toThrow('First run: stoa keys rotate');
  await expect(retireKey(dataDir, 'ffffffffffffffff')).rejects.toThrow('There is no key ffffffffffffffff');
});

test('another gateway serves with the exported public keys and cannot sign', async () => {
  const { signer } = await open();
  const serving = await open({ STOA_TRUSTED_KEYS: await exportTrustedKeys(dataDir), STOA_SECRET: aSecret });
  expect(serving.signer).toBeUndefined();
  expect(serving.verifier.verify(signer!.sign('a text'))).toBe(true);
});

test('a folder that holds trusted.json alone serves and never makes a signing key', async () => {
  const { signer } = await open();
  await rm(join(dataDir, 'keys', 'signing.pem'));
  const serving = await open();
  expect(serving.signer).toBeUndefined();
  expect(serving.list().map(({ state }) => state)).toEqual(['trusted']);
  await expect(async () => signer!.sign('a text')).rejects.toThrow('this process only serves now');
});

test('a signing key of the settings is used in both spellings, and its secrets are the same in every process', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const one = await open({ STOA_SIGNING_KEY: pem.replaceAll('\n', '\\n') });
  const other = await open({
    STOA_SIGNING_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  });
  expect(other.verifier.verify(one.signer!.sign('a text'))).toBe(true);
  expect(other.visitorSecret).toEqual(one.visitorSecret);
  await expect(readFile(join(dataDir, 'keys', 'signing.pem'))).rejects.toThrow('ENOENT');
});

test('wrong settings are named with their rule, without the secret', async () => {
  await expect(open({ STOA_SIGNING_KEY: 'hunter2' })).rejects.toThrow(
    /^STOA_SIGNING_KEY must be an Ed25519 private key/,
  );
  await expect(open({ STOA_TRUSTED_KEYS: 'abc' })).rejects.toThrow(/^STOA_TRUSTED_KEYS must be base64 .*"abc"/);
  const keys = await exportTrustedKeys(dataDir);
  await expect(open({ STOA_TRUSTED_KEYS: keys })).rejects.toThrow(/^STOA_SECRET must be set/);
  await expect(open({ STOA_SECRET: 'short' })).rejects.toThrow('at least 32 characters');
  await writeFile(join(dataDir, 'keys', 'trusted.json'), '{}');
  await expect(open()).rejects.toThrow(/trusted\.json cannot be read/);
});
