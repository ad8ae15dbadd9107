import { createPrivateKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { releaseKey, type ReleaseKey } from '@stoa/shared/platform-contract/access.ts';
import { createOnce, replaceFile } from '../storage/durable-files.ts';
import { keyIdOf, rawPublicKey } from './ed25519.ts';

/** What a process signs with and what it trusts, at one moment. */
export interface KeyRing {
  signingKey: KeyObject | undefined;
  /** The signing one first. */
  keys: ReleaseKey[];
}

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;
const SECRET_BYTES = 32;

export const keyFolderOf = (dataDir: string): string => join(dataDir, 'keys');
export const signingFileOf = (dataDir: string): string => join(keyFolderOf(dataDir), 'signing.pem');
export const trustedFileOf = (dataDir: string): string => join(keyFolderOf(dataDir), 'trusted.json');
const secretFileOf = (dataDir: string): string => join(keyFolderOf(dataDir), 'secret');

export async function makeKeyFolder(dataDir: string): Promise<void> {
  const folder = keyFolderOf(dataDir);
  if (await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })) await chmod(folder, PRIVATE_FOLDER);
}

/**
 * Makes what is missing. Any number of processes may do so at once: all of them end up with the same key. A folder with
 * `trusted.json` alone belongs to a process that only serves, and gets no signing key.
 */
export async function makeKeys(dataDir: string): Promise<void> {
  await makeKeyFolder(dataDir);
  if (exists(trustedFileOf(dataDir))) return;
  await createOnce(signingFileOf(dataDir), toPem(newSigningKey()), PRIVATE_FILE);
  await createOnce(trustedFileOf(dataDir), toFile(readKeyRing(dataDir).keys), PRIVATE_FILE);
}

/** Made once and kept when signing keys are rotated, so that no visitor changes. */
export async function openSecret(dataDir: string): Promise<Buffer> {
  await makeKeyFolder(dataDir);
  await createOnce(secretFileOf(dataDir), `${randomBytes(SECRET_BYTES).toString('base64')}\n`, PRIVATE_FILE);
  const secret = Buffer.from(readFileSync(secretFileOf(dataDir), 'utf8').trim(), 'base64');
  if (secret.length < SECRET_BYTES)
    throw new Error(`${secretFileOf(dataDir)} must hold the base64 of at least 32 bytes.`);
  return secret;
}

/** The private key's file alone says which key signs; so a rotation that was cut short leaves nothing contradictory. */
export function readKeyRing(dataDir: string): KeyRing {
  const signingKey = readSigningKey(signingFileOf(dataDir));
  const kept = readTrusted(trustedFileOf(dataDir));
  if (!signingKey) return { signingKey, keys: kept.map((key) => ({ ...key, state: notSigning(key) })) };
  const raw = rawPublicKey(signingKey);
  const id = keyIdOf(raw);
  const known = kept.find((key) => key.id === id);
  if (known?.state === 'retired') {
    throw new Error(
      `${signingFileOf(dataDir)} holds the key ${id}, which is retired: put the right key back, or create a new folder of keys.`,
    );
  }
  const created = known?.created_at ?? statSync(signingFileOf(dataDir)).mtime.toISOString();
  const signing: ReleaseKey = { id, public_key: raw.toString('base64'), state: 'signing', created_at: created };
  const others = kept.filter((key) => key.id !== id).map((key) => ({ ...key, state: notSigning(key) }));
  return { signingKey, keys: [signing, ...others] };
}

export const writeTrusted = (dataDir: string, keys: readonly ReleaseKey[]): Promise<void> =>
  replaceFile(trustedFileOf(dataDir), toFile(keys), PRIVATE_FILE);
export const writeSigningKey = (dataDir: string, key: KeyObject): Promise<void> =>
  replaceFile(signingFileOf(dataDir), toPem(key), PRIVATE_FILE);

/** Changes whenever a file of the key ring does. */
export function stampOf(dataDir: string): string {
  return [signingFileOf(dataDir), trustedFileOf(dataDir)]
    .map((path) => statSync(path, { throwIfNoEntry: false, bigint: true }))
    .map((stat) => (stat ? `${stat.ino}-${stat.size}-${stat.mtimeNs}` : 'none'))
    .join(' ');
}

export const newSigningKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
const notSigning = ({ state }: ReleaseKey): ReleaseKey['state'] => (state === 'retired' ? 'retired' : 'trusted');
const toPem = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString();
const toFile = (keys: readonly ReleaseKey[]): string => `${JSON.stringify(keys, undefined, 2)}\n`;

function readSigningKey(path: string): KeyObject | undefined {
  if (!exists(path)) return undefined;
  const key = readable(path, () => createPrivateKey(readFileSync(path, 'utf8')));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${path} must hold an Ed25519 key as PKCS8 PEM.`);
  return key;
}

const readTrusted = (path: string): ReleaseKey[] =>
  exists(path) ? readable(path, () => z.array(releaseKey).parse(JSON.parse(readFileSync(path, 'utf8')))) : [];

function readable<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
