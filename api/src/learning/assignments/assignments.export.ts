import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** What this person made for assignments, and what they wrote about the work of others; not that work itself. */
export const exportSubmissions: ExportPart = async (db, { userId }) => ({
  submissions: await exportedRows(
    db,
    sql`select c.name as course, a.title as assignment, s.status, s.attempt, s.text, s.url,
          coalesce((
            select json_agg(json_build_object('name', f.name, 'bytes', f.bytes, 'mime', f.type, 'sha256', f.sha256)
              order by x."order")
            from submission_files x join files f on f.id = x.file_id where x.submission_id = s.id), '[]') as files,
          s.submitted_at, s.late, s.score, s.feedback, s.reviewed_at, s.created_at, s.updated_at
        from submissions s
        join assignments a on a.id = s.assignment_id
        join courses c on c.id = a.course_id
        where s.user_id = ${userId} order by s.created_at, s.id`,
  ),
  reviews: await exportedRows(
    db,
    sql`select c.name as course, a.title as assignment, s.score, s.feedback, s.reviewed_at
        from submissions s
        join assignments a on a.id = s.assignment_id
        join courses c on c.id = a.course_id
        where s.reviewed_by = ${userId} order by s.reviewed_at, s.id`,
  ),
});
