export const en = {
  'file.name': 'creator-requests',
  'head.asked': 'Asked (UTC)',
  'head.name': 'Name',
  'head.legal': 'Legal name',
  'head.email': 'Email address',
  'head.country': 'Country',
  'head.headline': 'Headline',
  'head.denials': 'Denied before',
  'head.status': 'State',
  'head.decided': 'Decided (UTC)',
  'head.note': 'Note to the person',
} as const;
