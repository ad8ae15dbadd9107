/** Why someone stands before the login screen who did not ask for it. */
export const loginReasons = [
  /** The session ended: too old, or ended elsewhere. */
  'session-expired',
  /** A link that signs in is used, too old or made up. */
  'link-spent',
  'provider-failed',
  /** Set with a mailed link; every session ended with it. */
  'password-changed',
  'email-changed',
] as const;
export type LoginReason = (typeof loginReasons)[number];

/** Travels as router state: `navigate('/login', { state: { reason: 'session-expired' } })`. */
export function loginReasonOf(state: unknown): LoginReason | undefined {
  const reason = typeof state === 'object' && state !== null && 'reason' in state ? state.reason : undefined;
  return loginReasons.find((known) => known === reason);
}
