import * as account from '@stoa/shared/i18n/words/account.en.ts';

export const en = {
  busy: account.loggingIn,
  title: 'You could not be logged in yet',
  lost: 'The server did not respond. Your link is still valid: check your connection, then try again.',
} as const;
