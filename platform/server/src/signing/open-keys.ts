import { hkdfSync, type KeyObject } from 'node:crypto';
import { isSignedBy, publicKeyOf, signerOf } from './ed25519.ts';
import { makeKeys, openSecret, readKeyRing, stampOf, type KeyRing } from './key-folder.ts';
import { keysFromSettings, secretFromSettings, type Environment } from './key-settings.ts';
import type { Signer, SigningKeys } from './signing.ts';

/** How old the knowledge of the key folder may be when a text is verified. */
const LOOK_AGAIN_MS = 1_000;

/**
 * The keys of this site: from `STOA_SIGNING_KEY` and `STOA_TRUSTED_KEYS`, else from `keys/` in the data folder, made at
 * first need. Keys in the folder may be rotated while processes run: they notice within a second.
 */
export async function openSigningKeys(place: { dataDir: string; env: Environment }): Promise<SigningKeys> {
  const given = keysFromSettings(place.env);
  const givenSecret = secretFromSettings(place.env);
  if (given) {
    const secret = givenSecret ?? (given.signingKey && seedOf(given.signingKey));
    if (!secret) {
      throw new Error('STOA_SECRET must be set where STOA_TRUSTED_KEYS is and STOA_SIGNING_KEY is not.');
    }
    return signingKeysOf(() => given, secret);
  }
  await makeKeys(place.dataDir);
  return signingKeysOf(watchedRing(place.dataDir), givenSecret ?? (await openSecret(place.dataDir)));
}

type Freshness = 'recent' | 'newest';

/** Keys over any ring: for tests, and for `openSigningKeys`. */
export function signingKeysOf(ringNow: (freshness: Freshness) => KeyRing, secret: Buffer): SigningKeys {
  const facts = remembered((ring: KeyRing) => {
    const trusted = ring.keys.filter(({ state }) => state !== 'retired');
    return {
      signer: ring.signingKey && signerOf(ring.signingKey),
      trusted: Object.freeze(Object.fromEntries(trusted.map(({ id, public_key }) => [id, public_key]))),
      publicKeys: new Map(trusted.map(({ id, public_key }) => [id, publicKeyOf(public_key)])),
    };
  });
  const requireSigner = (): Signer => {
    const { signer } = facts(ringNow('newest'));
    if (!signer) throw new Error('The signing key was taken from the key folder: this process only serves now.');
    return signer;
  };
  const signer: Signer = {
    get keyId() {
      return requireSigner().keyId;
    },
    get privateKey() {
      return requireSigner().privateKey;
    },
    sign: (payload) => requireSigner().sign(payload),
  };
  return {
    get signer() {
      return facts(ringNow('recent')).signer && signer;
    },
    verifier: {
      verify: (text) => {
        const key =
          facts(ringNow('recent')).publicKeys.get(text.key_id) ?? facts(ringNow('newest')).publicKeys.get(text.key_id);
        return key !== undefined && isSignedBy(key, text);
      },
      get trusted() {
        return facts(ringNow('recent')).trusted;
      },
    },
    visitorSecret: derive(secret, 'stoa visitor'),
    list: () => [...ringNow('newest').keys],
  };
}

function watchedRing(dataDir: string): (freshness: Freshness) => KeyRing {
  let stamp = stampOf(dataDir);
  let ring = readKeyRing(dataDir);
  let lookedAt = Date.now();
  return (freshness) => {
    if (freshness === 'recent' && Date.now() - lookedAt < LOOK_AGAIN_MS) return ring;
    const stampNow = stampOf(dataDir);
    lookedAt = Date.now();
    if (stampNow !== stamp) {
      ring = readKeyRing(dataDir);
      stamp = stampNow;
    }
    return ring;
  };
}

/** Computes anew only when the argument is another one. */
function remembered<A extends object, R>(compute: (argument: A) => R): (argument: A) => R {
  const known = new WeakMap<A, { result: R }>();
  return (argument) => {
    const before = known.get(argument);
    if (before) return before.result;
    const result = compute(argument);
    known.set(argument, { result });
    return result;
  };
}

const seedOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).d ?? '', 'base64url');
const derive = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'stoa', purpose, 32));
