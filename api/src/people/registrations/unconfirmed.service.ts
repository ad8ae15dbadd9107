import type { Context } from '../../kernel/context.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { spend } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { mailCode, newCode, pendingReply, RESENDS, signUpMails } from './mailed-code.ts';
import { findPendingRegistration, findRegistrationsOf, renewCode } from './registrations.repository.ts';
import type { PendingRegistration } from './registrations.tables.ts';

/** So many passwords are looked at, however many sign-ups there are: time tells nothing of an address. */
const LOOKED_AT = 3;

/**
 * For a login whose password is no account's. Whether the address has an account is not asked: who signed up with an
 * address that is another's must learn no more here than from the sign-up itself.
 *
 * @throws `registration_unconfirmed` where a sign-up of this address has that password
 */
export async function requireNotUnconfirmed(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const rows = await findRegistrationsOf(context.db, email, LOOKED_AT);
  let found: PendingRegistration | undefined;
  for (let n = 0; n < LOOKED_AT; n++) {
    if (await isPassword(rows[n]?.passwordHash, password)) found ??= rows[n];
  }
  if (found === undefined) return;
  const registration = hasEnded(found) ? await mailNewCode(context, found) : found;
  throw new Problem(
    'registration_unconfirmed',
    'This email address is not confirmed yet. Enter the code mailed to it.',
    {
      registration: pendingReply(registration),
    },
  );
}

const hasEnded = ({ expiresAt, triesLeft }: PendingRegistration): boolean =>
  expiresAt.getTime() <= Date.now() || triesLeft <= 0;

/** It counts as a sign-up does, with its own three mails after it: nobody is mailed more than by signing up again. */
async function mailNewCode(
  { db, limits, files }: Context,
  registration: PendingRegistration,
): Promise<PendingRegistration> {
  await spend(limits.mailsToAddress, signUpMails(registration.email));
  const { code, ...next } = newCode(files.secret, registration.id);
  return db.transaction(async (tx) => {
    const row = await renewCode(tx, registration.id, { ...next, resendsLeft: RESENDS });
    if (row === undefined) return (await findPendingRegistration(tx, registration.id)) ?? registration;
    await mailCode(tx, row, code);
    return row;
  });
}
