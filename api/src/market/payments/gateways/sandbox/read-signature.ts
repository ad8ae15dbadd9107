import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older events were recorded by somebody and sent again; a clock may be a little off. */
const TOLERANCE_MS = 5 * 60_000;

/** Whether `t=…,v1=…` is the signature of this body under this secret, made just now. */
export function isSignedBy(body: Buffer, header: string | string[] | undefined, secret: string): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? '')) ?? [];
  if (seconds === undefined || given === undefined) return false;
  if (Math.abs(Date.now() - Number(seconds) * 1000) > TOLERANCE_MS) return false;
  const wanted = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(Buffer.from(given, 'hex'), wanted);
}
