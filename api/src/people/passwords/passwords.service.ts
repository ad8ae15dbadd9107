import { to } from '@stoa/shared/contract/site/addresses.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { findAccount, getUser } from '../users/users.service.ts';
import type { User } from '../../kernel/users.tables.ts';
import { requireOwnAccount } from '../users/demo-accounts.policy.ts';
import { forgetLoginFailures } from './login-attempts.ts';
import { takeBackLinks } from '../users/open-links.ts';
import { hashToken, makeToken } from '../sessions/secret-token.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { whenOf } from '../../telling/mail/when.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { counterOf, spend, spendOfNetwork } from '../../kernel/limits.ts';
import { invalid, linkSpent } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { revokeSessions } from '../sessions/sessions.repository.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { requireUncommon } from './common-passwords.ts';
import { evenly } from './evenly.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import {
  findPasswordHash,
  hasPasswordReset,
  takePasswordReset,
  updatePasswordHash,
  upsertPasswordReset,
} from './passwords.repository.ts';
import { requirePassword } from './require-password.ts';

const MINUTES = 60;

export async function requestPasswordReset(
  { db, limits }: Context,
  email: string,
  { address, locale }: Visitor,
): Promise<{ ok: true; message: string }> {
  requireOwnAccount({ email });
  await spendOfNetwork(limits.mailsFromNetwork, address);
  await spend(limits.mailsToAddress, counterOf('reset', email));
  await evenly(() =>
    db.transaction(async (tx) => {
      const owner = await findAccount(tx, email);
      if (owner !== undefined) await mailReset(tx, owner, owner.locale ?? locale);
    }),
  );
  return { ok: true, message: 'If that address has an account, we have sent a link.' };
}

async function mailReset(tx: Database, owner: User, locale: Visitor['locale']): Promise<void> {
  const { token, tokenHash } = makeToken();
  await upsertPasswordReset(tx, {
    userId: owner.id,
    tokenHash,
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
  });
  await queueMail(tx, {
    to: { address: owner.email, name: owner.fullName },
    locale,
    template: 'password_reset',
    values: { first_name: owner.firstName, path: to.resetPassword({ token }), minutes: String(MINUTES) },
  });
}

/** With a mailed token: whoever was signed in no longer is. */
export async function updatePassword(
  { db, limits, nouns }: Context,
  { token, password }: { token: string; password: string },
  visitor: Visitor,
): Promise<void> {
  requireUncommon(password);
  const tokenHash = hashToken(token);
  // A hash takes the processor a while; made-up tokens are not worth one.
  if (!(await hasPasswordReset(db, tokenHash))) throw linkSpent();
  const passwordHash = await hashPassword(password);
  const user = await db.transaction(async (tx) => {
    const userId = await takePasswordReset(tx, tokenHash);
    if (userId === undefined) throw linkSpent();
    await revokeSessions(tx, userId);
    return replacePassword(tx, userId, { passwordHash, visitor, nouns });
  });
  await forgetLoginFailures(limits, user.email, visitor.address);
}

export async function changePassword(
  context: Context,
  { user, sessionId }: Viewer,
  { current_password, password }: { current_password?: string | undefined; password: string },
  visitor: Visitor,
): Promise<void> {
  const { db, nouns } = context;
  requireOwnAccount(user);
  await requirePassword(context, user.id, { field: 'current_password', password: current_password });
  requireUncommon(password);
  const oldHash = await findPasswordHash(db, user.id);
  if (oldHash !== null && (await isPassword(oldHash, password))) {
    throw invalid({ password: rule('The new password is the old one. Choose another one.') });
  }
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await revokeSessions(tx, user.id, sessionId);
    await replacePassword(tx, user.id, { passwordHash, visitor, nouns });
  });
}

/** What somebody else may have asked for with the old password ends with it. */
async function replacePassword(
  tx: Database,
  userId: string,
  { passwordHash, visitor, nouns }: { passwordHash: string; visitor: Visitor } & Pick<Context, 'nouns'>,
): Promise<User> {
  await updatePasswordHash(tx, userId, passwordHash);
  await takeBackLinks(tx, nouns, userId);
  const user = await getUser(tx, userId);
  const locale = user.locale ?? visitor.locale;
  await notify(tx, userId, { kind: 'password_changed', params: {}, link: to.accountSettings() });
  await queueMail(tx, {
    to: { address: user.email, name: user.fullName },
    locale,
    template: 'password_changed',
    values: { first_name: user.firstName, when: whenOf(user, locale) },
  });
  return user;
}
