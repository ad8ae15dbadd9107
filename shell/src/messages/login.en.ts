import * as account from '@stoa/shared/i18n/words/account.en.ts';
import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

export const en = {
  'login.title': 'Welcome back',
  'login.lead': 'Log in to pick up where you left off.',
  'login.form': 'Login',
  'login.email': account.email,
  'login.password': account.password,
  'login.forgot': account.forgotPassword,
  'login.submit': actions.logIn,
  'login.new': 'New to Stoa? <link>Create an account</link>',

  'reason.session-expired': 'Your session has ended. Log in again to continue where you were.',
  'reason.link-spent': 'This login link is no longer valid. Log in here instead.',
  'reason.provider-failed': 'That way of logging in did not work this time. Try again, or use your password.',
  'reason.code-spent':
    'That code can no longer be used: it was entered wrongly too often, or it is too old. Log in again and we will email you a new one.',
  'reason.password-changed': 'Your new password is set. Log in with it.',
  'reason.email-changed': 'Your new email address is confirmed. Log in with it from now on.',
  'reason.signed-out-everywhere': 'You are logged out everywhere.',
  'reason.account-deleted':
    'You are logged out. Your account will be deleted on {date}; log in before then to keep it.',

  'demo.title': 'Look around as …',
  'demo.text': 'This is a demonstration. Choose a person to log in with one click.',
  'demo.role':
    '{role, select, learner {Learner} teacher {Teacher} partner {Partner} admin {Admin} super_admin {Super admin} other {{role}}}',

  'providers.or': 'or',
  'providers.continue': 'Continue with {name}',

  'social.running': account.loggingIn,
  'social.running.text': 'One moment: we are checking the answer of the service you logged in with.',
  'social.linking': 'Linking your account',
  'social.failed.sign-in': 'Logging in did not work',
  'social.failed.link': 'Linking did not work',
  'social.lost':
    'This answer has already been used, or belongs to another tab or browser. For your safety it is not used again. Start again from here.',
  'social.declined': '{name} was not allowed to tell us who you are. Nothing was changed.',
  'social.refused': '{name} could not log you in. Nothing was changed; try again in a while.',
  'social.spent': 'The answer from {name} came too late. Start again from here.',
  'social.email-taken':
    'Stoa already has an account with the email address that {name} gave us. To make sure that it is yours, log in to that account with its password, then link {name} in the account settings. After that you can log in with {name}.',
  'social.linked-elsewhere': 'This {name} account belongs to another account on Stoa. Unlink it there first.',
  'social.linked-already':
    'Another {name} account already logs in to your account on Stoa. Disconnect it in the account settings, then link this one.',
  'social.signed-out': 'Your session has ended. Log in, then link {name} again in the account settings.',
  'social.provider': 'the service',
  'social.to-login': actions.goToLogin,
  'social.to-settings': actions.goToSettings,
  'social.linked': 'Linked. From now on you can log in this way too.',
} as const;
