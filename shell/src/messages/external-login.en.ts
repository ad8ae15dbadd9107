export const en = {
  busy: 'Signing you in',
  title: 'You could not be signed in yet',
  lost: 'The server did not answer. Your link is still good: check your connection, then try again.',
} as const;
