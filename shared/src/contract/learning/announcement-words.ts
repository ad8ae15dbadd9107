/** Of the learners of a course: all, how far they are, who was not there for some days, or those who were ticked. */
export const audienceKinds = ['all', 'not_begun', 'under_way', 'idle', 'completed', 'chosen'] as const;
export type AudienceKind = (typeof audienceKinds)[number];

export const announcementStates = ['waiting', 'sent', 'cancelled', 'removed'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

/** Of one course on one day (UTC), waiting ones among them: a course that says more is no longer read. */
export const MOST_ANNOUNCEMENTS_A_DAY = 3;
export const MOST_CHOSEN_LEARNERS = 500;
/** How far ahead one is planned, in days. */
export const FURTHEST_ANNOUNCEMENT_DAYS = 365;
export const LONGEST_SUBJECT = 120;
export const LONGEST_ANNOUNCEMENT = 5000;
