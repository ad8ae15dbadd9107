import { sql } from 'drizzle-orm';
import { countSince } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';
import { openRevision, standsAt } from '../courses/work-status-sql.ts';

/** Courses that nobody has decided on. */
export const countWaitingReviews = (db: Database) =>
  countSince(
    db,
    sql`coalesce(r.submitted_at, c.submitted_at)`,
    sql`courses c ${openRevision} where c.deleted_at is null and ${standsAt('in_review')}`,
  );
