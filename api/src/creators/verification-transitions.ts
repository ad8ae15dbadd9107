import type { CreatorStatus, VerificationStatus, VerificationVerdict } from '@stoa/shared/contract/creator-words.ts';
import { Problem } from '../problem.ts';

const next: Record<CreatorStatus, readonly CreatorStatus[]> = {
  unrequested: ['pending'],
  pending: ['granted', 'denied'],
  granted: ['revoked'],
  denied: ['pending'],
  revoked: [],
};

export const verdictTo: Record<VerificationVerdict, VerificationStatus> = {
  grant: 'granted',
  deny: 'denied',
  revoke: 'revoked',
};

/** @throws where the verification of a creator cannot go this way, or goes it already. */
export function requireVerificationTransition(from: CreatorStatus, to: CreatorStatus): void {
  if (from === 'pending' && to === 'pending') {
    throw new Problem('already_requested', 'Your request is already being reviewed.');
  }
  if (!next[from].includes(to)) {
    throw new Problem('verification_transition', `A verification that is ${from} cannot become ${to}.`);
  }
}
