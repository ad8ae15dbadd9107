/** What reviewers are told in words of their own. */
export const refusals = [
  'course_transition',
  'course_incomplete',
  'review_comments_open',
  'own_course',
  'creator_not_verified',
] as const;
