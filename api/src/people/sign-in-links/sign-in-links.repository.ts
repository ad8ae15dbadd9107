import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { signInLinks } from './sign-in-links.tables.ts';

export async function insertSignInLink(db: Database, link: typeof signInLinks.$inferInsert): Promise<void> {
  await db.insert(signInLinks).values(link);
}

const holds = (codeHash: string) => and(eq(signInLinks.codeHash, codeHash), gt(signInLinks.expiresAt, sql`now()`));

/** Whose it is. */
export async function findSignInLinkOwner(db: Database, codeHash: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: signInLinks.userId }).from(signInLinks).where(holds(codeHash));
  return row?.userId;
}

/** Whose it is. Of two who use it at once, one gets it. */
export async function takeSignInLink(db: Database, codeHash: string): Promise<string | undefined> {
  const [row] = await db.delete(signInLinks).where(holds(codeHash)).returning({ userId: signInLinks.userId });
  return row?.userId;
}

export async function deleteSignInLinks(db: Database, userId: string): Promise<void> {
  await db.delete(signInLinks).where(eq(signInLinks.userId, userId));
}

export async function deleteOldSignInLinks(db: Database): Promise<void> {
  await db.delete(signInLinks).where(lte(signInLinks.expiresAt, sql`now()`));
}
