import { to } from '@stoa/shared/contract/site/addresses.ts';
import { demoLearners, demoPartner } from './demo-accounts.ts';

/** Emails that could not be sent, for who tries out the desk of emails: one can be sent again, one holds an old link. */
export const demoMails = [
  {
    person: demoLearners[0]!,
    daysAgo: 1,
    template: 'notification',
    values: {
      title: 'An email that could not be sent (demo)',
      body: 'Demonstration: this email never left, so that you can send it again.',
      path: to.home(),
      settings_path: to.accountSettings(),
    },
    error: 'Error: Message failed: 550 5.7.1 Refused (demo)',
  },
  {
    person: demoPartner,
    daysAgo: 2,
    template: 'password_reset',
    values: { path: to.resetPassword({ token: 'demo' }), minutes: '60' },
    error: 'Error: connect ECONNREFUSED (demo)',
  },
] as const;
