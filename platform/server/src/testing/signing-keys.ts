import { keyIdOf, rawPublicKey } from '../signing/ed25519.ts';
import { newSigningKey } from '../signing/key-folder.ts';
import { signingKeysOf } from '../signing/open-keys.ts';
import type { SignedText } from '@stoa/shared/platform-contract/release.ts';
import type { Signer, SigningKeys } from '../signing/signing.ts';

/** Real keys, made anew and kept nowhere. */
export function someKeys(): SigningKeys & { readonly signer: Signer } {
  const signingKey = newSigningKey();
  const raw = rawPublicKey(signingKey);
  const ring = {
    signingKey,
    keys: [{ id: keyIdOf(raw), public_key: raw.toString('base64'), state: 'signing' as const, created_at: null }],
  };
  const keys = signingKeysOf(() => ring, Buffer.alloc(32, 7));
  if (!keys.signer) throw new Error('A ring with a signing key signs.');
  return { ...keys, signer: keys.signer };
}

/** A stored signed object with other words, signed again: as time would have made it. */
export function signedAgain(
  content: Uint8Array | undefined,
  keys: SigningKeys,
  words: [before: string, after: string],
) {
  const { payload } = JSON.parse(String(content)) as SignedText;
  return Buffer.from(JSON.stringify(keys.signer?.sign(payload.replace(...words))));
}
