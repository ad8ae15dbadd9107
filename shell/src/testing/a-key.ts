import type { SignedText } from '@stoa/shared/platform-contract/release.ts';

export interface TestKey {
  id: string;
  /** As a page's visit names it. */
  keys: Record<string, string>;
  sign(payload: string): Promise<SignedText>;
}

/** For tests: a key as the platform has one. */
export async function aKey(): Promise<TestKey> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const raw = await crypto.subtle.exportKey('raw', publicKey);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', raw));
  const id = Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    id,
    keys: { [id]: base64(raw) },
    async sign(payload) {
      const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(payload));
      return { payload, key_id: id, signature: base64(signature) };
    },
  };
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
