import { createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import type { SignedText } from '@stoa/shared/platform-contract/release.ts';
import type { Signer } from './signing.ts';

/** What stands before the raw 32 bytes in an SPKI document of an Ed25519 key (RFC 8410). */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');
const RAW_BYTES = 32;

export const rawPublicKey = (key: KeyObject): Buffer =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES);

export const keyIdOf = (raw: Uint8Array): string => hash('sha256', raw, 'hex').slice(0, 16);

/** @throws when the text is not base64 of 32 bytes */
export function publicKeyOf(base64: string): KeyObject {
  const raw = Buffer.from(base64, 'base64');
  if (raw.length !== RAW_BYTES || raw.toString('base64') !== base64) {
    throw new Error(`${JSON.stringify(base64)} is not the base64 of a raw Ed25519 public key (32 bytes).`);
  }
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, raw]), format: 'der', type: 'spki' });
}

export function signerOf(privateKey: KeyObject): Signer {
  const keyId = keyIdOf(rawPublicKey(privateKey));
  return {
    keyId,
    privateKey,
    sign: (payload) => ({
      payload,
      key_id: keyId,
      signature: sign(null, Buffer.from(payload), privateKey).toString('base64'),
    }),
  };
}

export const isSignedBy = (publicKey: KeyObject, { payload, signature }: SignedText): boolean =>
  verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64'));
