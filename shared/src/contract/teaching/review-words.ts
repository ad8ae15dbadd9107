/** Courses to which a reviewer is assigned at once. */
export const MOST_ASSIGNED = 100;
