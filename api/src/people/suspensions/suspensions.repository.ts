import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { suspensions, type SuspensionRow } from './suspensions.tables.ts';

const isOpenOf = (userId: string) => and(eq(suspensions.userId, userId), isNull(suspensions.endedAt));

export async function findOpenSuspension(db: Database, userId: string): Promise<SuspensionRow | undefined> {
  const [row] = await db.select().from(suspensions).where(isOpenOf(userId));
  return row;
}

/** Undefined where this person is suspended already. */
export async function insertSuspension(
  tx: Database,
  row: typeof suspensions.$inferInsert,
): Promise<SuspensionRow | undefined> {
  const [inserted] = await tx.insert(suspensions).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Undefined where there was none to end. */
export async function endSuspension(tx: Database, userId: string, endedBy: string): Promise<SuspensionRow | undefined> {
  const [row] = await tx
    .update(suspensions)
    .set({ endedAt: sql`now()`, endedBy })
    .where(isOpenOf(userId))
    .returning();
  return row;
}
