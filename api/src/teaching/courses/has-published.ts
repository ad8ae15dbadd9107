import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { teaches } from './teaches-sql.ts';

/** Whether somebody teaches a course that everyone can see. */
export async function hasPublished(db: Database, userId: string): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select from courses c where c.status = 'published' and c.deleted_at is null and ${teaches(userId)} limit 1`,
  );
  return rows.length > 0;
}
