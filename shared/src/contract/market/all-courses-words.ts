/** By which the list of all courses is sorted. */
export const allCoursesSorts = ['changed', 'name', 'enrolments', 'rating', 'price', 'published', 'featured'] as const;
export type AllCoursesSort = (typeof allCoursesSorts)[number];

/** As many as stand in a row of the marketplace. */
export const MOST_FEATURED = 8;
