import { inArray } from 'drizzle-orm';
import { type Permission, roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import { userRoles } from '../accounts/accounts.tables.ts';
import type { Database } from '../../kernel/database/database.ts';
import { permissionsOfRole } from './roles.policy.ts';

/** Everyone whose roles hold this permission. */
export async function findHoldersOf(db: Database, permission: Permission): Promise<string[]> {
  const roles = roleNames.filter((name) => permissionsOfRole[name].includes(permission));
  const rows = await db.selectDistinct({ id: userRoles.userId }).from(userRoles).where(inArray(userRoles.role, roles));
  return rows.map(({ id }) => id);
}
