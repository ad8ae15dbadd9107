export const en = {
  'file.name': 'owed',
  'head.name': 'Creator',
  'head.email': 'Email',
  'head.owed': 'Owed',
  'head.paid': 'Paid out so far',
  'head.currency': 'Currency',
} as const;
