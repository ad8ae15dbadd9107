import { sql } from 'drizzle-orm';
import { countSince } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';

/** Asked for by payers, and decided on by nobody. */
export const countAskedRefunds = (db: Database) =>
  countSince(db, sql`created_at`, sql`refunds where status = 'open' and decided_at is null`);

/** The gateway refused the money, or what it bought could not be taken away. */
export const countFailedRefunds = (db: Database) =>
  countSince(db, sql`updated_at`, sql`refunds where status in ('payment_error', 'revocation_error')`);

/** Something speaks against believing their gateway. */
export const countPaymentsInReview = (db: Database) =>
  countSince(db, sql`updated_at`, sql`transactions where review_reason is not null`);
