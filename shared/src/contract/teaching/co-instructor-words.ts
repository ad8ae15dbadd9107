/** What the owner of a course may give a co-instructor; money, publishing and the course itself stay with the owner. */
export const courseRights = ['edit', 'grade'] as const;
export type CourseRight = (typeof courseRights)[number];

/** In one course, invited ones among them. */
export const MOST_CO_INSTRUCTORS = 10;
