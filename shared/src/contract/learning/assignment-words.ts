// Plain data, so that a screen can use it without zod.

/** `returned`: to be done once more, with the reviewer's feedback. `approved` is the end. */
export const submissionStatuses = ['draft', 'submitted', 'returned', 'approved'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];

/** What a reviewer sees: a draft is its author's alone. */
export const reviewedStatuses = ['submitted', 'returned', 'approved'] as const;
export type ReviewedStatus = (typeof reviewedStatuses)[number];

/** By when they were handed in. */
export const submissionSorts = ['oldest', 'newest'] as const;
export type SubmissionSort = (typeof submissionSorts)[number];

/** What asks for work. */
export const workPlaces = ['course', 'path'] as const;
export type WorkPlace = (typeof workPlaces)[number];

/**
 * What saved phrases are for: feedback on handed-in work, a review of a course or learning path, or the reason of a decision
 * against somebody: a course taken off, a request denied, an account suspended.
 */
export const phrasePurposes = ['feedback', 'review', 'decision'] as const;
export type PhrasePurpose = (typeof phrasePurposes)[number];
