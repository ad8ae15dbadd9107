import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Permission, RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { Database } from '../../kernel/database/database.ts';
import { isRoleName, permissionsOfRole, rolesWith } from './roles.policy.ts';
import { userRoles } from './roles.tables.ts';

/** Everyone whose roles hold this permission and who can use it: who is suspended is told of nothing to do. */
export async function findHoldersOf(db: Database, permission: Permission): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: userRoles.userId })
    .from(userRoles)
    .where(and(inArray(userRoles.role, rolesWith(permission)), isNotSuspended(userRoles.userId)));
  return rows.map(({ id }) => id);
}

const isNotSuspended = (userId: SQLWrapper): SQL =>
  sql`not exists (select from suspensions x where x.user_id = ${userId} and x.ended_at is null)`;

export async function isHolderOf(db: Database, userId: string, permission: Permission): Promise<boolean> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.some(({ role }) => isRoleName(role) && permissionsOfRole[role].includes(permission));
}

/** The same in SQL, of a column. */
export const holds = (userId: SQL, permission: Permission): SQL =>
  sql`exists (select from user_roles h where h.user_id = ${userId} and h.role in ${rolesWith(permission)})`;

type Grant = Omit<typeof userRoles.$inferInsert, 'grantedAt'>;

/**
 * The next call of that person is made with it, in every open session. Who holds it already keeps it, from whom they had it.
 * Returns whether it is new.
 */
export async function giveRole(tx: Database, grant: Grant): Promise<boolean> {
  const rows = await tx.insert(userRoles).values(grant).onConflictDoNothing().returning({ role: userRoles.role });
  return rows.length > 0;
}

/** Whether there was one to take. */
export async function takeRole(tx: Database, userId: string, role: RoleName): Promise<boolean> {
  const rows = await tx
    .delete(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
    .returning({ role: userRoles.role });
  return rows.length > 0;
}

export const findGrants = (db: Database, userId: string) =>
  db
    .select()
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.grantedAt), asc(userRoles.role));
