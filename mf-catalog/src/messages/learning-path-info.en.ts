export const en = {
  'path.loading': 'Loading the learning path',
  'path.crumb': 'Learning path',
  'gone.title': 'This learning path could not be found',
  'gone.text': 'It may have been withdrawn, or the address may be wrong.',
  'objectives.title': 'What you will be able to do',
  'about.title': 'About this path',
  'courses.title': 'The courses',
  'courses.inOrder': 'Take them in this order: each builds on the one before.',
  'courses.anyOrder': 'We suggest this order, but you can take them in any order.',
  'courses.optional': 'Optional',
} as const;
