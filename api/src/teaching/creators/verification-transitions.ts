import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';
import type { VerificationStatus, VerificationVerdict } from '@stoa/shared/contract/teaching/creator-words.ts';
import { Problem } from '../../kernel/problem.ts';

/** What each verdict makes of which verification; what is not here is refused. */
const verdicts: Record<VerificationVerdict, { from: VerificationStatus; to: VerificationStatus }> = {
  grant: { from: 'pending', to: 'granted' },
  deny: { from: 'pending', to: 'denied' },
  revoke: { from: 'granted', to: 'revoked' },
  uphold: { from: 'revoked', to: 'revoked' },
  reinstate: { from: 'revoked', to: 'granted' },
};

/** Where a verdict leads. @throws where the verification cannot go this way, or went it already. */
export function requireVerdict(from: VerificationStatus, verdict: VerificationVerdict): VerificationStatus {
  const { from: asked, to } = verdicts[verdict];
  if (from !== asked) throw impossible(from, to);
  return to;
}

/** The first time, or again after a denial. @throws otherwise; one who was revoked appeals instead. */
export function requireMayRequest(from: CreatorStatus): void {
  if (from === 'pending') throw alreadyAsked();
  if (from !== 'unrequested' && from !== 'denied') throw impossible(from, 'pending');
}

/** Against a revocation, while no other appeal waits. @throws otherwise */
export function requireMayAppeal(from: CreatorStatus, isWaiting: boolean): void {
  if (from !== 'revoked') throw new Problem('verification_transition', 'There is no revocation to appeal against.');
  if (isWaiting) throw alreadyAsked();
}

const alreadyAsked = () => new Problem('already_requested', 'Your request is already being reviewed.');
const impossible = (from: CreatorStatus, to: CreatorStatus) =>
  new Problem('verification_transition', `A verification that is ${from} cannot become ${to}.`);
