import { randomBytes } from 'node:crypto';
import { keyIdOf, rawPublicKey } from '@stoa/server/signing/ed25519.ts';
import { newSigningKey } from '@stoa/server/signing/key-folder.ts';
import { signingKeysOf } from '@stoa/server/signing/open-keys.ts';
import type { SigningKeys } from '@stoa/server/signing/signing.ts';

/** Made anew and kept nowhere: what they sign is trusted by this process alone. */
export function throwAwayKeys(): SigningKeys {
  const signingKey = newSigningKey();
  const raw = rawPublicKey(signingKey);
  const key = { id: keyIdOf(raw), public_key: raw.toString('base64'), state: 'signing' as const, created_at: null };
  const ring = { signingKey, keys: [key] };
  return signingKeysOf(() => ring, randomBytes(32));
}
