import { learnerDeeds } from '../learning/report-words.ts';

/** What learners of a path did in a period: took it, learnt in its courses, completed it, got its certificate. */
export const pathDeeds = [...learnerDeeds, 'certified'] as const;
export type PathDeed = (typeof pathDeeds)[number];

export const pathLearnerOrders = ['name', 'enrolled', 'activity', 'progress', 'completed'] as const;
export type PathLearnerOrder = (typeof pathLearnerOrders)[number];

/** How learners of a path meet one of its courses: began it, completed it, or have it before them as the next required one. */
export const courseStages = ['began', 'completed', 'here'] as const;
export type CourseStage = (typeof courseStages)[number];
