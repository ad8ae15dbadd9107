import { expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { someKeys } from '../testing/signing-keys.ts';
import { readOverrideCookie, writeOverrideCookie } from './override-cookie.ts';
import { readOverrideToken, signOverride } from './override-token.ts';

const claims = { id: '0123456789abcdef01234567', name: 'mf-player', person: 'ada@stoa.example' };
const MINUTE_MS = 60_000;
const soon = () => new Date(Date.now() + 60_000);
const keys = someKeys();
const read = (token: string) => readOverrideToken(token, keys.verifier);

test('a token says what was signed', async () => {
  expect(await read(await signOverride(claims, soon(), keys.signer))).toEqual({ outcome: 'valid', claims });
});

test('an expired one says so, and not before clocks of other machines can say it too', async () => {
  const expiredFor = (ms: number) => signOverride(claims, new Date(Date.now() - ms), keys.signer);
  expect(await read(await expiredFor(6 * MINUTE_MS))).toEqual({ outcome: 'expired', claims });
  expect(await read(await expiredFor(4 * MINUTE_MS))).toEqual({ outcome: 'valid', claims });
});

test('nothing else is believed: altered, unsigned, of another key, kind or algorithm', async () => {
  const token = await signOverride(claims, soon(), keys.signer);
  const [header = '', , signature = ''] = token.split('.');
  const altered = Buffer.from(JSON.stringify({ ...claims, sub: 'eve@stoa.example' })).toString('base64url');
  const unsecured = new UnsecuredJWT({ remote: 'mf-player' })
    .setIssuer('stoa')
    .setAudience('stoa-override')
    .setJti(claims.id)
    .setSubject(claims.person)
    .setExpirationTime(soon())
    .encode();
  const ofOtherKind = await new SignJWT({ remote: 'mf-player' })
    .setProtectedHeader({ alg: 'EdDSA', kid: keys.signer.keyId })
    .setIssuer('stoa')
    .setAudience('stoa-override')
    .setJti(claims.id)
    .setSubject(claims.person)
    .setExpirationTime(soon())
    .sign(keys.signer.privateKey);
  // The classic: the public key, which everyone knows, as the secret of a symmetric algorithm.
  const publicKey = Buffer.from(keys.verifier.trusted[keys.signer.keyId] ?? '', 'base64');
  const symmetric = await new SignJWT({ remote: 'mf-player' })
    .setProtectedHeader({ alg: 'HS256', typ: 'stoa-override+jwt', kid: keys.signer.keyId })
    .setIssuer('stoa')
    .setAudience('stoa-override')
    .setJti(claims.id)
    .setSubject(claims.person)
    .setExpirationTime(soon())
    .sign(publicKey);
  const foreign = await signOverride(claims, soon(), someKeys().signer);
  for (const wrong of [`${header}.${altered}.${signature}`, unsecured, ofOtherKind, symmetric, foreign, 'a.b.c', '']) {
    expect(await read(wrong)).toEqual({ outcome: 'invalid' });
  }
});

test('the cookie holds five tokens at most, and nothing that is no token', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, () => signOverride(claims, soon(), keys.signer)));
  const header = writeOverrideCookie(tokens, true);
  expect(header).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  expect(header).toContain('Path=/;');
  expect(Buffer.byteLength(header)).toBeLessThan(4_096);
  expect(readOverrideCookie(`a=b; ${header.split(';')[0]}`)).toEqual(tokens.slice(0, 5));
  expect(readOverrideCookie('stoa_override=<script>~a.b~; x=y')).toEqual([]);
  expect(readOverrideCookie(undefined)).toEqual([]);
  expect(writeOverrideCookie([], false)).toMatch(/^stoa_override=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
});
