/** What the file of a course's notes says around them. */
export const en = {
  title: 'Notes: {course}',
  bookmark: 'Bookmark',
  page: 'Page {page, number}',
  gone: 'A lesson that is no longer in the course',
  none: 'There are no notes in this course yet.',
} as const;
