import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Keyed by the server's secret and bound to its sign-up: of six digits a plain hash would hide nothing. */
export const hashCode = (secret: string, registrationId: string, code: string): string =>
  createHmac('sha256', secret).update(`registration|${registrationId}|${code}`).digest('base64url');

export const isCode = (secret: string, { id, codeHash }: { id: string; codeHash: string }, code: string): boolean =>
  timingSafeEqual(Buffer.from(hashCode(secret, id, code)), Buffer.from(codeHash));
