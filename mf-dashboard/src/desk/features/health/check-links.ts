import type { HealthReason } from '@stoa/shared/contract/administration/site-health-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';

/** Where one does something about it. What is done on the server itself has no screen. */
export const linkOf: Partial<Record<HealthReason, string>> = {
  work_given_up: to.backgroundWork(),
  work_late: to.backgroundWork(),
  mail_unreachable: to.mails({ state: 'failed' }),
  mail_late: to.mails({ state: 'waiting' }),
  mail_given_up: to.mails({ state: 'given_up' }),
  mail_to_nobody: to.mailTemplates(),
};
