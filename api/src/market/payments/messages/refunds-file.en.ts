export const en = {
  'file.name': 'refund-requests',
  'head.id': 'Request',
  'head.reference': 'Reference',
  'head.asked': 'Requested (UTC)',
  'head.payer': 'Payer',
  'head.amount': 'Amount',
  'head.currency': 'Currency',
  'head.status': 'Status',
  'head.reason': 'Reason',
} as const;
