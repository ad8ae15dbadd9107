import type { z } from 'zod';
import type { loginBody } from '@stoa/shared/contract/people/accounts.ts';
import type { Context } from '../../kernel/context.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { Problem } from '../../kernel/problem.ts';
import { requireNotUnconfirmed } from '../registrations/unconfirmed.service.ts';
import { signIn } from '../sessions/sign-in.ts';
import type { SessionReply } from '../sessions/sessions.service.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { findUserByEmail } from '../users/users.repository.ts';
import { isDemoAddress } from '../../kernel/demo-address.ts';
import { countAttempt } from '../passwords/login-attempts.ts';

/**
 * What is not an account's password may be that of a sign-up whose code was never entered. It counts as a failure all the
 * same: else anyone could sign up with an address and, by its password, clear the count of guesses at the account there.
 */
export async function login(
  context: Context,
  { email, password }: z.infer<typeof loginBody>,
  visitor: Visitor,
): Promise<SessionReply> {
  const { db, limits, settings } = context;
  const found = await findUserByEmail(db, email);
  // Addresses of accounts that were merged into one are guesses at that one.
  const accountEmail = found?.user.email ?? email;
  const attempt = await countAttempt(limits, accountEmail, visitor.address);
  if (!(await isPassword(found?.passwordHash, password)) || found === undefined) {
    await requireNotUnconfirmed(context, { email, password });
    throw credentialsWrong();
  }
  // Where a site was tried out with demo content and then opened in earnest, its demo people stay outside.
  if (!settings.demo && isDemoAddress(accountEmail)) throw credentialsWrong();
  await attempt.succeeded();
  return db.transaction((tx) => signIn(tx, found.user, visitor));
}

const credentialsWrong = () => new Problem('credentials_wrong', 'Email address or password is wrong.');
