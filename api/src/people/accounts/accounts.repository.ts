import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { demoAccounts } from './accounts.tables.ts';
import { users } from '../../kernel/users.tables.ts';

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
