import type { ReviewedThing } from '@stoa/shared/contract/teaching/review-words.ts';

/** A course or learning path in review. */
export interface Reviewed {
  thing: ReviewedThing;
  id: string;
}

/** In which a reviewer writes to the author; a key leads there. */
export const REVIEW_FIELD = 'review-comment';
