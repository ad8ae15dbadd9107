export const en = {
  'file.name': 'learners',
  'head.name': 'Learner',
  'head.course': 'Course',
  'head.progress': 'Progress (%)',
  'head.enrolled': 'Enrolled at (UTC)',
  'head.activity': 'Last activity (UTC)',
  'head.completed': 'Completed at (UTC)',
  'head.watched': 'Watched (seconds)',
} as const;
