export const en = {
  'signup.title': 'Create your account',
  'signup.lead': 'Enrol, keep your progress, and earn certificates that anyone can verify.',
  'signup.invited': 'You were invited to Stoa.',
  'signup.pending': 'A code was mailed to {email}. <link>Enter it</link>, or sign up anew below.',
  'signup.form': 'Sign up',
  'signup.first_name': 'First name',
  'signup.last_name': 'Last name',
  'signup.email': 'E-mail',
  'signup.password': 'Password',
  'signup.teach': 'I want to teach',
  'signup.teach.off': 'You can decide that later, too.',
  'signup.teach.on':
    'Your account opens like everyone’s, and you can learn at once. Before you can publish courses, you tell us who you are and what you teach, and the people who run this site verify it.',
  'signup.submit': 'Sign Up',
  'signup.agree':
    'By signing up you agree to the <terms>Terms of Use</terms> and the <privacy>Privacy policy</privacy>.',
  'signup.known': 'Already have an account? <link>Login</link>',
  'signup.code-spent':
    'That code can no longer be used: it was typed wrong too often, or it is too old. Sign up once more and we mail you a new one.',

  'confirm.title': 'Check your e-mail',
  'confirm.lead': 'We mailed a code of six digits to <b>{email}</b>. It can be used for 15 minutes.',
  'confirm.form': 'Confirm your e-mail',
  'confirm.code': 'Code',
  'confirm.submit': 'Confirm',
  'confirm.waiting':
    'Nothing there? Look in the spam folder. You can ask for another e-mail in {seconds, plural, one {# second} other {# seconds}}.',
  'confirm.nothing': 'Nothing there? Look in the spam folder, or <again>send the e-mail again</again>.',
  'confirm.resent': 'Sent again. Use the code of the newest e-mail.',
  'confirm.sending': 'Sending the e-mail again …',
  'confirm.change': 'Not your address? <link>Change it</link>',
} as const;
