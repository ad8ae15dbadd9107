import type { z } from 'zod';
import type { confirmRegistrationBody, pendingRegistration, registerBody } from '@stoa/shared/contract/accounts.ts';
import { rule } from '@stoa/shared/contract/rule.ts';
import { v7 } from 'uuid';
import { createUser, findAccount, keptLocale } from '../accounts/accounts.service.ts';
import type { Context } from '../context.ts';
import { type Database, isUniqueViolation } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { requireUncommon } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { counterOf, spend, spendOfNetwork, tooMany } from '../plugins/limits.ts';
import { addressTaken, invalid, linkSpent, type Problem } from '../problem.ts';
import { confirmReferral, noteReferral } from '../referrals/referrals.service.ts';
import { type SessionReply, startSession } from '../sessions/sessions.service.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { hashCode, isCode, makeCode } from './registration-code.ts';
import {
  findPendingRegistration,
  insertPendingRegistration,
  spendTry,
  takePendingRegistration,
  updateCode,
} from './registrations.repository.ts';
import type { PendingRegistration } from './registrations.tables.ts';

const MINUTES = 15;
const TRIES = 6;
const RESENDS = 3;

type Pending = z.input<typeof pendingRegistration>;

/** Whether the address has an account shows in the mail alone; here both ways are one, and cost the same. */
export async function register(
  { db, limits, files }: Context,
  { wantsToTeach, ...body }: z.infer<typeof registerBody> & { wantsToTeach: boolean },
  { locale, address }: Visitor,
): Promise<Pending> {
  requireUncommon(body.password);
  await spendOfNetwork(limits.signUps, address);
  await spend(limits.mailsToAddress, counterOf('sign-up', body.email));
  const passwordHash = await hashPassword(body.password);
  const id = v7();
  const code = makeCode();
  const row = {
    id,
    email: body.email,
    passwordHash,
    firstName: body.first_name,
    lastName: body.last_name,
    locale,
    wantsToTeach,
    codeHash: hashCode(files.secret, id, code),
    triesLeft: TRIES,
    resendsLeft: RESENDS,
    expiresAt: expiry(),
  };
  await db.transaction(async (tx) => {
    await insertPendingRegistration(tx, row);
    if (body.referral_token !== undefined) await noteReferral(tx, { registrationId: id, token: body.referral_token });
    await mailCode(tx, row, code);
  });
  return replyOf(row);
}

/** A new code for the same sign-up; the one before no longer holds. */
export async function resendRegistration({ db, files }: Context, id: string): Promise<Pending> {
  const code = makeCode();
  const next = { codeHash: hashCode(files.secret, id, code), triesLeft: TRIES, expiresAt: expiry() };
  return db.transaction(async (tx) => {
    const row = await updateCode(tx, id, next);
    if (row === undefined) throw await whyNotAgain(tx, id);
    await mailCode(tx, row, code);
    return replyOf(row);
  });
}

async function whyNotAgain(db: Database, id: string): Promise<Problem> {
  const waiting = await findPendingRegistration(db, id);
  if (waiting === undefined) return linkSpent();
  if (waiting.resendsLeft === 0) return tooMany(waiting.expiresAt.getTime() - Date.now());
  return tooMany(waiting.sentAt.getTime() + 60_000 - Date.now());
}

export async function confirmRegistration(
  { db, files }: Context,
  { registration_id: id, code }: z.infer<typeof confirmRegistrationBody>,
  visitor: Visitor,
): Promise<SessionReply> {
  const waiting = await spendTry(db, id);
  if (waiting === undefined) throw linkSpent();
  if (!isCode(files.secret, waiting, code)) {
    throw invalid({ code: rule('This code is not right. Look at the newest email.') });
  }
  try {
    return await db.transaction((tx) => createAccount(tx, id, visitor));
  } catch (error) {
    // Only who reads the address's mail comes here: they confirmed another of their sign-ups before.
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken(error);
    throw error;
  }
}

async function createAccount(tx: Database, id: string, visitor: Visitor): Promise<SessionReply> {
  const waiting = await takePendingRegistration(tx, id);
  if (waiting === undefined) throw linkSpent();
  const { email, passwordHash, firstName, lastName, locale, wantsToTeach } = waiting;
  const user = await createUser(tx, {
    ...{ email, passwordHash, firstName, lastName, wantsToTeach },
    locale: keptLocale(locale),
    roles: ['learner'],
  });
  await confirmReferral(tx, { registrationId: id, referee: user });
  return startSession(tx, user, visitor);
}

/** One question and one mail, whoever has the address. */
async function mailCode(
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
      values: { first_name: owner.firstName, login_path: '/login', reset_path: '/password/email' },
    });
  }
}

const expiry = (): Date => new Date(Date.now() + MINUTES * 60_000);

const replyOf = ({ id, expiresAt }: Pick<PendingRegistration, 'id' | 'expiresAt'>): Pending => ({
  registration_id: id,
  expires_at: expiresAt.toISOString(),
});
