import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** @throws Refusal for all but the site's own server */
export function requireSite(request: FastifyRequest, secret: string): void {
  if (!isSite(request, secret)) throw new Refusal(401, 'unauthenticated', 'Give the secret: Authorization: Bearer …');
}

export const isSite = ({ headers }: FastifyRequest, secret: string): boolean =>
  timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${secret}`));

/** @throws Refusal where a page of another site asks, by the person's browser */
export function requireOwnPage({ headers }: FastifyRequest, publicUrl: string): void {
  if (headers.origin === new URL(publicUrl).origin) return;
  throw new Refusal(403, 'foreign_page', 'Only pages of the sandbox itself may ask for this.', 'origin');
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @throws Refusal without a key that tells this call from others */
export function requireKey({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (typeof key === 'string' && /^[\w:.-]{8,100}$/.test(key)) return key;
  throw new Refusal(400, 'no_key', 'Give an Idempotency-Key of 8 to 100 letters, digits, hyphens, colons or dots.');
}
