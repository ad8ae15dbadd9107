import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { Database } from '../../kernel/database/database.ts';
import { demoAccounts, userRoles } from './accounts.tables.ts';
import { users, type User } from '../../kernel/users.tables.ts';

const { passwordHash: _passwordHash, ...publicColumns } = getTableColumns(users);

export async function insertUser(db: Database, user: typeof users.$inferInsert, roles: RoleName[]): Promise<User> {
  const [row] = await db.insert(users).values(user).returning(publicColumns);
  if (row === undefined) throw new Error('The new user was not returned.');
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
  return row;
}

export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${email})`);
  if (row === undefined) return undefined;
  const { passwordHash, ...user } = row;
  return { user, passwordHash };
}

export async function findUserById(db: Database, id: string): Promise<User | undefined> {
  const [row] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return row;
}

/** Once: who holds it already keeps it. */
export async function addRole(tx: Database, userId: string, role: RoleName): Promise<void> {
  await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing();
}

export async function removeRole(tx: Database, userId: string, role: RoleName): Promise<void> {
  await tx.delete(userRoles).where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)));
}

export async function findDemoAccounts(db: Database) {
  return db
    .select({
      role: demoAccounts.roleLabel,
      name: users.fullName,
      email: users.email,
      password: demoAccounts.password,
    })
    .from(demoAccounts)
    .innerJoin(users, eq(users.id, demoAccounts.userId))
    .orderBy(asc(demoAccounts.position));
}
