export const en = {
  busy: 'Logging you in',
  title: 'You could not be logged in yet',
  lost: 'The server did not respond. Your link is still valid: check your connection, then try again.',
} as const;
