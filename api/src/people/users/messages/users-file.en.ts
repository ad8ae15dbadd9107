export const en = {
  'file.name': 'people',
  'head.id': 'Account',
  'head.name': 'Name',
  'head.email': 'Email',
  'head.roles': 'Roles',
  'head.creator': 'Verification as a creator',
  'head.created': 'Since (UTC)',
  'head.used': 'Last used (UTC)',
  'head.suspended': 'Suspended since (UTC)',
  'head.deletes': 'Will be deleted (UTC)',
} as const;
