/** What the community says in words of its own. */
export const refusals = [
  'content_locked',
  'content_removed',
  'own_content',
  'already_reported',
  'already_decided',
  'rate_limited',
] as const;
