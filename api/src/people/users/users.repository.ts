import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { RoleName } from '@stoa/shared/contract/kernel/roles.ts';
import type { Database } from '../../kernel/database/database.ts';
import { users, type User } from '../../kernel/users.tables.ts';
import { userRoles } from '../roles/roles.tables.ts';

const { passwordHash: _passwordHash, ...publicColumns } = getTableColumns(users);

export async function insertUser(db: Database, user: typeof users.$inferInsert, roles: RoleName[]): Promise<User> {
  const [row] = await db.insert(users).values(user).returning(publicColumns);
  if (row === undefined) throw new Error('The new user was not returned.');
  if (roles.length > 0) await db.insert(userRoles).values(roles.map((role) => ({ userId: row.id, role })));
  return row;
}

/** By the address of the account, or of one that was merged into it. */
export async function findUserByEmail(
  db: Database,
  email: string,
): Promise<{ user: User; passwordHash: string | null } | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(
      sql`lower(${users.email}) = lower(${email})
        or ${users.id} = (select a.user_id from email_aliases a where lower(a.email) = lower(${email}))`,
    );
  if (row === undefined) return undefined;
  const { passwordHash, ...user } = row;
  return { user, passwordHash };
}

export async function findUserById(db: Database, id: string): Promise<User | undefined> {
  const [row] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return row;
}
