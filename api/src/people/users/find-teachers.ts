import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { users, type User } from '../../kernel/users.tables.ts';

const teaches = and(eq(users.creatorStatus, 'granted'), sql`users.deleted_at is null`);

/** Of these, who teaches here. */
export async function findTeaching(db: Database, ids: readonly string[]): Promise<Pick<User, 'id'>[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} in ${[...ids]}`, teaches));
}

export async function findTeacherByEmail(db: Database, email: string): Promise<Pick<User, 'id'> | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, teaches));
  return row;
}
