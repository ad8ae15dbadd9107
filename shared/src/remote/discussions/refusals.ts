/** What discussions say in words of their own. */
export const refusals = [
  'content_locked',
  'content_removed',
  'own_content',
  'already_reported',
  'rate_limited',
  'not_enrolled',
] as const;
