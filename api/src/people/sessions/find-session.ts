import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { sessions } from './sessions.tables.ts';

/** Whether a session still holds: it was not ended, and its time is not over. */
export async function isSessionOpen(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`)));
  return row !== undefined;
}
