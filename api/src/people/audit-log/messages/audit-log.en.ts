export const en = {
  'file.name': 'audit-log',
  'head.seq': 'Entry',
  'head.at': 'At (UTC)',
  'head.kind': 'Act',
  'head.actor': 'Done by',
  'head.subject': 'Kind of subject',
  'head.id': 'Subject',
  'head.name': 'Name',
  'head.why': 'Reason',
  'head.before': 'Before',
  'head.after': 'After',
  'head.hash': 'SHA-256',
} as const;
