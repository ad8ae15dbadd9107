import { randomBytes } from 'node:crypto';

/** 128 random bits: an address that nobody comes upon. */
export const newShare = (): string => randomBytes(16).toString('base64url');
