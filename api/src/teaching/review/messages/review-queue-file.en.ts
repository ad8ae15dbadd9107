export const en = {
  'file.name': 'course-review',
  'head.name': 'Course',
  'head.slug': 'Address',
  'head.creator': 'Creator',
  'head.category': 'Category',
  'head.status': 'State',
  'head.sent': 'Sent to review (UTC)',
  'head.round': 'Round',
  'head.lessons': 'Lessons',
  'head.comments': 'Open comments',
  'head.reviewer': 'Reviewer',
} as const;
