import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

export const exportOwnNotes: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, l.title as lesson, n.text, n.second, n.page, n.created_at, n.updated_at, n.removed_at
        from lesson_notes n
        join courses c on c.id = n.course_id
        left join lessons l on l.id = n.lesson_id
        where n.user_id = ${userId}
        order by n.created_at, n.id`,
  );
