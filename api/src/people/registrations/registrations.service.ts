import type { z } from 'zod';
import type { confirmRegistrationBody, registerBody } from '@stoa/shared/contract/people/registrations.ts';
import type { PendingRegistration } from '@stoa/shared/contract/kernel/pending-registration.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { v7 } from 'uuid';
import { createUser, keptLocale } from '../users/create-user.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, isUniqueViolation } from '../../kernel/database/database.ts';
import { requireUncommon } from '../passwords/common-passwords.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { spend, spendOfNetwork, tooMany } from '../../kernel/limits.ts';
import { addressTaken, invalid, linkSpent, type Problem } from '../../kernel/problem.ts';
import { confirmReferral, noteReferral } from '../referrals/referrals.service.ts';
import { type SessionReply, startSession } from '../sessions/sessions.service.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { mailCode, newCode, pendingReply, RESENDS, signUpMails } from './mailed-code.ts';
import { isCode } from './registration-code.ts';
import {
  findPendingRegistration,
  insertPendingRegistration,
  spendTry,
  takePendingRegistration,
  updateCode,
} from './registrations.repository.ts';

/** Whether the address has an account shows in the mail alone; here both ways are one, and cost the same. */
export async function register(
  { db, limits, files }: Context,
  { wantsToTeach, ...body }: z.infer<typeof registerBody> & { wantsToTeach: boolean },
  { locale, address }: Visitor,
): Promise<PendingRegistration> {
  requireUncommon(body.password);
  await spendOfNetwork(limits.signUps, address);
  await spend(limits.mailsToAddress, signUpMails(body.email));
  const passwordHash = await hashPassword(body.password);
  const id = v7();
  const { code, ...next } = newCode(files.secret, id);
  const row = {
    id,
    email: body.email,
    passwordHash,
    firstName: body.first_name,
    lastName: body.last_name,
    locale,
    wantsToTeach,
    resendsLeft: RESENDS,
    ...next,
  };
  await db.transaction(async (tx) => {
    await insertPendingRegistration(tx, row);
    if (body.referral_token !== undefined) await noteReferral(tx, { registrationId: id, token: body.referral_token });
    await mailCode(tx, row, code);
  });
  return pendingReply(row);
}

/** A new code for the same sign-up; the one before no longer holds. */
export async function resendRegistration({ db, files }: Context, id: string): Promise<PendingRegistration> {
  const { code, ...next } = newCode(files.secret, id);
  return db.transaction(async (tx) => {
    const row = await updateCode(tx, id, next);
    if (row === undefined) throw await whyNotAgain(tx, id);
    await mailCode(tx, row, code);
    return pendingReply(row);
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
  const { email, passwordHash, firstName, lastName, locale, wantsToTeach, createdAt } = waiting;
  const user = await createUser(tx, {
    ...{ email, passwordHash, firstName, lastName, wantsToTeach },
    locale: keptLocale(locale),
    roles: ['learner'],
    agreedAt: createdAt,
  });
  await confirmReferral(tx, { registrationId: id, referee: user });
  return startSession(tx, user, visitor);
}
