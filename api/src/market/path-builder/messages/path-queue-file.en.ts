export const en = {
  'file.name': 'learning-path-review',
  'head.title': 'Learning path',
  'head.slug': 'Address',
  'head.partner': 'Partner',
  'head.courses': 'Courses',
  'head.sent': 'Sent to review (UTC)',
  'head.reviewer': 'Reviewer',
} as const;
