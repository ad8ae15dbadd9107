import { sql } from 'drizzle-orm';
import { exportedRows, type ExportPart } from '../../kernel/export-part.ts';

/** What this person said in private; what others said to them is theirs. */
export const exportFeedbacks: ExportPart = (db, { userId }) =>
  exportedRows(
    db,
    sql`select f.subject, c.name as course, l.title as lesson,
          case f.subject when 'instructor' then r.full_name end as teacher, f.rating, f.text, f.status, f.created_at
        from feedbacks f
        left join courses c on c.id = f.course_id
        left join lessons l on l.id = f.lesson_id
        left join users r on r.id = f.receiver_id
        where f.user_id = ${userId} order by f.created_at, f.id`,
  );
