import { randomBytes } from 'node:crypto';
import { keyIdOf, rawPublicKey } from '../signing/ed25519.ts';
import { newSigningKey } from '../signing/key-folder.ts';
import { signingKeysOf } from '../signing/open-keys.ts';
import type { SigningKeys } from '../signing/signing.ts';

/** Made anew and kept nowhere: what they sign is trusted by this process alone. */
export function throwAwayKeys(): SigningKeys {
  const signingKey = newSigningKey();
  const raw = rawPublicKey(signingKey);
  const key = { id: keyIdOf(raw), public_key: raw.toString('base64'), state: 'signing' as const, created_at: null };
  const ring = { signingKey, keys: [key] };
  return signingKeysOf(() => ring, randomBytes(32));
}
