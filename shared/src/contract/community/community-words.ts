/** Two categories of the community's own; the others are the catalogue's. Answers are accepted in `help` alone. */
export const ownCategories = ['general', 'help'] as const;

export const contentSubjects = ['posts', 'replies'] as const;
export type ContentSubject = (typeof contentSubjects)[number];

/** What can be reported and moderated: texts of the community, those in the discussions of a course, and its announcements. */
export const moderatedSubjects = [...contentSubjects, 'discussions', 'announcements'] as const;
export type ModeratedSubject = (typeof moderatedSubjects)[number];

export const reactionKinds = ['like', 'helpful', 'insightful'] as const;
export type ReactionKind = (typeof reactionKinds)[number];

/** What a person may do with a text. */
export const contentActions = ['reply', 'react', 'report', 'edit', 'remove', 'restore', 'accept', 'moderate'] as const;
export type ContentAction = (typeof contentActions)[number];

export const postSorts = ['newest', 'active', 'helpful'] as const;
export type PostSort = (typeof postSorts)[number];

export const reportStatuses = ['pending', 'accepted', 'rejected'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

export const moderationActions = [
  'accept_report',
  'reject_report',
  'remove',
  'restore',
  'pin',
  'unpin',
  'lock',
  'unlock',
] as const;
export type ModerationAction = (typeof moderationActions)[number];
