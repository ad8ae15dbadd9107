import { sql } from 'drizzle-orm';
import { countSince } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';

/** Those that nobody will get: their last attempt failed. They are forgotten with the others, after 30 days. */
export const countFailedMails = (db: Database) =>
  countSince(db, sql`given_up_at`, sql`mails where given_up_at is not null and to_address <> ''`);
