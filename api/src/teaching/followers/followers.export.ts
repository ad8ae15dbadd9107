import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Teachers that this person follows, by what they teach: who others are is theirs. */
export const exportFollowed: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select array(
            select c.name from courses c
            where c.owner_id = f.instructor_id and c.status = 'published' and c.deleted_at is null
            order by c.published_at, c.id) as courses_of_teacher, f.followed_at
        from instructor_followers f where f.user_id = ${userId} order by f.followed_at, f.instructor_id`,
  );
