export const en = {
  'file.name': 'payouts',
  'head.id': 'Payout',
  'head.paid': 'Paid on',
  'head.creator': 'Creator',
  'head.amount': 'Amount',
  'head.currency': 'Currency',
  'head.reference': 'Reference',
  'head.recorder': 'Recorded by',
  'head.recorded': 'Recorded (UTC)',
  'head.reversed': 'Taken back (UTC)',
  'head.why': 'Reason',
} as const;
