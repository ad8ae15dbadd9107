import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Courses of others that this person works on, or is invited to. */
export const exportCoInstructors: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select c.name as course, i.rights, i.invited_at, i.accepted_at
        from course_instructors i join courses c on c.id = i.course_id
        where i.user_id = ${userId} order by i.invited_at, i.id`,
  );
