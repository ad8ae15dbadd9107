/** What templates are filled with where they are only looked at: each value says that it is a sample. */
export const en = {
  name: 'Sample',
  code: 'SAMPLE',
  moment: '1 January 2026 at 12:00 UTC (sample)',
  day: '1 January 2026 (sample)',
  email: 'sample@example.org',
  other_email: 'other-sample@example.org',
  provider: 'Sample provider',
  device: 'Sample browser on a sample system',
  reason: 'A sample reason',
  title: 'A sample title',
  body: 'This is a sample: it is filled with made-up values, and tells of nothing that happened.',
  number: 'R-SAMPLE',
  amount: '$24.00 (sample)',
  card: 'Sample card •••• 0000',
} as const;
