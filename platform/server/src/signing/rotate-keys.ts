import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseKey } from '@stoa/shared/platform-contract/access.ts';
import { createOnce } from '../storage/durable-files.ts';
import { keyIdOf, rawPublicKey } from './ed25519.ts';
import {
  keyFolderOf,
  makeKeyFolder,
  makeKeys,
  newSigningKey,
  readKeyRing,
  trustedFileOf,
  writeSigningKey,
  writeTrusted,
} from './key-folder.ts';

/** The keys of a data folder; the signing one first. Makes them where there are none. */
export async function listKeys(dataDir: string): Promise<ReleaseKey[]> {
  await makeKeys(dataDir);
  return readKeyRing(dataDir).keys;
}

/** A new key signs from now on; what the one before signed stays good until that is retired. */
export async function rotateKeys(dataDir: string): Promise<ReleaseKey> {
  await makeKeys(dataDir);
  return changing(dataDir, async () => {
    const { signingKey, keys } = readKeyRing(dataDir);
    if (!signingKey)
      throw new Error(`${keyFolderOf(dataDir)} holds public keys only: rotate where the signing key is.`);
    const privateKey = newSigningKey();
    const raw = rawPublicKey(privateKey);
    const made: ReleaseKey = {
      id: keyIdOf(raw),
      public_key: raw.toString('base64'),
      state: 'signing',
      created_at: new Date().toISOString(),
    };
    // Trusted first: at no moment does a key sign that nobody trusts.
    await writeTrusted(dataDir, [made, ...keys.map((key) => ({ ...key, state: afterRotation(key) }))]);
    await writeSigningKey(dataDir, privateKey);
    return made;
  });
}

/** What this key signed is not accepted any more: the channels need a new revision first. */
export async function retireKey(dataDir: string, id: string): Promise<ReleaseKey> {
  return changing(dataDir, async () => {
    const { keys } = readKeyRing(dataDir);
    const key = keys.find((known) => known.id === id);
    if (!key) throw new Error(`There is no key ${id} in ${trustedFileOf(dataDir)}. See: stoa keys list`);
    if (key.state === 'signing') throw new Error(`${id} is the key that signs. First run: stoa keys rotate`);
    const retired: ReleaseKey = { ...key, state: 'retired' };
    await writeTrusted(
      dataDir,
      keys.map((known) => (known.id === id ? retired : known)),
    );
    return retired;
  });
}

/** The value of `STOA_TRUSTED_KEYS` for gateways that only serve. */
export async function exportTrustedKeys(dataDir: string): Promise<string> {
  const keys = await listKeys(dataDir);
  return keys
    .filter(({ state }) => state !== 'retired')
    .map(({ public_key }) => public_key)
    .join(',');
}

const afterRotation = ({ state }: ReleaseKey): ReleaseKey['state'] => (state === 'retired' ? 'retired' : 'trusted');

/** One change at a time: two rotations at once could each forget the other's key. */
async function changing<T>(dataDir: string, change: () => Promise<T>): Promise<T> {
  await makeKeyFolder(dataDir);
  const lock = join(keyFolderOf(dataDir), 'changing.lock');
  if (!(await createOnce(lock, `${process.pid}\n`, 0o600))) {
    throw new Error(
      `Another command changes the keys. If none does, a killed one left ${lock}: delete it and try again.`,
    );
  }
  try {
    return await change();
  } finally {
    await rm(lock, { force: true });
  }
}
