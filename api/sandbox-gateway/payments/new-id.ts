import { randomBytes } from 'node:crypto';

/** Nobody guesses it: `pay_4f0c…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;
