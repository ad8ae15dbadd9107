/** The quarters of `src`, each of which knows those before it. Lint and `npm run check` read them here. */
export const quarters = [
  'kernel',
  'files',
  'taxonomy',
  'telling',
  'people',
  'teaching',
  'learning',
  'market',
  'community',
  'administration',
  'account-data',
] as const;
