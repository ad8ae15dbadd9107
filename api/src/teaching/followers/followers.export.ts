import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Teachers that this person follows, by their pages: what others are called is theirs. */
export const exportFollowed: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select '/instructor/' || f.instructor_id as teacher, f.followed_at
        from instructor_followers f where f.user_id = ${userId} order by f.followed_at, f.instructor_id`,
  );
