import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { users } from '../../kernel/users.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { identities, type IdentityRow, type ProviderVisit, providerVisits } from './identities.tables.ts';

export async function insertVisit(db: Database, visit: ProviderVisit): Promise<void> {
  await db.insert(providerVisits).values(visit);
}

/** The visit that this answer belongs to, of the same person (or of nobody); it is answered once. */
export async function takeVisit(
  db: Database,
  { stateHash, provider, userId }: Pick<ProviderVisit, 'stateHash' | 'provider' | 'userId'>,
): Promise<ProviderVisit | undefined> {
  const [row] = await db
    .delete(providerVisits)
    .where(
      and(
        eq(providerVisits.stateHash, stateHash),
        eq(providerVisits.provider, provider),
        userId === null ? isNull(providerVisits.userId) : eq(providerVisits.userId, userId),
        gt(providerVisits.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row;
}

export async function deleteOldVisits(db: Database): Promise<void> {
  await db.delete(providerVisits).where(lte(providerVisits.expiresAt, sql`now()`));
}

type Subject = Pick<IdentityRow, 'provider' | 'subject'>;

export async function findIdentity(
  db: Database,
  { provider, subject }: Subject,
): Promise<{ userId: string } | undefined> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row;
}

export const findIdentities = (db: Database, userId: string): Promise<IdentityRow[]> =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.createdAt));

export async function insertIdentity(db: Database, identity: typeof identities.$inferInsert): Promise<void> {
  await db.insert(identities).values(identity);
}

/** Whether there was one to delete. */
export async function deleteIdentity(db: Database, userId: string, provider: string): Promise<boolean> {
  const deleted = await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .returning({ id: identities.id });
  return deleted.length > 0;
}

/** Whether the account has a password. Nobody else changes the account's ways to sign in until the transaction ends. */
export async function lockPassword(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ hasPassword: isNotNull(users.passwordHash).mapWith(Boolean) })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return rows[0]?.hasPassword ?? false;
}
