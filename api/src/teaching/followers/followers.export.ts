import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Teachers that this person follows. */
export const exportFollowed: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select u.full_name as teacher, f.followed_at
        from instructor_followers f join users u on u.id = f.instructor_id
        where f.user_id = ${userId} order by f.followed_at, f.instructor_id`,
  );
