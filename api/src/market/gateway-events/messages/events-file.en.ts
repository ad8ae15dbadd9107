export const en = {
  'file.name': 'gateway-events',
  'head.id': 'Event',
  'head.gateway': 'Gateway',
  'head.received': 'Received (UTC)',
  'head.kind': 'Kind',
  'head.reference': 'Reference',
  'head.payment': 'Status of the payment',
  'head.standing': 'Status',
  'head.taken': 'Taken in (UTC)',
  'head.error': 'Last error',
} as const;
