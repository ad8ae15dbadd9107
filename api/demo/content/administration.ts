import { demoAdmin, demoLearners } from './demo-accounts.ts';

/** What the super-admin of the demonstration did with accounts: made up, like the accounts. */
export const demoGrant = {
  person: demoAdmin,
  role: 'admin',
  reason: 'Demonstration: reviews courses from now on',
} as const;

export const demoSuspension = {
  person: demoLearners.at(-1)!,
  reason: 'Demonstration: the same advertisement in many discussions',
  public_reason: 'Demonstration: advertisements in discussions',
} as const;
