import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { spend } from '../../kernel/limits.ts';
import { invalid } from '../../kernel/problem.ts';
import { isPassword } from './password-hash.ts';
import { findPasswordHash } from './passwords.repository.ts';

/** False where somebody signs in by other sites alone. */
export const hasPassword = async (db: Database, userId: string): Promise<boolean> =>
  (await findPasswordHash(db, userId)) !== null;

/**
 * A session left open is not enough for what takes an account away: its owner gives the password again. An account without
 * one (social login) has nothing to give.
 *
 * @throws `invalid` at the named field, `rate_limited` after five wrong ones
 */
export async function requirePassword(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  userId: string,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> {
  const passwordHash = await findPasswordHash(db, userId);
  if (passwordHash === null) return;
  if (password === undefined) throw invalid({ [field]: rule('Enter your password.') });
  await spend(limits.passwordFailures, userId);
  if (!(await isPassword(passwordHash, password))) throw invalid({ [field]: rule('This is not your password.') });
  await limits.passwordFailures.delete(userId);
}
