/** What is said in a film or a recording, line by line. */
export const en = {
  search: 'Search in the transcript',
  found: '{at, number} of {count, number}',
  none: 'Not found',
  previous: 'Previous place',
  next: 'Next place',
} as const;
