import { to } from '@stoa/shared/contract/site/addresses.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { findAccount, getUser } from '../users/users.service.ts';
import { requireOwnAccount } from '../users/demo-accounts.policy.ts';
import { takeBackLinks } from '../users/open-links.ts';
import { hashToken, makeToken } from '../sessions/secret-token.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOrNull, isUniqueViolation } from '../../kernel/database/database.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { whenOf } from '../../telling/mail/when.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { counterOf, spend, spendOfNetwork } from '../../kernel/limits.ts';
import { addressTaken, invalid, linkSpent } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { findEmailChange, takeEmailChange, updateEmail, upsertEmailChange } from './email-changes.repository.ts';

const HOURS = 24;

/** Whether the new address is free shows in the mail alone. */
export async function changeEmail(
  context: Context,
  { user }: Viewer,
  { email, password }: { email: string; password?: string | undefined },
  { address, locale }: Visitor,
): Promise<{ ok: true; message: string }> {
  const { db, limits } = context;
  requireOwnAccount(user);
  if (email.toLowerCase() === user.email.toLowerCase()) {
    throw invalid({ email: rule('This is your email address already.') });
  }
  await requirePassword(context, user.id, { field: 'password', password });
  await spendOfNetwork(limits.mailsFromNetwork, address);
  await spend(limits.mailsToAddress, counterOf('change of', user.id));
  await spend(limits.mailsToAddress, counterOf('change to', email));
  const { token, tokenHash } = makeToken();
  await db.transaction(async (tx) => {
    const expiresAt = new Date(Date.now() + HOURS * 60 * 60_000);
    await upsertEmailChange(tx, { userId: user.id, email, tokenHash, expiresAt });
    const owner = await findAccount(tx, email);
    if (owner === undefined) {
      await queueMail(tx, {
        to: { address: email, name: user.fullName },
        locale: user.locale ?? locale,
        template: 'email_confirm',
        values: { first_name: user.firstName, path: to.confirmEmail({ token }), hours: String(HOURS) },
      });
    } else {
      await queueMail(tx, {
        to: { address: owner.email, name: owner.fullName },
        locale: owner.locale ?? locale,
        template: 'email_taken',
        values: { login_path: to.login() },
      });
    }
  });
  return { ok: true, message: 'We have sent a link to the new address. It holds from when you open that link.' };
}

export async function getEmailChange(
  db: Database,
  userId: string,
): Promise<{ email: string | null; expires_at: string | null }> {
  const waiting = await findEmailChange(db, userId);
  return { email: waiting?.email ?? null, expires_at: instantOrNull(waiting?.expiresAt ?? null) };
}

export async function confirmEmail(
  { db, nouns }: Context,
  token: string,
  visitor: Visitor,
): Promise<{ email: string }> {
  try {
    return await db.transaction((tx) => takeNewAddress(tx, hashToken(token), { visitor, nouns }));
  } catch (error) {
    // Somebody made an account with the address meanwhile; whoever holds this link reads its mail.
    if (isUniqueViolation(error, 'users_email_unique')) throw addressTaken(error);
    throw error;
  }
}

async function takeNewAddress(
  tx: Database,
  tokenHash: string,
  { visitor, nouns }: { visitor: Visitor } & Pick<Context, 'nouns'>,
): Promise<{ email: string }> {
  const change = await takeEmailChange(tx, tokenHash);
  if (change === undefined) throw linkSpent();
  const before = await getUser(tx, change.userId);
  const locale = before.locale ?? visitor.locale;
  await updateEmail(tx, before.id, change.email);
  // A link to the old address signs nobody in any more.
  await takeBackLinks(tx, nouns, before.id);
  await notify(tx, before.id, { kind: 'email_changed', params: { email: change.email }, link: to.accountSettings() });
  await queueMail(tx, {
    to: { address: before.email, name: before.fullName },
    locale,
    template: 'email_changed',
    values: { first_name: before.firstName, new_email: change.email, when: whenOf(before, locale) },
  });
  return { email: change.email };
}
