import * as account from '@stoa/shared/i18n/words/account.en.ts';

export const en = {
  busy: account.loggingIn,
  title: 'You could not be logged in yet',
  lost: 'The server did not respond. Your link is still valid: check your connection, then try again.',

  'other.title': 'Log in as someone else?',
  'other.now': 'You are logged in as <b>{name}</b> ({email}).',
  'other.link': 'This link logs you in as <b>{name}</b> ({email}).',
  'other.stay': 'Continue as {name}',
  'other.change': 'Log in as {name}',
} as const;
