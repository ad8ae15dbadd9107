import { sql } from 'drizzle-orm';
import { countSince } from '../kernel/database/counts.ts';
import type { Database } from '../kernel/database/database.ts';
import { visibleReports } from './reports.repository.ts';

/** Those that this moderator may decide on. */
export const countWaitingReports = (db: Database, moderatorId: string) =>
  countSince(db, sql`g.created_at`, sql`${visibleReports(moderatorId)} and g.status = 'pending'`);
