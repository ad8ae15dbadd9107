/** The page behind the link in an email's foot. */
export const en = {
  title: 'Emails that you get',
  loading: 'Loading what this link is about',
  kind: 'This is about emails of one kind:',
  'standing.on': 'They are sent to you.',
  'standing.off': 'They are turned off: you get no more emails of this kind. On the site you are told as before.',
  'standing.moved':
    'Nothing is sent to the address that got this email: the account has another one by now. Choose in its settings what is sent there.',
  'standing.deleted':
    'The account was deleted, or became one with another account of yours, so no more emails are sent for it. Choose in the settings of the account that you have now, if you have one, what is sent there.',
  stop: 'Stop these emails',
  again: 'Turn them on again',
  settings: 'Choose all that you get by email',
  'none.title': 'This link leads nowhere',
  'none.text':
    'It may have been cut off on its way. Open it from the email once more, or choose in your account settings what you get.',
} as const;
