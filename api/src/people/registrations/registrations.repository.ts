import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { type PendingRegistration, pendingRegistrations as pending } from './registrations.tables.ts';

const longAgo = sql`now() - interval '7 days'`;

export async function insertPendingRegistration(db: Database, row: typeof pending.$inferInsert): Promise<void> {
  await db.insert(pending).values(row);
}

/** Its code can be typed. */
const isWaiting = (id: string) => and(eq(pending.id, id), gt(pending.expiresAt, sql`now()`));

export async function findPendingRegistration(db: Database, id: string): Promise<PendingRegistration | undefined> {
  const [row] = await db.select().from(pending).where(isWaiting(id));
  return row;
}

/** Takes one try away before the code is looked at, so that parallel guesses are counted too. */
export async function spendTry(db: Database, id: string): Promise<PendingRegistration | undefined> {
  const [row] = await db
    .update(pending)
    .set({ triesLeft: sql`${pending.triesLeft} - 1` })
    .where(and(isWaiting(id), gt(pending.triesLeft, 0)))
    .returning();
  return row;
}

/** The next code, if a minute has passed since the last. */
export async function updateCode(
  db: Database,
  id: string,
  next: Pick<PendingRegistration, 'codeHash' | 'triesLeft' | 'expiresAt'>,
): Promise<PendingRegistration | undefined> {
  const [row] = await db
    .update(pending)
    .set({ ...next, resendsLeft: sql`${pending.resendsLeft} - 1`, sentAt: sql`now()` })
    .where(and(isWaiting(id), gt(pending.resendsLeft, 0), lte(pending.sentAt, sql`now() - interval '1 minute'`)))
    .returning();
  return row;
}

/** What was asked for with this address, in whatever letters, and not confirmed; the newest first. */
export const findRegistrationsOf = (db: Database, email: string, most: number): Promise<PendingRegistration[]> =>
  db
    .select()
    .from(pending)
    .where(and(sql`lower(${pending.email}) = lower(${email})`, gt(pending.createdAt, longAgo)))
    .orderBy(desc(pending.createdAt), desc(pending.id))
    .limit(most);

/** A code in place of one that has ended. Of two who ask at once, one has it mailed. */
export async function renewCode(
  db: Database,
  id: string,
  next: Pick<PendingRegistration, 'codeHash' | 'triesLeft' | 'resendsLeft' | 'expiresAt'>,
): Promise<PendingRegistration | undefined> {
  const hasEnded = or(lte(pending.expiresAt, sql`now()`), lte(pending.triesLeft, 0));
  const [row] = await db
    .update(pending)
    .set({ ...next, sentAt: sql`now()` })
    .where(and(eq(pending.id, id), hasEnded))
    .returning();
  return row;
}

/** Of two who confirm at once, one takes the row. */
export async function takePendingRegistration(db: Database, id: string): Promise<PendingRegistration | undefined> {
  const [row] = await db.delete(pending).where(isWaiting(id)).returning();
  return row;
}

/** A sign-up outlives its code, so that who comes back to it with their password is not told that it is wrong. */
export async function deleteOldRegistrations(db: Database): Promise<void> {
  await db.delete(pending).where(and(lte(pending.createdAt, longAgo), lte(pending.expiresAt, sql`now()`)));
}
