import { sql } from 'drizzle-orm';
import { countSince } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { hasOpenAppeal } from './verification-events.ts';

export const countWaitingRequests = (db: Database) =>
  countSince(db, sql`requested_at`, sql`creator_verifications where status = 'pending'`);

export const countWaitingAppeals = (db: Database) =>
  countSince(
    db,
    sql`(select max(a.at) from verification_events a where a.verification_id = creator_verifications.id)`,
    sql`creator_verifications where status = 'revoked' and ${hasOpenAppeal}`,
  );
