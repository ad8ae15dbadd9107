export const en = {
  'file.name': 'site-feedback',
  'head.created': 'Sent (UTC)',
  'head.author': 'Written by',
  'head.stars': 'Stars',
  'head.status': 'State',
  'head.text': 'Feedback',
} as const;
