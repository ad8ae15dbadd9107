import { sql } from 'drizzle-orm';
import { countSince } from '../../kernel/database/counts.ts';
import type { Database } from '../../kernel/database/database.ts';

/** Learning paths that nobody has decided on. */
export const countPathsInReview = (db: Database) =>
  countSince(db, sql`submitted_at`, sql`learning_paths where status = 'in_review'`);
