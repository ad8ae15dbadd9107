import type { z } from 'zod';
import type { loginBody, RoleName } from '@stoa/shared/contract/accounts.ts';
import { FIRST_LOCALE, type Locale } from '@stoa/shared/contract/locales.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { notify } from '../notifications/notifications.service.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { counterOf, giveBackOfNetwork, type Limits, spend, spendOfNetwork } from '../plugins/limits.ts';
import { Problem } from '../problem.ts';
import { signIn } from '../sessions/sign-in.ts';
import type { SessionReply } from '../sessions/sessions.service.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { addRole, findUserByEmail, findUserById, insertUser, removeRole } from './accounts.repository.ts';
import type { User } from './accounts.tables.ts';
import { isDemoAddress } from './demo-accounts.policy.ts';

/** Inserts a person with their roles and their welcome. Give it a transaction. */
export async function createUser(
  tx: Database,
  { roles, ...user }: Parameters<typeof insertUser>[1] & { roles: RoleName[] },
): Promise<User> {
  const created = await insertUser(tx, user, roles);
  await notify(tx, created.id, {
    kind: 'welcome',
    params: { first_name: created.firstName },
    link: '/marketplace',
  });
  return created;
}

/**
 * What a new account remembers of the page that made it. Mails are in the first language anyway, so of that one nothing is
 * kept: each browser goes on deciding for itself until somebody chooses.
 */
export const keptLocale = (locale: Locale): Locale | null => (locale === FIRST_LOCALE ? null : locale);

/** The next call of that person is made with it, in every session that is open. */
export const giveRole = addRole;
export const takeRole = removeRole;

/** Whose address it is, in whatever letters. */
export const findAccount = async (db: Database, email: string): Promise<User | undefined> =>
  (await findUserByEmail(db, email))?.user;

/** @throws when there is no such account */
export async function getUser(db: Database, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (user === undefined) throw new Error(`No account has the id ${id}.`);
  return user;
}

export async function login(
  { db, limits, settings }: Context,
  { email, password }: z.infer<typeof loginBody>,
  visitor: Visitor,
): Promise<SessionReply> {
  const attempt = await countAttempt(limits, email, visitor.address);
  const found = await findUserByEmail(db, email);
  if (!(await isPassword(found?.passwordHash, password)) || found === undefined) throw credentialsWrong();
  // Where a site was tried out with demo content and then opened in earnest, its demo people stay outside.
  if (!settings.demo && isDemoAddress(email)) throw credentialsWrong();
  await attempt.succeeded();
  return db.transaction((tx) => signIn(tx, found.user, visitor));
}

/**
 * Spent before the password is looked at, so that parallel guesses cannot slip past the counts, and given back when it was
 * right. The count of one account from one address comes first: who is stopped by it does not lock others out.
 */
async function countAttempt(limits: Limits, email: string, address: string) {
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

const credentialsWrong = () => new Problem('credentials_wrong', 'Email address or password is wrong.');
