/** A question can have an accepted answer; a comment cannot. Replies are comments. */
export const discussionKinds = ['question', 'comment'] as const;
export type DiscussionKind = (typeof discussionKinds)[number];

/** `unanswered` shows nothing but questions that wait for an answer. */
export const discussionSorts = ['newest', 'votes', 'unanswered'] as const;
export type DiscussionSort = (typeof discussionSorts)[number];

/** Who took a text away. */
export const discussionRemovers = ['author', 'course_admin', 'moderator'] as const;
export type DiscussionRemover = (typeof discussionRemovers)[number];

/** What a person may do with a text. */
export const discussionActions = [
  'reply',
  'vote',
  'report',
  'edit',
  'remove',
  'restore',
  'accept',
  'pin',
  'lock',
] as const;
export type DiscussionAction = (typeof discussionActions)[number];
