export const en = {
  'file.name': 'path-learners',
  'head.name': 'Learner',
  'head.path': 'Learning path',
  'head.done': 'Required courses completed',
  'head.required': 'Required courses',
  'head.progress': 'Progress (%)',
  'head.enrolled': 'Enrolled at (UTC)',
  'head.activity': 'Last activity (UTC)',
  'head.completed': 'Completed at (UTC)',
} as const;
