import { inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { demoAccounts } from './accounts.tables.ts';

/** Whether the login screen of a demonstration offers one of these accounts to everyone. */
export async function areShared(db: Database, ids: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: demoAccounts.userId })
    .from(demoAccounts)
    .where(inArray(demoAccounts.userId, [...ids]))
    .limit(1);
  return rows.length > 0;
}
