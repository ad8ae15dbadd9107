import { and, desc, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm';
import { users, type User } from '../../kernel/users.tables.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { sessions, type SessionRow } from './sessions.tables.ts';
import type { Visitor } from './visitor.ts';

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

const isOpen = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`));

/** Last used first. */
export const findOpenSessions = (db: Database, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));

/** Whose session it is, while it is open. */
export async function findSessionOwner(db: Database, id: string): Promise<User | undefined> {
  const { passwordHash: _passwordHash, ...columns } = getTableColumns(users);
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(sessions.id, id), isOpen));
  return row;
}

/** Whether this account was signed in with such a browser within 90 days. */
export async function isKnownDevice(
  db: Database,
  userId: string,
  { browser, os }: Pick<Visitor, 'browser' | 'os'>,
): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from sessions
        where user_id = ${userId} and browser is not distinct from ${browser}::text and os is not distinct from ${os}::text
          and last_used_at > now() - interval '90 days'
        limit 1`,
  );
  return rows.length > 0;
}

/** At most once a minute: a page asks often. */
export async function updateLastUse(db: Database, id: string, address: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()`, address })
    .where(and(eq(sessions.id, id), sql`${sessions.lastUsedAt} <= now() - interval '1 minute'`));
}

/** Whether there was such an open session of this person. */
export async function revokeSession(db: Database, userId: string, id: string): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isOpen))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}

/** Signs this person out everywhere, but for the session to keep. Returns how many ended. */
export async function revokeSessions(db: Database, userId: string, keptId?: string): Promise<number> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isOpen, keptId === undefined ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return rows.length;
}

/** A session that ended is kept as long as a browser counts as known; its address is not. */
export async function forgetOldSessions(db: Database): Promise<void> {
  await db.execute(sql`delete from sessions where expires_at < now() - interval '90 days'`);
  await db.execute(
    sql`update sessions set address = '' where expires_at < now() - interval '7 days' and address <> ''`,
  );
}
