/** In which order one's own courses stand: last learnt in, by name, the furthest first, last enrolled in. */
export const enrolmentSorts = ['recent', 'title', 'progress', 'enrolled'] as const;
export type EnrolmentSort = (typeof enrolmentSorts)[number];

/** The same of all people's: when they enrolled, when they were last there, how far they are, who they are, and in what. */
export const allEnrolmentSorts = ['enrolled', 'activity', 'progress', 'name', 'course'] as const;
export type AllEnrolmentSort = (typeof allEnrolmentSorts)[number];
