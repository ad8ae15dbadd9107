/** Who takes a course up to review it has it for so long. */
export const CLAIM_HOURS = 24;

/** Days that a course has waited for at least, to be asked for. */
export const waitingDays = ['3', '7', '14'] as const;

/** What waiting things can be sorted by; what was never sent comes last, either way round. */
export const reviewSorts = ['sent', 'name'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Whose reviews are asked for. */
export const reviewHolders = ['mine', 'nobody'] as const;

/** Courses to which a reviewer is assigned at once. */
export const MOST_ASSIGNED = 100;

/** What a review is of. */
export const reviewedThings = ['course', 'path'] as const;
export type ReviewedThing = (typeof reviewedThings)[number];
