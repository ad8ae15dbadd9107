import { sql } from 'drizzle-orm';
import { countByDays } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';

export const countNewEnrolments = (db: Database) => countByDays(db, sql`enrolled_at`, sql`enrolments`);

export const countNewCompletions = (db: Database) => countByDays(db, sql`completed_at`, sql`enrolments`);
