import { sql } from 'drizzle-orm';
import { countByDays } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';

/** Of those that are still there. */
export const countNewAccounts = (db: Database) =>
  countByDays(db, sql`created_at`, sql`(select created_at from users where deleted_at is null) accounts`);
