import { type Database, instantOf } from '../../kernel/database/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { findOpenSuspension } from './suspensions.repository.ts';

/**
 * For whoever has proved that the account is theirs: to others nothing is said of it.
 * @throws `account_suspended` with what the person is told
 */
export async function requireNotSuspended(db: Database, userId: string): Promise<void> {
  const open = await findOpenSuspension(db, userId);
  if (open === undefined) return;
  throw new Problem('account_suspended', 'This account is suspended.', {
    suspension: { since: instantOf(open.suspendedAt), reason: open.publicReason },
  });
}
