import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { holds } from '../roles/role-holders.ts';
import { impersonations, type ImpersonationRow } from './impersonations.tables.ts';

/** Nobody else acts on this account until the transaction ends. */
export const lockPerson = (tx: Database, userId: string) =>
  tx.execute(sql`select from users where id = ${userId} for no key update`);

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

/** Of those who look and of those who are looked at. */
export const endImpersonationsOf = (tx: Database, userIds: readonly string[]): Promise<ImpersonationRow[]> =>
  tx
    .update(impersonations)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        or(inArray(impersonations.actorId, [...userIds]), inArray(impersonations.personId, [...userIds])),
        isNull(impersonations.endedAt),
      ),
    )
    .returning();

/** Sessions whose time to see as somebody is over, or which have ended themselves, or whose roles no longer let them. */
export const findOverdue = (db: Database): Promise<{ session_id: string }[]> =>
  rowsOf(
    db,
    sql`select i.session_id from impersonations i
        where i.ended_at is null and (i.ends_at <= now()
          or not ${holds(sql`i.actor_id`, 'manage-users')} or ${holds(sql`i.person_id`, 'manage-users')}
          or not exists (
          select from sessions s where s.id = i.session_id and s.revoked_at is null and s.expires_at > now()))`,
  );
