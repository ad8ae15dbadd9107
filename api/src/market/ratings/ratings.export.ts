import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportRatings: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, c.slug as course_slug, r.rating, r.comment, r.reply, r.replied_at, r.created_at, r.updated_at
        from course_ratings r join courses c on c.id = r.course_id
        where r.user_id = ${userId} order by r.created_at, r.id`,
  );
