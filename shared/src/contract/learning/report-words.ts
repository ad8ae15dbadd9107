/** How far a learner of a course is; plain data, so that a screen can use it without zod. */
export const learnerStates = ['all', 'not_begun', 'under_way', 'completed'] as const;
export type LearnerState = (typeof learnerStates)[number];

/** What learners did in a period: began the course, learnt something in it, completed it. */
export const learnerDeeds = ['enrolled', 'active', 'completed'] as const;
export type LearnerDeed = (typeof learnerDeeds)[number];

export const learnerOrders = ['name', 'enrolled', 'activity', 'progress', 'watched'] as const;
export type LearnerOrder = (typeof learnerOrders)[number];

/** The longest period that a report is made of, in days: three years. */
export const MOST_REPORT_DAYS = 1096;

/** From so many learners on a quiz or a film has statistics: fewer say more of a person than of it. */
export const LEAST_LEARNERS = 5;
