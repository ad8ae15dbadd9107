import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Courses that this person brought here as files, and what of them did not come along. */
export const exportCourseImports: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select i.state, c.name as course, i.notes, i.refusal, i.created_at, i.ended_at
        from course_imports i left join courses c on c.id = i.course_id
        where i.owner_id = ${userId} order by i.created_at, i.id`,
  );
