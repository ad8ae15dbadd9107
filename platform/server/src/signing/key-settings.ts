import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { ReleaseKey } from '@stoa/shared/platform-contract/access.ts';
import { keyIdOf, publicKeyOf, rawPublicKey } from './ed25519.ts';
import type { KeyRing } from './key-folder.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const FEWEST_CHARACTERS = 32;

/** Undefined when no setting speaks of keys: then they live in the data folder. @throws naming the setting and the rule */
export function keysFromSettings(env: Environment): KeyRing | undefined {
  const given = env.STOA_SIGNING_KEY?.trim();
  const trusted = readTrusted(env.STOA_TRUSTED_KEYS);
  if (!given && trusted.length === 0) return undefined;
  if (!given) return { signingKey: undefined, keys: trusted };
  const signingKey = readPrivateKey(given);
  const raw = rawPublicKey(signingKey);
  const signing: ReleaseKey = {
    id: keyIdOf(raw),
    public_key: raw.toString('base64'),
    state: 'signing',
    created_at: null,
  };
  return { signingKey, keys: [signing, ...trusted.filter((key) => key.id !== signing.id)] };
}

export function secretFromSettings(env: Environment): Buffer | undefined {
  const given = env.STOA_SECRET?.trim();
  if (!given) return undefined;
  if (given.length < FEWEST_CHARACTERS) {
    throw new Error(
      `STOA_SECRET must have at least ${FEWEST_CHARACTERS} characters, such as \`openssl rand -hex 32\`.`,
    );
  }
  return Buffer.from(given);
}

function readPrivateKey(given: string): KeyObject {
  const rule = 'STOA_SIGNING_KEY must be an Ed25519 private key: PKCS8 as PEM, or the base64 of its DER.';
  try {
    const key = given.includes('-----BEGIN')
      ? // One line with \n in it is how many tools pass a PEM.
        createPrivateKey(given.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    // Not as the cause's message: it could quote the key.
    throw new Error(rule, { cause: error });
  }
  throw new Error(rule);
}

function readTrusted(given = ''): ReleaseKey[] {
  const texts = given.split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    try {
      const raw = rawPublicKey(publicKeyOf(text));
      return { id: keyIdOf(raw), public_key: text, state: 'trusted', created_at: null };
    } catch (error) {
      throw new Error(
        `STOA_TRUSTED_KEYS must be base64 of raw Ed25519 public keys, parted by commas: ${String(error)}`,
        {
          cause: error,
        },
      );
    }
  });
}
