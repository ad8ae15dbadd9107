/** Lessons that open later. */
export const en = {
  later: '“{title}” is not open yet',
  'wait.time': 'Opens on {time}.',
  'wait.part': 'Opens when you have finished “{title}”.',
} as const;
