import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type PendingRegistration, pendingRegistrations as pending } from './registrations.tables.ts';

export async function insertPendingRegistration(db: Database, row: typeof pending.$inferInsert): Promise<void> {
  await db.insert(pending).values(row);
}

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

/** Of two who confirm at once, one takes the row. */
export async function takePendingRegistration(db: Database, id: string): Promise<PendingRegistration | undefined> {
  const [row] = await db.delete(pending).where(isWaiting(id)).returning();
  return row;
}

export async function deleteOldRegistrations(db: Database): Promise<void> {
  await db.delete(pending).where(lte(pending.expiresAt, sql`now()`));
}
