import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'stoa-signature';

/** `t` is the true time in seconds, not the sandbox's: who reads it refuses what is old. */
export function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
