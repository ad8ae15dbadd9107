export const pathStatuses = ['draft', 'in_review', 'published', 'unpublished', 'retired'] as const;
export type PathStatus = (typeof pathStatuses)[number];
/** In which order one's own paths stand: last taken, last learnt in, by name, the furthest first. */
export const takenPathSorts = ['enrolled', 'recent', 'title', 'progress'] as const;
export type TakenPathSort = (typeof takenPathSorts)[number];
/** Why a partner must see to a path. */
export const amissReasons = ['returned', 'incomplete'] as const;
/** Fewest published courses that a learning path is published with, and most that it may hold. */
export const FEWEST_PATH_COURSES = 2;
export const MOST_PATH_COURSES = 50;
export const FEWEST_PATH_OBJECTIVES = 3;
export const MOST_PATH_ASSIGNMENTS = 10;
/** In characters; fewer tell nobody what to make. */
export const LEAST_PATH_INSTRUCTIONS = 20;
