import type { Farewell } from '@stoa/shared/federation/platform.ts';
import { asRecord } from '../release/as-record.ts';

/** Why someone stands before the login screen who did not go there themselves. */
const loginReasons = [
  /** The session ended: too old, or ended elsewhere. */
  'session-expired',
  /** A link that signs in is used, too old or made up. */
  'link-spent',
  'provider-failed',
  /** The code of a sign-up can no longer be typed; a login has another mailed. */
  'code-spent',
  /** Set with a mailed link; every session ended with it. */
  'password-changed',
  'email-changed',
  'signed-out-everywhere',
] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Travels as router state: `navigate('/login', { state: { reason: 'session-expired' } })`. */
export type WhyLogin = { readonly reason: LoginReason } | Farewell;

export function whyLoginOf(state: unknown): WhyLogin | undefined {
  const { reason, deletesAt } = asRecord(state);
  if (reason === 'account-deleted') {
    return typeof deletesAt === 'string' && !Number.isNaN(Date.parse(deletesAt)) ? { reason, deletesAt } : undefined;
  }
  const known = loginReasons.find((one) => one === reason);
  return known && { reason: known };
}
