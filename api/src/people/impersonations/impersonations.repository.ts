import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { impersonations, type ImpersonationRow } from './impersonations.tables.ts';

/** Undefined where this session sees as somebody already. */
export async function insertImpersonation(
  tx: Database,
  row: typeof impersonations.$inferInsert,
): Promise<ImpersonationRow | undefined> {
  const [inserted] = await tx.insert(impersonations).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function endImpersonation(tx: Database, sessionId: string): Promise<ImpersonationRow | undefined> {
  const [row] = await tx
    .update(impersonations)
    .set({ endedAt: sql`now()` })
    .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)))
    .returning();
  return row;
}

/** Sessions whose time to see as somebody is over, or which have ended themselves. */
export const findOverdue = (db: Database): Promise<{ session_id: string }[]> =>
  rowsOf(
    db,
    sql`select i.session_id from impersonations i
        where i.ended_at is null and (i.ends_at <= now() or not exists (
          select from sessions s where s.id = i.session_id and s.revoked_at is null and s.expires_at > now()))`,
  );
