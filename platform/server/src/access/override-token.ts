import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { CLOCK_SLACK_MS } from '../registry/clock-slack.ts';
import { publicKeyOf } from '../signing/ed25519.ts';
import type { Signer, Verifier } from '../signing/signing.ts';

/** What the token itself says; the rest stands in the override's record. */
export interface OverrideClaims {
  id: string;
  name: string;
  person: string;
}
export type ReadToken = { outcome: 'valid' | 'expired'; claims: OverrideClaims } | { outcome: 'invalid' };

const ALGORITHM = 'EdDSA';
const TYPE = 'stoa-override+jwt';
const ISSUER = 'stoa';
const AUDIENCE = 'stoa-override';

/** A compact JWS; `expiresAt` in whole seconds is the token's own end. */
export const signOverride = ({ id, name, person }: OverrideClaims, expiresAt: Date, signer: Signer): Promise<string> =>
  new SignJWT({ remote: name })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: signer.keyId })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(person)
    .setJti(id)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(signer.privateKey);

/** Believes nothing that a trusted key of this site did not sign, in exactly this way. */
export async function readOverrideToken(token: string, verifier: Verifier): Promise<ReadToken> {
  const keyOf = ({ kid = '' }: { kid?: string }): KeyObject => {
    const key = Object.hasOwn(verifier.trusted, kid) ? verifier.trusted[kid] : undefined;
    if (!key) throw new errors.JWKSNoMatchingKey();
    return publicKeyOf(key);
  };
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTolerance: CLOCK_SLACK_MS / 1000,
      requiredClaims: ['exp', 'jti', 'sub', 'remote'],
    });
    return { outcome: 'valid', claims: claimsOf(payload) };
  } catch (error) {
    // jose looks at the time last: signature and all else were good.
    if (error instanceof errors.JWTExpired) return { outcome: 'expired', claims: claimsOf(error.payload) };
    if (error instanceof errors.JOSEError) return { outcome: 'invalid' };
    throw error;
  }
}

const claimsOf = ({
  jti = '',
  sub = '',
  remote,
}: {
  jti?: string;
  sub?: string;
  remote?: unknown;
}): OverrideClaims => ({
  id: jti,
  name: String(remote),
  person: sub,
});
