import { afterEach, expect, test } from '@jest/globals';
import { aKey } from '../testing/a-key.ts';
import { isSigned } from './verify-text.ts';

const realCrypto = globalThis.crypto;
afterEach(() => {
  globalThis.crypto = realCrypto;
});

const without = {
  'a browser with Ed25519': () => undefined,
  'a page without TLS': () => {
    globalThis.crypto = { getRandomValues: realCrypto.getRandomValues } as Crypto;
  },
  'a browser without Ed25519': () => {
    const importKey = () => Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
    globalThis.crypto = { subtle: { importKey } } as unknown as Crypto;
  },
};

for (const [browser, become] of Object.entries(without)) {
  test(`${browser} takes what a trusted key has signed, and nothing else`, async () => {
    const key = await aKey();
    const stranger = await aKey();
    const signed = await key.sign('{"revision":7,"words":"grün"}');
    const forged = { ...(await stranger.sign(signed.payload)), key_id: key.id };
    become();
    expect(await isSigned(signed, key.keys)).toBe(true);
    expect(await isSigned({ ...signed, payload: signed.payload.replace('7', '8') }, key.keys)).toBe(false);
    expect(await isSigned(forged, key.keys)).toBe(false);
    expect(await isSigned(signed, stranger.keys)).toBe(false);
    expect(await isSigned({ ...signed, signature: 'AAAA' }, key.keys)).toBe(false);
    expect(await isSigned({ ...signed, signature: 'no base64!' }, key.keys)).toBe(false);
    expect(await isSigned({ payload: signed.payload, key_id: '', signature: '' }, key.keys)).toBe(false);
  });
}

test('a key is one that was named, not something every object has', async () => {
  expect(await isSigned({ payload: 'x', key_id: 'constructor', signature: '' }, {})).toBe(false);
});
