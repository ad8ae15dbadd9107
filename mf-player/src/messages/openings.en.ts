/** Lessons that open later. */
export const en = {
  later: '“{title}” is not open yet',
  'wait.time': 'Opens on {time}.',
  'wait.course': 'Opens when you have completed the course “{name}”.',
  'course.open': 'About “{name}”',
  'wait.part': 'Opens when you have finished “{title}”.',
} as const;
