/** What private feedback can be about. `platform` is this site. */
export const feedbackSubjects = ['course', 'instructor', 'platform', 'assignment'] as const;
export type FeedbackSubject = (typeof feedbackSubjects)[number];

/** What whoever receives it did with it. */
export const feedbackStatuses = ['new', 'seen', 'resolved'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** What feedback can be sorted by. What came without stars comes last, either way round. */
export const feedbackSorts = ['created', 'stars'] as const;
export type FeedbackSort = (typeof feedbackSorts)[number];

/** `received`: about the caller and their courses; `sent`: the caller's own; `platform`: about this site. */
export const feedbackBoxes = ['received', 'sent', 'platform'] as const;
export type FeedbackBox = (typeof feedbackBoxes)[number];
