/** In which order one's own courses stand: last learnt in, by name, the furthest first, last enrolled in. */
export const enrolmentSorts = ['recent', 'title', 'progress', 'enrolled'] as const;
export type EnrolmentSort = (typeof enrolmentSorts)[number];
