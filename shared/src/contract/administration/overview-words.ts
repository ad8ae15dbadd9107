/** What waits for somebody's decision. */
export const waitingKinds = [
  'course_reviews',
  'path_reviews',
  'creator_requests',
  'creator_appeals',
  'content_reports',
  'refunds',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** What did not go as it should. */
export const failureKinds = ['given_up_work', 'failed_mails', 'payments_in_review', 'refund_failures'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** What happens on the site, counted by days. */
export const figureKinds = ['accounts', 'enrolments', 'completions'] as const;
export type FigureKind = (typeof figureKinds)[number];
