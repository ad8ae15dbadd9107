/** What all forms of the account say: why they were refused where no field is to blame, and how long a password is. */
export const en = {
  'refused.credentials_wrong': 'The email or password is not right. Check both and try again.',
  'refused.rate_limited': 'Too many attempts. Wait {minutes, plural, =1 {a minute} other {# minutes}} and try again.',
  'refused.provider_unavailable': 'This service is not responding at the moment. Try again, or log in another way.',
  'refused.demo_account': 'This is a demo account, shared by everyone who looks around, so it cannot be changed.',
  'refused.account_suspended':
    'Your account is suspended. The reason: “{reason}” If you think that this is a mistake, write to us: “Contact Us” at the foot of this page says how.',
  'refused.internal':
    'Something went wrong on our side. Try again; if it happens again, tell us this number: {requestId}.',
  'password.hint': 'At least 8 characters. A short sentence is easy to remember and hard to guess.',
  'password.short': '{missing, plural, one {# more character} other {# more characters}} needed',
  'password.enough': 'Long enough; longer is safer',
  'password.good': 'Good length',
  'password.strong': 'Very good length',
  'demo.outbox': 'This is a demonstration: no email leaves it. <link>Read the email in the outbox</link>.',
  'demo.outbox.tab': '(opens in a new tab)',
} as const;
