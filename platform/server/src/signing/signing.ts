import type { KeyObject } from 'node:crypto';
import type { ReleaseKey } from '@stoa/shared/platform-contract/access.ts';
import type { SignedText } from '@stoa/shared/platform-contract/release.ts';

/** Signs texts with the Ed25519 key of this site. */
export interface Signer {
  readonly keyId: string;
  sign(payload: string): SignedText;
  /** For formats that bring their own way of signing, such as JWS. Never leaves the process. */
  readonly privateKey: KeyObject;
}

/** Knows which keys to trust. */
export interface Verifier {
  /** Whether a trusted key signed exactly this text. */
  verify(text: SignedText): boolean;
  /** For pages: key id → base64 of the raw 32 bytes. */
  readonly trusted: Readonly<Record<string, string>>;
}

export interface SigningKeys {
  /** Undefined in a process that only serves. */
  readonly signer: Signer | undefined;
  readonly verifier: Verifier;
  /** Seals the ids of anonymous visitors; the same in every gateway of a site, and kept when keys are rotated. */
  readonly visitorSecret: Buffer;
  /** Every known key, the retired ones too; the signing one first. */
  list(): ReleaseKey[];
}
