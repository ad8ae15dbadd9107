import { ed25519 } from '@noble/curves/ed25519.js';
import type { SignatureParts } from './verify-text.ts';

/** As strict as browsers are: RFC 8032, not the looser ZIP 215. */
export const verifySignature = ({ key, signature, text }: SignatureParts): boolean =>
  ed25519.verify(signature, text, key, { zip215: false });
