import * as account from '@stoa/shared/i18n/words/account.en.ts';

export const en = {
  'signup.title': 'Create your account',
  'signup.lead': 'Enrol, keep your progress, and earn certificates that anyone can verify.',
  'signup.invited': 'You were invited to Stoa.',
  'signup.pending': 'We emailed a code to {email}. <link>Enter it</link>, or sign up again below.',
  'signup.form': 'Sign up',
  'signup.first_name': account.firstName,
  'signup.last_name': account.lastName,
  'signup.email': account.email,
  'signup.password': account.password,
  'signup.teach': 'I want to teach',
  'signup.teach.off': 'You can also decide that later.',
  'signup.teach.on':
    'Your account works like everyone else’s, and you can start learning immediately. Before you can publish courses, you tell us who you are and what you teach, and the people who run this site verify it.',
  'signup.submit': 'Sign Up',
  'signup.agree':
    'By signing up you agree to the <terms>Terms of Use</terms> and the <privacy>Privacy policy</privacy>.',
  'signup.known': 'Already have an account? <link>Log in</link>',
  'signup.code-spent':
    'That code can no longer be used: it was entered wrongly too often, or it is too old. Sign up again and we will email you a new one.',

  'confirm.title': account.checkEmail,
  'confirm.lead': 'We emailed a six-digit code to <b>{email}</b>. It works for 15 minutes.',
  'confirm.lead.resumed':
    'Your email address isn’t confirmed yet. Enter the six-digit code we emailed to <b>{email}</b>. It works for 15 minutes.',
  'confirm.form': 'Confirm your email',
  'confirm.code': account.code,
  'confirm.submit': 'Confirm',
  'confirm.waiting':
    'Nothing there? Check your spam folder. You can ask for another email in {seconds, plural, one {# second} other {# seconds}}.',
  'confirm.nothing': 'Nothing there? Check your spam folder, or <again>send the email again</again>.',
  'confirm.resent': 'Sent again. Use the code from the newest email.',
  'confirm.sending': 'Sending the email again …',
  'confirm.change': 'Not your address? <link>Change it</link>',
} as const;
