import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** Of an attempt of a submission. */
const filesOf = (attempt: ReturnType<typeof sql>) => sql`coalesce((
  select json_agg(json_build_object('name', f.name, 'bytes', f.bytes, 'mime', f.type, 'sha256', f.sha256)
    order by x."order")
  from submission_files x join files f on f.id = x.file_id
  where x.submission_id = s.id and x.attempt = ${attempt}), '[]')`;

/** What this person made for assignments, and what they wrote about the work of others; not that work itself. */
export const exportSubmissions: ExportPart = async (db, { userId }) => ({
  submissions: await exportedRows(
    db,
    sql`select c.name as course, s.path_title as learning_path, s.asked ->> 'title' as assignment, s.status, s.attempt, s.text, s.url,
          ${filesOf(sql`s.attempt + (case when s.status = 'returned' then 1 else 0 end)`)} as files,
          s.submitted_at, s.late, s.score, s.points, s.feedback, s.reviewed_at, s.created_at, s.updated_at,
          coalesce((
            select json_agg(json_build_object('attempt', r.attempt, 'text', r.text, 'url', r.url,
              'files', ${filesOf(sql`r.attempt`)}, 'late', r.late, 'submitted_at', r.submitted_at, 'score', r.score,
              'points', r.points, 'feedback', r.feedback, 'reviewed_at', r.reviewed_at) order by r.attempt)
            from returned_attempts r where r.submission_id = s.id), '[]') as returned_attempts
        from submissions s
        left join courses c on c.id = s.course_id
        where s.user_id = ${userId} order by s.created_at, s.id`,
  ),
  reviews: await exportedRows(
    db,
    sql`select c.name as course, s.path_title as learning_path, s.asked ->> 'title' as assignment, r.score, r.points, r.feedback, r.reviewed_at
        from (
          select id as submission_id, score, points, feedback, reviewed_at, reviewed_by from submissions
          where status = 'approved'
          union all
          select submission_id, score, points, feedback, reviewed_at, reviewed_by from returned_attempts
        ) r
        join submissions s on s.id = r.submission_id
        left join courses c on c.id = s.course_id
        where r.reviewed_by = ${userId} order by r.reviewed_at, s.id`,
  ),
});
