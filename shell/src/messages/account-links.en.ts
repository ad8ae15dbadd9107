import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

/** The screens that mailed links lead to, and the one that asks for such a link. */
export const en = {
  'forgot.title': account.forgotPassword,
  'forgot.lead': 'Enter your email address and we will send you a link to set a new one.',
  'forgot.form': account.newPassword,
  'forgot.email': account.email,
  'forgot.submit': 'Send the link',
  'forgot.back': 'Remembered it? <link>Log in</link>',
  'forgot.sent.title': account.checkEmail,
  'forgot.sent.lead':
    'If <b>{email}</b> has an account, a link is on its way to it. The link works once, for 60 minutes.',
  'forgot.sent.nothing':
    'Nothing there after a few minutes? Check your spam folder, and that the address is the one you signed up with.',
  'forgot.sent.again': 'Use another address',

  'reset.title': 'Set a new password',
  'reset.lead': 'After that, you are logged out in every browser.',
  'reset.form': account.newPassword,
  'reset.password': account.newPassword,
  'reset.submit': 'Set the password',
  'reset.spent.title': 'This link is no longer valid',
  'reset.spent.text':
    'A link to set a password works once, for 60 minutes, and only the newest one works. If you still need it, ask for another.',
  'reset.spent.ask': 'Send me a new link',
  'reset.spent.login': actions.goToLogin,

  'email.running': 'Confirming your new address …',
  'email.done.title': 'Your new address is confirmed',
  'email.done.text': 'From now on you log in with <b>{email}</b>, and our emails go there.',
  'email.done.home': actions.goToHome,
  'email.done.login': actions.logIn,
  'email.spent.title': 'This link is no longer valid',
  'email.spent.text':
    'It has already been used, is too old, or the change was cancelled. Your account still has the address shown in its settings, where you can ask for the change again.',
  'email.spent.settings': actions.goToSettings,
  'email.failed.title': 'Your address is not confirmed yet',
  'email.failed.retry': actions.tryAgain,
} as const;
