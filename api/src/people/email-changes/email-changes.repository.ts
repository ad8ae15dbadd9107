import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { type EmailChange, emailChanges } from './email-changes.tables.ts';

/** The newest takes the place of the one before. */
export async function upsertEmailChange(db: Database, change: EmailChange): Promise<void> {
  await db
    .insert(emailChanges)
    .values(change)
    .onConflictDoUpdate({ target: emailChanges.userId, set: { ...change } });
}

const isWaiting = gt(emailChanges.expiresAt, sql`now()`);

export async function findEmailChange(db: Database, userId: string): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isWaiting));
  return row;
}

/** Of two who confirm at once, one takes it. */
export async function takeEmailChange(db: Database, tokenHash: string): Promise<EmailChange | undefined> {
  const [row] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), isWaiting))
    .returning();
  return row;
}

export async function updateEmail(db: Database, userId: string, email: string): Promise<void> {
  await db.update(users).set({ email }).where(eq(users.id, userId));
}

export async function deleteEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

export async function deleteOldEmailChanges(db: Database): Promise<void> {
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, sql`now()`));
}
