export const en = {
  title: 'In lessons',
  lead: '“{q}” is said in {count, plural, one {# lesson} other {# lessons}}.',
  loading: 'Searching what is said in lessons',
  course: 'in <link>{course}</link>',
  closed: 'This course teaches it. Take the course to read and hear what is said.',
  more: 'Show more lessons',
} as const;
