import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { SignedText, Visit } from '@stoa/shared/platform-contract/release.ts';

export interface TestKey {
  id: string;
  /** base64 of the raw public key. */
  public: string;
  private: KeyObject;
}

export function aKey(): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  return {
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    public: raw.toString('base64'),
    private: privateKey,
  };
}

/** Signs what the tests put into pages in place of the site's own documents. */
export const testKey = aKey();

export const signText = (payload: string, key = testKey): SignedText => ({
  payload,
  key_id: key.id,
  signature: sign(null, Buffer.from(payload), key.private).toString('base64'),
});

/** A document as pages carry it: no tag may end the element that holds it. */
export const payloadOf = (document: unknown): string => JSON.stringify(document).replaceAll('<', '\\u003c');

/** The page is the root of trust: a visit that names the tests' key makes its page trust them. */
export const trusting = (visit: Visit): Visit => ({ ...visit, keys: { ...visit.keys, [testKey.id]: testKey.public } });

export function signedBy(visit: Visit, payload: string, key = testKey): Visit {
  const { key_id, signature } = signText(payload, key);
  return { ...visit, key_id, signature };
}
