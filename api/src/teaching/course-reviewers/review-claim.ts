import type { ReviewClaim } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import { CLAIM_HOURS, type ReviewedThing } from '@stoa/shared/contract/teaching/review-words.ts';
import { instantOrNull } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Who has taken a course or learning path up to review it. */
export interface Claimed {
  id: string;
  name: string;
  /** Null: it is theirs until somebody says otherwise. */
  expiresAt: Date | null;
}

const words: Readonly<Record<ReviewedThing, string>> = { course: 'course', path: 'learning path' };

export const claimOf = (claimed: Claimed | undefined, { user }: Viewer): ReviewClaim =>
  claimed === undefined
    ? { reviewer: null, is_mine: false, expires_at: null }
    : {
        reviewer: { id: claimed.id, name: claimed.name },
        is_mine: claimed.id === user.id,
        expires_at: instantOrNull(claimed.expiresAt),
      };

export const claimEnd = (): Date => new Date(Date.now() + CLAIM_HOURS * 3_600_000);

/** @throws `conflict` while it is another reviewer's */
export function requireNoOther(claimed: Claimed | undefined, { user }: Viewer, thing: ReviewedThing): void {
  if (claimed === undefined || claimed.id === user.id) return;
  throw new Problem('conflict', `${claimed.name} is reviewing this ${words[thing]}.`);
}

export const notWaiting = (thing: ReviewedThing): Problem =>
  new Problem('conflict', `This ${words[thing]} does not wait for a review.`);
