import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PendingRegistration as PendingReply } from '@stoa/shared/contract/kernel/pending-registration.ts';
import { findAccount } from '../users/users.service.ts';
import type { Database } from '../../kernel/database/database.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { counterOf } from '../../kernel/limits.ts';
import { hashCode, makeCode } from './registration-code.ts';
import type { PendingRegistration } from './registrations.tables.ts';

const MINUTES = 15;
const TRIES = 6;
/** Each code that is counted as a mail to its address may be mailed again so often. */
export const RESENDS = 3;

/** The counter of mails that sign-ups with one address have sent to it. */
export const signUpMails = (email: string): string => counterOf('sign-up', email);

/** A code for this sign-up, and what its row keeps of it. */
export function newCode(secret: string, id: string) {
  const code = makeCode();
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  return { code, codeHash: hashCode(secret, id, code), triesLeft: TRIES, expiresAt };
}

/** One question and one mail, whoever has the address. */
export async function mailCode(
  tx: Database,
  { email, firstName, lastName, locale }: Pick<PendingRegistration, 'email' | 'firstName' | 'lastName' | 'locale'>,
  code: string,
): Promise<void> {
  const owner = await findAccount(tx, email);
  if (owner === undefined) {
    await queueMail(tx, {
      to: { address: email, name: `${firstName} ${lastName}` },
      locale,
      template: 'registration_code',
      values: { first_name: firstName, code, minutes: String(MINUTES) },
    });
  } else {
    await queueMail(tx, {
      to: { address: owner.email, name: owner.fullName },
      locale: owner.locale ?? locale,
      template: 'account_exists',
      values: { first_name: owner.firstName, login_path: to.login(), reset_path: to.forgottenPassword() },
    });
  }
}

export const pendingReply = ({ id, expiresAt }: Pick<PendingRegistration, 'id' | 'expiresAt'>): PendingReply => ({
  registration_id: id,
  expires_at: expiresAt.toISOString(),
});
