import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** The classes that this person came to, or was written down for. */
export const exportAttendance: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, s.title as class, s.starts_at, a.joined_at, a.left_at, a.seconds, a.marked_status, a.marked_at, a.remarks
        from attendances a join live_sessions s on s.id = a.class_id join courses c on c.id = s.course_id
        where a.user_id = ${userId} order by s.starts_at, a.id`,
  );
