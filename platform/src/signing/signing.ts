import type { SignedText } from '@stoa/shared/contract/release.ts';

/** Signs texts with the Ed25519 key of this site. */
export interface Signer {
  readonly keyId: string;
  sign(payload: string): SignedText;
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
}
