import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { passwordResets } from './passwords.tables.ts';

/** Null where the account has none. */
export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.hash ?? null;
}

export async function updatePasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** The newest link takes the place of the one before. */
export async function upsertPasswordReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  const { tokenHash, expiresAt } = reset;
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.userId, set: { tokenHash, expiresAt } });
}

const holds = (tokenHash: string) =>
  and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`));

export async function hasPasswordReset(db: Database, tokenHash: string): Promise<boolean> {
  return (await db.$count(passwordResets, holds(tokenHash))) > 0;
}

/** Whose it is. Of two who use it at once, one gets it. */
export async function takePasswordReset(db: Database, tokenHash: string): Promise<string | undefined> {
  const [row] = await db.delete(passwordResets).where(holds(tokenHash)).returning({ userId: passwordResets.userId });
  return row?.userId;
}

export async function deletePasswordReset(db: Database, userId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteOldPasswordResets(db: Database): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`now()`));
}
