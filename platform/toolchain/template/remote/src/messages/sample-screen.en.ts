/** What this remote says. English is what the others are translated from; `npm run check` asks for the values of each text. */
export const en = {
  title: 'Sample title',
  lead: 'What is new.',
  'lead.person': 'What is new for {name}.',
  failed: 'The courses could not be loaded',
  'none.title': 'No courses yet',
  'none.text': 'As soon as a teacher publishes a course, it appears here.',
  'none.catalogue': 'Look in the catalogue',
  courses: '{count, plural, one {One course} other {# courses}}',
} as const;
