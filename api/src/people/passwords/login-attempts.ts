import { counterOf, giveBackOfNetwork, type Limits, spend, spendOfNetwork } from '../../kernel/limits.ts';

/**
 * Spent before the password is looked at, so that parallel guesses cannot slip past the counts, and given back when it was
 * right. The count of one account from one address comes first: who is stopped by it does not lock others out.
 */
export async function countAttempt(limits: Limits, email: string, address: string) {
  const account = counterOf(email);
  const accountHere = counterOf(email, address);
  await spend(limits.loginFailures, accountHere);
  await spendOfNetwork(limits.networkFailures, address);
  await spend(limits.accountFailures, account);
  return {
    succeeded: async () => {
      await limits.loginFailures.delete(accountHere);
      await giveBackOfNetwork(limits.networkFailures, address);
      await limits.accountFailures.reward(account);
    },
  };
}

/** A new password, set with a mailed link, is not kept waiting by the forgotten one. */
export async function forgetLoginFailures(limits: Limits, email: string, address: string): Promise<void> {
  await limits.loginFailures.delete(counterOf(email, address));
  await limits.accountFailures.delete(counterOf(email));
}
