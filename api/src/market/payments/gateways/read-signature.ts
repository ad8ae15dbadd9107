import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older events were recorded by somebody and sent again; a clock may be a little off. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * Whether `t=…,v1=…` is the signature of this body under this secret, made just now. It may hold several `v1`, while a
 * secret is being replaced, and parts that we do not know.
 */
export function isSignedBy(body: Buffer, header: string | string[] | undefined, secret: string): boolean {
  const parts = String(header ?? '').split(',');
  const seconds = parts.map((part) => /^t=(\d{1,12})$/.exec(part)?.[1]).find((part) => part !== undefined);
  if (seconds === undefined || Math.abs(Date.now() - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return parts
    .map((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1])
    .some((given) => given !== undefined && timingSafeEqual(Buffer.from(given, 'hex'), wanted));
}
