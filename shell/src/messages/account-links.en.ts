/** The screens that mailed links lead to, and the one that asks for such a link. */
export const en = {
  'forgot.title': 'Forgot your password?',
  'forgot.lead': 'Tell us your e-mail address and we mail you a link that sets a new one.',
  'forgot.form': 'New password',
  'forgot.email': 'E-mail',
  'forgot.submit': 'Send the link',
  'forgot.back': 'It came back to you? <link>Login</link>',
  'forgot.sent.title': 'Check your e-mail',
  'forgot.sent.lead':
    'If an account belongs to <b>{email}</b>, a link is on its way to it. The link works once, for 60 minutes.',
  'forgot.sent.nothing':
    'Nothing there after a few minutes? Look in the spam folder, and check that the address is the one you signed up with.',
  'forgot.sent.again': 'Use another address',

  'reset.title': 'Set a new password',
  'reset.lead': 'After that, every browser in which you are logged in is logged out.',
  'reset.form': 'New password',
  'reset.password': 'New password',
  'reset.submit': 'Set the password',
  'reset.spent.title': 'This link is no longer valid',
  'reset.spent.text':
    'A link that sets a password works once, for 60 minutes, and only the newest one. If you still need it, ask for another.',
  'reset.spent.ask': 'Send me a new link',
  'reset.spent.login': 'Go to login',

  'email.running': 'Confirming your new address …',
  'email.done.title': 'Your new address is confirmed',
  'email.done.text': 'From now on you log in with <b>{email}</b>, and our mail goes there.',
  'email.done.home': 'Go to home',
  'email.done.login': 'Login',
  'email.spent.title': 'This link is no longer valid',
  'email.spent.text':
    'It was used already, is too old, or the change was taken back. Your account still has the address that its settings show. You can ask for the change again there.',
  'email.spent.settings': 'Go to the account settings',
  'email.failed.title': 'Your address is not confirmed yet',
  'email.failed.retry': 'Try again',
} as const;
