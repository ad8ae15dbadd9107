/** What a calendar says of a live class beside its title. */
export const en = {
  about: 'Live class of the course “{course}”.',
  join: 'Join it on Stoa, from 15 minutes before the start: {address}',
} as const;
