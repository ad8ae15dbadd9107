/** What the component kit says by itself. */
export const en = {
  'error.title': 'This could not be loaded',
  'error.retry': 'Try again',
  'error.request': 'If it goes on, tell us this number: <code>{requestId}</code>',
} as const;
