export const en = {
  'list.title': 'My certificates',
  'list.lead': 'One for every course you completed. Each has a public address and an ID that anyone can verify.',
  'list.loading': 'Loading your certificates',
  'list.failed': 'Your certificates could not be loaded',
  'empty.title': 'No certificates yet',
  'empty.text': 'Complete the required lessons of a course, and its certificate appears here immediately.',
  'empty.back': 'Back to my courses',
  'empty.find': 'Find a course',
} as const;
