import { eq } from 'drizzle-orm';
import type { CreatorStatus } from '@stoa/shared/contract/people/creator-status.ts';
import type { Database } from '../../kernel/database/database.ts';
import { users } from '../../kernel/users.tables.ts';

/** Keeps every other change of this person's verification waiting until the transaction ends. */
export async function lockCreatorStatus(tx: Database, userId: string): Promise<CreatorStatus> {
  const [row] = await tx
    .select({ status: users.creatorStatus })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (row === undefined) throw new Error(`No account ${userId}.`);
  return row.status;
}

export async function updateCreatorStatus(tx: Database, userId: string, creatorStatus: CreatorStatus): Promise<void> {
  await tx.update(users).set({ creatorStatus }).where(eq(users.id, userId));
}
