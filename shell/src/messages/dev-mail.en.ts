import * as common from '@stoa/shared/i18n/words/common.en.ts';
import * as email from '@stoa/shared/i18n/words/email.en.ts';

/** The outbox of a demonstration. */
export const en = {
  title: 'Outbox',
  subtitle: 'This is a demonstration: its emails are sent to nobody. You can read them here as they arrive.',
  list: 'Emails, newest first',
  loading: 'Loading emails',
  to: 'To {address}',
  older: 'Show older ones',
  back: email.allEmails,
  'only.to': 'Only emails to {address}.',
  'only.all': 'Show all',
  'empty.title': 'No emails yet',
  'empty.text': 'Sign up, or ask for a new password: the email appears here by itself.',
  'empty.to': 'Nothing was sent to {address} so far. It appears here by itself.',
  'sent.title': 'Emails leave this site',
  'sent.text': 'An email server is configured, so emails go to their recipients. None is kept here.',
  stale: 'New emails could not be loaded. Trying again …',
  arrived: 'New email to {address}: {subject}',
  'mail.loading': email.loadingEmail,
  'mail.missing.title': 'This email is not here',
  'mail.missing.text': 'It may have been deleted: emails are kept for 30 days.',
  'mail.to': common.to,
  'mail.at': 'Written',
  'mail.template': common.template,
  'mail.form': 'Format of the email',
  'mail.html': 'HTML',
  'mail.text': 'Plain text',
  'mail.frame': email.emailNamed,
} as const;
