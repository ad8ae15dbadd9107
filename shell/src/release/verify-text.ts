import type { SignedText } from '@stoa/shared/platform-contract/release.ts';

/** Key id → base64 of the raw 32 bytes. */
export type TrustedKeys = Readonly<Record<string, string>>;

/** Whether one of the keys signed exactly this text (Ed25519). */
export async function isSigned({ payload, key_id: id, signature }: SignedText, keys: TrustedKeys): Promise<boolean> {
  const key = Object.hasOwn(keys, id) && keys[id];
  if (!key) return false;
  try {
    const parts = { key: bytesOf(key), signature: bytesOf(signature), text: new TextEncoder().encode(payload) };
    return await verifyByBrowser(parts).catch(() => verifyByOwnCode(parts));
  } catch {
    return false;
  }
}

export interface SignatureParts {
  key: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
  text: Uint8Array<ArrayBuffer>;
}

/** @throws where the browser has no Ed25519, or no WebCrypto at all because the page came without TLS. */
async function verifyByBrowser({ key, signature, text }: SignatureParts): Promise<boolean> {
  const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, signature, text);
}

const verifyByOwnCode = async (parts: SignatureParts): Promise<boolean> =>
  (await import('./verify-without-webcrypto.ts')).verifySignature(parts);

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
