import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that an ID can be read out and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 16 characters, 80 random bits. */
export const newCertId = (): string => Array.from(randomBytes(16), (byte) => ALPHABET[byte % 32]).join('');

/** As people type it: any case, hyphens and spaces, O for 0, I and L for 1. */
export const normalCertId = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** In groups of four, as it is printed. */
export const spacedCertId = (certId: string): string => certId.replaceAll(/(.{4})(?=.)/g, '$1-');
