import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a link or a session: given out once, kept as its hash. */
export function makeToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
