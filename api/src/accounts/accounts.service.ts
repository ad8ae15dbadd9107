import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { loginBody, registerBody, RoleName } from '@stoa/shared/contract/accounts.ts';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import { type Database, isUniqueViolation } from '../database/database.ts';
import { notify } from '../notifications/notifications.service.ts';
import { tooMany } from '../plugins/limits.ts';
import { Problem, invalid } from '../problem.ts';
import { findUserByEmail, insertUser } from './accounts.repository.ts';
import type { User } from './accounts.tables.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isDemoAddress } from './demo-mail.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { profileOf } from './person.ts';
import { openSession } from './sessions.service.ts';

interface OpenedSession {
  token: string;
  expires_at: string;
  user: ReturnType<typeof profileOf>;
}

export async function register({ db }: Context, body: z.infer<typeof registerBody>): Promise<OpenedSession> {
  if (isCommonPassword(body.password)) {
    throw invalid({ password: 'This password is used by many people. Choose another one.' });
  }
  const passwordHash = await hashPassword(body.password);
  try {
    return await db.transaction(async (tx) => {
      const user = await createUser(tx, {
        email: body.email,
        passwordHash,
        firstName: body.first_name,
        lastName: body.last_name,
        roles: ['learner'],
      });
      return sessionOf(tx, user);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw emailTaken();
    throw error;
  }
}

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

export async function login(
  { db, limits, settings }: Context,
  { email, password }: z.infer<typeof loginBody>,
  ip: string,
): Promise<OpenedSession> {
  const failures = createHash('sha256').update(`${email.toLowerCase()}|${ip}`).digest('base64url');
  // Hashed, because an address may be longer than a counter's key. Spent before the password is looked at, so that parallel guesses cannot slip past the count.
  await limits.loginFailures.consume(failures).catch((refusal: unknown) => {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal;
  });
  const found = await findUserByEmail(db, email);
  if (!(await isPassword(found?.passwordHash, password)) || found === undefined) throw credentialsWrong();
  // Where a site was tried out with demo content and then opened in earnest, its demo people stay outside.
  if (!settings.demo && isDemoAddress(email)) throw credentialsWrong();
  await limits.loginFailures.delete(failures);
  return sessionOf(db, found.user);
}

async function sessionOf(db: Database, user: User): Promise<OpenedSession> {
  const { token, expiresAt } = await openSession(db, user.id);
  return { token, expires_at: expiresAt.toISOString(), user: profileOf(user) };
}

const emailTaken = () =>
  new Problem('email_taken', 'There is already an account with this e-mail address.', {
    errors: { email: ['There is already an account with this e-mail address. Log in instead.'] },
  });

const credentialsWrong = () => new Problem('credentials_wrong', 'E-mail address or password is wrong.');
