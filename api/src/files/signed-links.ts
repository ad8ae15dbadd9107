import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Problem } from '../kernel/problem.ts';

const given = z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) });

/** A path of this site that opens without a header until it expires: for what a browser fetches by itself. */
export function signLink(secret: string, path: string, lifeS: number): { url: string; expiresAt: Date } {
  const expires = Math.floor(Date.now() / 1000) + lifeS;
  const url = `${path}?expires=${expires}&signature=${signatureOf(secret, path, expires)}`;
  return { url, expiresAt: new Date(expires * 1000) };
}

/**
 * `subject` is what was signed: a path of this site, or the id of a file.
 * @throws `file_link_expired` where the link was changed, or its time is over
 */
export function requireSigned(secret: string, subject: string, query: unknown): void {
  const link = given.safeParse(query);
  if (!link.success || !isEqual(signatureOf(secret, subject, link.data.expires), link.data.signature)) {
    throw new Problem('file_link_expired', 'This link is not valid.');
  }
  if (link.data.expires * 1000 < Date.now()) {
    throw new Problem('file_link_expired', 'This link has expired. Open the page again for a new one.');
  }
}

export const signatureOf = (secret: string, subject: string, expires: number): string =>
  createHmac('sha256', secret).update(`${subject}\n${expires}`).digest('base64url');

function isEqual(right: string, sent: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}
